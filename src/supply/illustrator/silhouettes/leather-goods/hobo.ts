import { standingFolds } from "../../blocks/bag-shape.ts";
import { strap } from "../../blocks/bag-straps.ts";
import { ring } from "../../blocks/hardware.ts";
import { metalColours } from "../../blocks/metal.ts";
import { zipTeeth } from "../../blocks/zip-front.ts";
import { bow } from "../../geometry/along.ts";
import type { Point } from "../../geometry/point.ts";
import { closedSpline, spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish, softHides } from "./leathers.ts";

export interface HoboCut {
  readonly width: number;
  readonly height: number;
  /** How far the strap rises above the bag's horns. */
  readonly drop: number;
  /** How deep the upper edge sags between the horns. */
  readonly sag: number;
  readonly hold: "ring" | "run-on" | "knot";
}

export const hobo = silhouette<"hobo", HoboCut>({
  kind: "hobo",
  family: "bag",
  leaves: { women: ["C.1.2", "C.1.3"] },
  fabrics: softHides,
  cut: (random, _, leaf) => ({
    ...random.pick([
      { width: 38, height: 27, drop: 19, sag: 5.5 },
      { width: 33, height: 22, drop: 22, sag: 4 },
      { width: 42, height: 31, drop: 16, sag: 7 },
    ]),
    ...(leaf === "C.1.3" && { width: 31, height: 19, drop: 21, sag: 4 }),
    hold: random.pick(["ring", "run-on", "knot"]),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawHobo,
  words: () => ({ closure: "zip" }),
});

function drawHobo(
  cut: HoboCut,
  { main, contrast = main, lining = main, metal = "gold" }: Fabric,
  hand: Hand,
) {
  const { width, height, sag, drop, hold } = cut;
  const half = width / 2;
  const horn: Point = [half * 0.84, -height];
  const edge = spline(
    [-horn[0], horn[1], "*"],
    [-half * 0.6, -height + sag * 0.55],
    [0, -height + sag],
    [half * 0.6, -height + sag * 0.55],
    [horn[0], horn[1], "*"],
  );
  const outline = closedSpline(
    [-horn[0], horn[1], "*"],
    [-half * 0.6, -height + sag * 0.55],
    [0, -height + sag],
    [half * 0.6, -height + sag * 0.55],
    [horn[0], horn[1], "*"],
    [half * 0.97, -height * 0.62],
    [half * 0.99, -height * 0.34],
    [half * 0.86, -height * 0.1],
    [half * 0.56, -0.35],
    [0, 0],
    [-half * 0.58, -0.3],
    [-half * 0.88, -height * 0.11],
    [-half, -height * 0.36],
    [-half * 0.96, -height * 0.64],
  );
  const back = spline([-horn[0], horn[1], "*"], [0, -height + sag * 0.45], [horn[0], horn[1], "*"])
    .to(edge.shift(0, 1.2).reverse())
    .close();
  // A strap cut in one with the body starts well within it.
  const foot = hold === "run-on" ? 1.3 : 0.2;
  const rise = spline(
    [-horn[0] + foot, horn[1] + foot * 2.4],
    [-half * 0.78, horn[1] - drop * 0.52],
    [-half * 0.34, horn[1] - drop * 0.95],
    [half * 0.08, horn[1] - drop * 0.98],
    [half * 0.6, horn[1] - drop * 0.66],
    [horn[0] - foot, horn[1] + foot * 2.4],
  );
  const wide = hold === "run-on" ? 2.6 : 2;
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: [...standingFolds(outline.box(), hand.random, 0.3), ...drapes(cut, hand.random)],
    lines: [
      { path: edge.shift(0, 0.55), kind: "stitch", ...(contrast.thread && { colour: contrast.thread }) },
      { path: edge.shift(0, 1.1), kind: "seam", strength: 0.5 },
    ],
  };
  return {
    parts: [
      {
        outline: back,
        cloth: lining,
        role: "lining" as const,
        inside: 0.5,
        flat: true,
        trims: [
          zipTeeth(
            spline(
              [-horn[0] * 0.86, -height + sag * 0.24],
              [0, -height + sag * 0.72],
              [horn[0] * 0.86, -height + sag * 0.24],
            ),
            metalColours[metal],
            0.5,
          ),
        ],
      },
      strap(rise, wide, contrast, {
        stitch: hold !== "knot",
        nodes: 18,
        ...(hold === "run-on" && { taper: (share: number) => 1.3 - 0.5 * Math.sin(Math.PI * share) ** 0.6 }),
      }),
      body,
      ...horns(cut, horn, contrast, metal),
    ],
    main,
    ground: "floor" as const,
    detail: { of: "clasp" as const, box: [-half - 3, -height - 6, -half + 19, -height + 16] as const },
  };
}

/** Folds that hang from the horns into the belly, as slack leather does. */
function drapes({ width, height, sag }: HoboCut, random: Random): Fold[] {
  const half = width / 2;
  const from = (side: number, share: number): Point => [
    side * half * (0.8 - share * 0.3),
    -height + 1.6 + sag * share * 0.9,
  ];
  return [-1, 1].flatMap((side) =>
    [0, 0.5, 1].map((share): Fold => {
      const until: Point = [
        side * half * (0.52 - share * 0.36 + random.sway(0.05)),
        -height * (0.24 + share * 0.16 + random.sway(0.05)),
      ];
      return {
        spine: bow(from(side, share), until, side * (0.1 + random.between(0, 0.06))),
        width: width * 0.022,
        depth: -0.62 + share * 0.14,
        swell: "start",
      };
    }),
  );
}

function horns(
  { hold }: HoboCut,
  [x, y]: Point,
  cloth: Part["cloth"],
  metal: NonNullable<Fabric["metal"]>,
): Part[] {
  if (hold === "run-on") return [];
  return [-1, 1].map((side): Part => {
    const knot = hold === "knot";
    const at: Point = [side * (x - 0.1), y + (knot ? -0.4 : 0.1)];
    return {
      outline: closedSpline(
        [at[0] - 1.5, at[1] - 0.2],
        [at[0], at[1] - 1.5],
        [at[0] + 1.5, at[1] - 0.1],
        [at[0] + side * 0.3, at[1] + (knot ? 2.2 : 3.2)],
      ),
      cloth,
      lift: 0.3,
      lines: knot
        ? [
            { path: bow([at[0] - 1.1, at[1] - 0.4], [at[0] + 1, at[1] + 0.9], 0.2), kind: "seam" },
            { path: bow([at[0] + 1.1, at[1] - 0.5], [at[0] - 0.5, at[1] + 1.3], -0.2), kind: "seam" },
          ]
        : [],
      ...(!knot && { trims: [ring([at[0], at[1] - 0.7], 1.35, 0.34, metal)] }),
    };
  });
}
