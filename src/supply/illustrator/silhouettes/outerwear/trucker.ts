import { bothSides } from "../../blocks/both-sides.ts";
import { fleecy, furry } from "../../blocks/fur.ts";
import { turnedCollar } from "../../blocks/jacket-collars.ts";
import { pocketFlap } from "../../blocks/jacket-pockets.ts";
import {
  buttonBand,
  buttonsDown,
  hemBand,
  jacketArm,
  jacketBody,
  jacketSleeves,
  jacketTorso,
} from "../../blocks/jacket-shell.ts";
import { strokes } from "../../blocks/strokes.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import type { Colour } from "../../colour/oklab.ts";
import { bow } from "../../geometry/along.ts";
import type { Point } from "../../geometry/point.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Fold, Line, Model } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import type { Hand } from "../silhouette.ts";

/** The jacket with two chest pockets and the V of seams below them, in denim or in suede. */
export interface TruckerCut {
  /** -0.3 close … 1 oversized */
  readonly fit: number;
  /** Body without the band, in centimetres. */
  readonly length: number;
  readonly collar: "plain" | "fleece";
  readonly open: boolean;
  readonly sidePockets: boolean;
}

export interface TruckerCloths {
  readonly main: Cloth;
  readonly lining: Cloth;
  readonly thread?: Colour;
  readonly button: Colour;
}

export function truckerCut(random: Random, womens: boolean): TruckerCut {
  return {
    fit: random.pick(womens ? [-0.4, 0, 0.4, 0.9] : [-0.3, 0, 0.3, 0.7]),
    length: random.pick(womens ? [40, 48, 54, 60] : [54, 57, 61]),
    collar: random.chance(0.16) ? "fleece" : "plain",
    open: random.chance(0.6),
    sidePockets: random.chance(0.5),
  };
}

export function drawTrucker(cut: TruckerCut, cloths: TruckerCloths, hand: Hand): Model {
  const { main, lining, thread, button } = cloths;
  const womens = hand.universe === "women";
  const torso = jacketTorso({ fit: cut.fit, length: cut.length, womens, waist: -0.4, hem: -0.6 });
  const sewn = { cloth: main, ...(thread && { thread }) };
  const collar = turnedCollar({
    half: torso.neck,
    cloth: main,
    lining: cut.collar === "fleece" ? { kind: "shearling", colour: "#e6dcc8" } : lining,
    open: cut.open ? 14 : 0,
    size: 1.12,
    ...(thread && { thread }),
    ...(cut.collar === "fleece" && {
      leaf: { kind: "shearling", colour: "#e6dcc8" },
      edge: (outline) => furry(outline, hand.random, fleecy),
    }),
  });
  const arm = jacketArm({ torso, fit: cut.fit, womens, longer: -4.5, wider: 0.2, wrist: 0.2 });
  const shank = { radius: 0.85, colour: button, style: "shank" as const };
  const yokeY = torso.underarmY - 7.5;
  const [x, width] = [5, womens ? 9.2 : 10.4];
  const yokeFrom: Point = [1.7, yokeY + 1.4];
  const yokeTo: Point = [torso.shoulder - 1.9, yokeY - 0.6];
  const bottom = torso.length + 0.4;
  const vees = [
    spline([x + 0.6, yokeY + 2], [x - 0.6, yokeY + 16], [2.9, bottom]),
    spline([x + width - 0.6, yokeY + 1], [x + width * 0.72, yokeY + 18], [x + width * 0.42, bottom]),
  ];
  const both = (paths: readonly ReturnType<typeof polyline>[]) =>
    strokes(paths.flatMap((path) => [path, path.mirror()]));
  const seen = thread && { colour: thread };
  const lines: Line[] = [
    { path: both([polyline(yokeFrom, yokeTo), ...vees]), kind: "seam" },
    {
      path: both([
        polyline(yokeFrom, yokeTo).shift(0, 0.55),
        ...vees.map((path) => path.shift(0.5, 0)),
        ...vees.map((path) => path.shift(-0.45, 0)),
      ]),
      kind: "stitch",
      ...seen,
    },
  ];
  if (cut.sidePockets) {
    const mouth = bow([torso.hem - 4.6, cut.length - 17], [torso.hem - 2.6, cut.length - 4], 0.02);
    lines.push(
      { path: both([mouth]), kind: "edge" },
      { path: both([mouth.shift(-0.7, 0)]), kind: "stitch", ...seen },
    );
  }
  const flap = pocketFlap("pointed", { x, y: yokeY + 0.9, width, height: 5.6, tilt: -0.9 }, sewn, {
    ...shank,
    radius: 0.72,
  });
  const waistband = hemBand(torso, 4.4, main, 0.985);
  const fastened = buttonsDown(cut.length < 48 ? 4 : 5, (cut.open ? 14 : 5) + 2.4, torso.length - 3.5, shank);
  return {
    parts: [
      ...collar.back,
      ...jacketSleeves(
        {
          arm,
          cloth: main,
          amount: 1.05,
          cuff: { style: "band", height: 4.8, button: { kind: "button", at: [0, 0], ...shank, radius: 0.7 } },
          ...(thread && { thread }),
        },
        hand,
      ),
      jacketBody(
        {
          torso,
          neck: collar.seam,
          cloth: main,
          rows: 0,
          stitched: true,
          lines,
          folds: worn(torso.hem, cut),
          ...(thread && { thread }),
        },
        hand.random,
      ),
      ...bothSides(flap, hand),
      {
        ...waistband,
        lines: [
          {
            path: strokes([0.2, 3.7].map((y) => bandLine(torso.hem, torso.length + y, torso.dip))),
            kind: "stitch",
            ...seen,
          },
        ],
      },
      buttonBand({
        width: 3.8,
        top: collar.meet,
        bottom: torso.length + 4.4 + torso.dip,
        ...sewn,
        buttons: [...fastened, ...buttonsDown(1, torso.length + 2.6, 0, shank)],
      }),
      ...collar.front,
    ],
    main,
    ground: "wall",
    detail: { of: "pocket", box: [-13, -6, 15, 29] },
  };
}

const bandLine = (hem: number, y: number, dip: number) =>
  spline([-hem * 0.985, y], [0, y + dip * 0.9], [hem * 0.985, y]);

/** Paler where it is worn: across the chest and down the middle of each front. */
const worn = (hem: number, { length }: TruckerCut): Fold[] =>
  [-1, 1].flatMap((side): Fold[] => [
    { spine: bow([side * hem * 0.5, 20], [side * hem * 0.44, length - 5], 0.02), width: 3.6, depth: 0.55 },
    { spine: bow([side * 7, 8], [side * 15, 12], 0.05 * side), width: 1.8, depth: 0.35 },
  ]);
