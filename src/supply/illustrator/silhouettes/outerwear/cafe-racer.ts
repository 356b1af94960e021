import { standCollar } from "../../blocks/jacket-collars.ts";
import { zipPocket } from "../../blocks/jacket-pockets.ts";
import { jacketArm, jacketBody, jacketSleeves, jacketTorso } from "../../blocks/jacket-shell.ts";
import { metalColours } from "../../blocks/metal.ts";
import { aboveEnd } from "../../blocks/sleeve.ts";
import { strokes } from "../../blocks/strokes.ts";
import { torsoEdges } from "../../blocks/torso.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import { type Colour, shadow } from "../../colour/oklab.ts";
import { bow, offset } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { mix } from "../../geometry/point.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Fold, Line, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface CafeRacerCut {
  readonly fit: number;
  readonly length: number;
  /** How far the zip is open; 0 is closed. */
  readonly open: number;
  readonly panels: "plain" | "yoke" | "quilted-shoulder" | "princess";
  readonly chestZip: boolean;
}

export const cafeRacer = silhouette<"cafe-racer", CafeRacerCut>({
  kind: "cafe-racer",
  family: "jacket",
  leaves: { men: ["A.4.3"], women: ["A.4.3"] },
  fabrics: [
    { kind: "leather", weight: 6, material: "leather", dyes: ["leather"] },
    { kind: "grained-leather", weight: 2, material: "leather", dyes: ["leather", "classic"] },
    { kind: "suede", weight: 2, material: "suede", dyes: ["leather", "earth"] },
  ],
  cut: (random, universe) => ({
    fit: random.pick(universe === "men" ? [-0.4, -0.1, 0.3] : [-0.4, -0.1, 0.5]),
    length: random.pick(universe === "men" ? [60, 64] : [48, 54, 60]),
    open: random.pick([0, 0, 15, 20]),
    panels: random.pick(["plain", "yoke", "quilted-shoulder", "princess"]),
    chestZip: random.chance(0.5),
  }),
  finish: (main, _cut, random) => ({
    lining: { kind: "satin", colour: random.chance(0.3) ? "#5d2330" : shadow(main.colour, 0.3) },
    metal: random.pick(["silver", "brass", "gunmetal"]),
  }),
  draw: drawCafeRacer,
  words: ({ length }) => ({
    collar: "mandarin",
    sleeve: "long",
    length: length < 52 ? "cropped" : "regular",
    closure: "zip",
  }),
});

function drawCafeRacer(cut: CafeRacerCut, fabric: Fabric, hand: Hand) {
  const { main, lining = main } = fabric;
  const womens = hand.universe === "women";
  const teeth = metalColours[fabric.metal ?? "silver"];
  const torso = jacketTorso({ fit: cut.fit, length: cut.length, womens, waist: -0.2, hem: -0.4 });
  const collar = standCollar({ half: torso.neck, height: 4.8, cloth: main, lining, open: cut.open });
  const arm = jacketArm({ torso, fit: cut.fit - 0.2, womens, longer: 1 });
  const { lines, folds } = panels(cut, torso.shoulder, torso.underarmY, torso.hem);
  const { side } = torsoEdges(torso);
  const tape = { kind: "canvas", colour: shadow(main.colour, 0.3) } as const;
  return {
    parts: [
      ...collar.back,
      ...jacketSleeves(
        {
          arm,
          cloth: main,
          cuff: { style: "hem", rows: 1 },
          amount: 1.1,
          lines: [{ path: strokes([aboveEnd(arm, 26), aboveEnd(arm, 25.4)]), kind: "seam", strength: 0.6 }],
        },
        hand,
      ),
      jacketBody(
        {
          torso,
          neck: collar.seam,
          cloth: main,
          stitched: true,
          lines: [
            ...lines,
            {
              path: strokes([offset(side, 3.2, 0.05, 1, 6), offset(side, 3.2, 0.05, 1, 6).mirror()]),
              kind: "seam",
              strength: 0.7,
            },
          ],
          folds,
        },
        hand.random,
      ),
      ...pockets(cut, torso.hem, torso.underarmY, main, teeth),
      ...collar.front,
      closedZip(polyline([0, collar.top + 0.4], [0, cut.length + torso.dip]), { tape, teeth, width: 2.1 }),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-14, -6, 14, 29] as const },
  };
}

function pockets(
  cut: CafeRacerCut,
  hem: number,
  underarmY: number,
  main: Fabric["main"],
  teeth: Colour,
): Part[] {
  const y = cut.length - 20;
  const right = zipPocket([hem - 8.6, y], [hem - 4.8, y + 12.5], main, teeth);
  const chest = cut.chestZip ? zipPocket([5.4, underarmY - 5.4], [14, underarmY - 6.4], main, teeth) : [];
  return [...right, ...right.map((part) => mirrorPart(part)), ...chest];
}

/** Seams that shape the front, and the light they catch. */
function panels(
  { panels: kind, length }: CafeRacerCut,
  shoulder: number,
  underarmY: number,
  hem: number,
): { lines: Line[]; folds: Fold[] } {
  const both = (...paths: Path[]) => strokes(paths.flatMap((path) => [path, path.mirror()]));
  const sheen: Fold[] = [-1, 1].flatMap((side): Fold[] => [
    { spine: bow([side * 9, 12], [side * hem * 0.5, length - 8], 0.03 * side), width: 2.2, depth: 0.55 },
    { spine: bow([side * 3.2, 20], [side * 3.4, length - 3], 0.01), width: 0.9, depth: 0.4 },
  ]);
  switch (kind) {
    case "plain":
      return { lines: [], folds: sheen };
    case "yoke": {
      const yoke = spline([0.9, 17.4], [9, 17], [shoulder - 2, 15.6]);
      return {
        lines: [
          { path: both(yoke), kind: "seam" },
          { path: both(yoke.shift(0, 0.6)), kind: "stitch" },
        ],
        folds: sheen,
      };
    }
    case "princess": {
      const seam = spline(
        [shoulder - 2.6, 15.6],
        [11.2, underarmY + 3],
        [9, mix(underarmY, length, 0.55)],
        [9.6, length + 0.6],
      );
      return {
        lines: [
          { path: both(seam), kind: "seam" },
          { path: both(seam.shift(-0.6, 0)), kind: "stitch" },
        ],
        folds: sheen,
      };
    }
    case "quilted-shoulder": {
      const rows = [0, 1, 2, 3, 4].map((i) =>
        spline([9.4, 4.6 + i * 2.3], [14, 5.6 + i * 2.2], [shoulder - 1.4 - i * 0.1, 8.4 + i * 1.9]),
      );
      const ridges = rows.flatMap((row): Fold[] =>
        [row, row.mirror()].map((path) => ({
          spine: path.shift(0, 1.1),
          width: 0.55,
          depth: 0.6,
          swell: "full",
        })),
      );
      const frame = spline([9.4, 3.4], [9.1, 9], [9.2, 15.4, "*"], [shoulder - 1.9, 17.8]);
      return {
        lines: [
          { path: both(...rows), kind: "groove" },
          { path: both(frame), kind: "seam" },
          { path: both(frame.shift(-0.6, 0.6)), kind: "stitch" },
        ],
        folds: [...sheen, ...ridges],
      };
    }
  }
}
