import type { Universe } from "#vocabulary/universe.ts";
import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { bow } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Fold, Line, Part, Trim } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Random } from "../random.ts";
import type { Hand } from "../silhouettes/silhouette.ts";
import { type LapelKind, type LapelShape, lapelParts } from "./lapel.ts";
import { closedFor } from "./tailored-body.ts";
import { welt } from "./tailored-pocket.ts";

export interface WaistcoatShape {
  readonly front: "single" | "double";
  readonly buttons: number;
  readonly lapel: LapelKind | "none";
  /** Where the neckline ends. */
  readonly breakY: number;
  /** Length at the side; points reach lower. */
  readonly length: number;
  /** How far the points reach below the side: 0 is a straight hem. */
  readonly points: number;
  /** -1 slim … 1 roomy */
  readonly fit: number;
  readonly pockets: boolean;
}

interface Block {
  readonly neck: number;
  readonly shoulder: number;
  readonly drop: number;
  readonly underarm: number;
  readonly underarmY: number;
  readonly waist: number;
  readonly waistY: number;
  readonly hem: number;
  readonly overlap: number;
}

function block(universe: Universe, { fit: f, front }: WaistcoatShape): Block {
  const overlap = front === "double" ? 6 : 1.4;
  return universe === "men"
    ? {
        neck: 7.4,
        shoulder: 15.4 + f,
        drop: 3.4,
        underarm: 17.4 + f * 1.4,
        underarmY: 26,
        waist: 16.4 + f * 1.6,
        waistY: 43,
        hem: 17.6 + f * 1.6,
        overlap,
      }
    : {
        neck: 7,
        shoulder: 13.8 + f,
        drop: 3.1,
        underarm: 15.6 + f * 1.6,
        underarmY: 23.4,
        waist: 14 + f * 2,
        waistY: 38.5,
        hem: 16 + f * 1.8,
        overlap,
      };
}

/** A sleeveless front with its deep armholes; what it is lined with shows at neck and arms. */
export function waistcoat(
  shape: WaistcoatShape,
  cloth: { main: Cloth; back: Cloth; button: Colour },
  hand: Hand,
): Part[] {
  const b = block(hand.universe, shape);
  const edges = outlineOf(b, shape);
  const folds = (random: Random) => foldsOf(b, shape, random);
  const right: Part = {
    outline: edges.outline,
    cloth: cloth.main,
    role: "front",
    lift: 0.6,
    folds: folds(hand.random),
    lines: linesOf(b, shape, edges),
    trims: buttonsOf(b, shape, cloth.button),
  };
  const left: Part = {
    ...mirrorPart({ ...right, trims: [], folds: folds(hand.leftRandom) }),
    lift: 0.4,
  };
  const pocketY = Math.min(b.waistY + 6.5, shape.length - 7);
  const outer = mix(b.waist, b.hem, 0.5) - 2.2;
  const pockets = shape.pockets
    ? [
        welt(
          { inner: [Math.max(outer - 8.6, b.overlap + 0.8), pocketY], outer: [outer, pocketY - 1.4] },
          1.9,
          cloth.main,
        ),
      ]
    : [];
  const revers =
    shape.lapel === "none" ? [] : lapelParts(lapelOf(b, shape, shape.lapel), sameCloth(cloth.main), 0.3);
  const flip = (parts: Part[]) => parts.map((part) => mirrorPart(part));
  const parts = [
    inside(b, shape, cloth.back),
    left,
    ...flip(pockets),
    ...flip(revers),
    right,
    ...pockets,
    ...revers,
  ];
  return closedFor(hand.universe, parts);
}

const sameCloth = (main: Cloth) => ({ lapel: main, collar: main });

const lapelOf = (b: Block, { breakY }: WaistcoatShape, kind: LapelKind): LapelShape => ({
  kind,
  neck: b.neck,
  rise: 0.5,
  turn: [-b.overlap, breakY],
  width: -2.2,
  gorge: -1.2,
  belly: 0.8,
});

function outlineOf(b: Block, { breakY, length, points, front }: WaistcoatShape) {
  const x = -b.overlap;
  const opening = spline(
    [b.neck, 0, "*"],
    [b.neck - 0.7, breakY * 0.25],
    [mix(b.neck, x, 0.52) + 0.5, breakY * 0.68],
    [x, breakY, "*"],
  );
  const tip: Point = [front === "double" ? x + 5 : b.hem * 0.3, length + points];
  const edge =
    points > 0
      ? spline([x, breakY, "*"], [x - 0.1, mix(breakY, length, 0.6)], [x + 0.2, length - 1.4, "*"])
      : spline([x, breakY, "*"], [x, length + 0.8, "*"]);
  const hem =
    points > 0
      ? spline([x + 0.2, length - 1.4, "*"], [tip[0], tip[1], "*"]).to(
          spline(
            [tip[0], tip[1], "*"],
            [mix(tip[0], b.hem, 0.5), length + points * 0.28],
            [b.hem, length, "*"],
          ),
        )
      : spline([x, length + 0.8, "*"], [b.hem * 0.5, length + 0.7], [b.hem, length, "*"]);
  const side = spline(
    [b.underarm, b.underarmY],
    [mix(b.underarm, b.waist, 0.65), mix(b.underarmY, b.waistY, 0.55)],
    [b.waist, Math.min(b.waistY, length - 4)],
    [b.hem, length],
  );
  const armhole = spline(
    [b.shoulder, b.drop, "*"],
    [b.shoulder - 1.9, b.drop + 7],
    [b.shoulder - 1.4, mix(b.drop, b.underarmY, 0.68)],
    [b.underarm - 1.7, b.underarmY - 1.8],
    [b.underarm, b.underarmY, "*"],
  );
  const shoulder = spline(
    [b.neck, 0, "*"],
    [mix(b.neck, b.shoulder, 0.5), b.drop * 0.45],
    [b.shoulder, b.drop, "*"],
  );
  const outline = opening
    .to(edge)
    .to(hem)
    .to(side.reverse())
    .to(armhole.reverse())
    .to(shoulder.reverse())
    .close();
  return { outline, opening, edge, hem, armhole };
}

/** The back, seen through neck and armholes, with its label. */
function inside(b: Block, { breakY, length }: WaistcoatShape, cloth: Cloth): Part {
  const right = spline(
    [b.neck - 0.2, -1, "*"],
    [mix(b.neck, b.shoulder, 0.5), 0.9],
    [b.shoulder + 0.4, b.drop + 0.6, "*"],
  )
    .to(
      spline(
        [b.shoulder + 0.4, b.drop + 0.6, "*"],
        [b.shoulder - 0.4, b.drop + 9],
        [b.shoulder + 0.6, mix(b.drop, b.underarmY, 0.75)],
        [b.underarm - 0.1, b.underarmY + 0.6, "*"],
      ),
    )
    .lineTo([b.waist - 1, Math.min(b.waistY, length - 3)], [b.hem - 1, length - 1]);
  const neck = spline([-b.neck + 0.2, -1, "*"], [0, 0.9], [b.neck - 0.2, -1, "*"]);
  return {
    outline: neck.to(right).to(right.mirror().reverse()).close(),
    cloth,
    role: "lining",
    inside: 0.4,
    flat: true,
    edge: 0.7,
    folds: [
      { spine: bow([-2.6, 4], [-1.2, breakY], 0.04), width: 1.2, depth: 0.4 },
      { spine: bow([1.4, 5], [0.6, breakY], 0.03), width: 1.1, depth: -0.6 },
    ],
    lines: [{ path: spline([-b.neck, 1.4], [0, 3.2], [b.neck, 1.4]), kind: "seam", strength: 0.8 }],
    trims: [{ kind: "label", at: [0, 5], width: 4.8, height: 1.9, colour: "#e9e1d2" }],
  };
}

function linesOf(
  b: Block,
  { length, pockets }: WaistcoatShape,
  edges: { opening: Path; edge: Path; armhole: Path },
): Line[] {
  const x = b.underarm * 0.5;
  return [
    {
      path: spline([x, b.underarmY + 2], [x - 0.4, b.waistY], [x + 0.3, pockets ? b.waistY + 6 : length]),
      kind: "seam",
      strength: 0.75,
    },
    { path: edges.edge.map(([px, y]) => [px + 0.6, y]), kind: "stitch", strength: 0.3 },
    { path: edges.opening.map(([px, y]) => [px + 0.7, y + 0.2]), kind: "stitch", strength: 0.35 },
    { path: edges.armhole.map(([px, y]) => [px - 0.7, y]), kind: "stitch", strength: 0.35 },
  ];
}

function foldsOf(b: Block, { length, breakY }: WaistcoatShape, random: Random): Fold[] {
  const w = b.waist;
  return [
    {
      spine: bow([b.underarm - 0.3, b.underarmY + 1], [w * 0.55, b.underarmY + 9], 0.1),
      width: 0.8,
      depth: -0.4,
      swell: "start",
    },
    {
      spine: bow([w - 0.2, b.waistY - 2], [w * 0.5, b.waistY + random.between(-1, 1.5)], -0.1),
      width: 0.7,
      depth: -0.36,
      swell: "start",
    },
    {
      spine: bow([w * 0.62, b.waistY], [b.hem * 0.64, length], random.sway(0.04)),
      width: 1.2,
      depth: -0.3,
      swell: "end",
    },
    { spine: bow([b.shoulder * 0.78, 6], [w * 0.62, b.waistY - 4], 0.03), width: 2.4, depth: 0.42 },
    {
      spine: bow([0.6, breakY + 2], [w * 0.6, breakY + random.between(3, 6)], 0.08),
      width: 0.6,
      depth: -0.3,
      swell: "start",
    },
  ];
}

function buttonsOf(
  { waistY }: Block,
  { front, buttons, breakY, length, points }: WaistcoatShape,
  colour: Colour,
): Trim[] {
  const last = Math.min(length - (points > 0 ? 4.5 : 4), waistY + 13);
  const rows = Array.from({ length: buttons }, (_, i) =>
    mix(breakY + 1.4, last, buttons > 1 ? i / (buttons - 1) : 0),
  );
  const at = (x: number, y: number): Trim => ({ kind: "button", at: [x, y], radius: 0.78, colour });
  return front === "single"
    ? rows.map((y) => at(0, y))
    : rows.flatMap((y, i) => [at(-4 - (buttons - 1 - i) * 0.3, y), at(4 + (buttons - 1 - i) * 0.3, y)]);
}
