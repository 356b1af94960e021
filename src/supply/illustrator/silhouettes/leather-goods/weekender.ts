import { zipPull } from "../../blocks/bag-locks.ts";
import { arch, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { strap, tab } from "../../blocks/bag-straps.ts";
import { dRing } from "../../blocks/hardware.ts";
import { metalColours } from "../../blocks/metal.ts";
import { zipTeeth } from "../../blocks/zip-front.ts";
import { closedSpline, polyline, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish, hides } from "./leathers.ts";

export interface WeekenderCut {
  readonly width: number;
  readonly height: number;
  readonly drop: number;
  /** A barrel is round at its ends, a holdall stands square. */
  readonly shape: "barrel" | "holdall";
  readonly ends: "plain" | "leather";
  readonly pocket: boolean;
}

export const weekender = silhouette<"weekender", WeekenderCut>({
  kind: "weekender",
  family: "luggage",
  leaves: { men: ["C.1.5"], women: ["C.1.5"] },
  fabrics: [
    ...hides,
    {
      kind: "canvas",
      weight: 40,
      material: "canvas",
      dyes: ["neutral", "earth", "classic"],
      motifs: [
        ["plain", 6],
        ["camouflage", 0.4],
        ["wide-stripe", 0.6],
      ],
    },
    { kind: "nylon", weight: 16, material: "nylon", dyes: ["classic", "earth"] },
    { kind: "tweed", weight: 5, material: "tweed", dyes: ["neutral", "earth"] },
  ],
  cut: (random) => ({
    ...random.pick([
      { width: 50, height: 29, drop: 17 },
      { width: 54, height: 32, drop: 15 },
      { width: 46, height: 31, drop: 19 },
    ]),
    shape: random.pick(["barrel", "holdall"]),
    ends: random.pick(["plain", "leather"]),
    pocket: random.chance(0.4),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawWeekender,
  words: () => ({ closure: "zip" }),
});

function drawWeekender(cut: WeekenderCut, { main, contrast = main, metal = "brass" }: Fabric, hand: Hand) {
  const { width, height } = cut;
  const half = width / 2;
  const barrel = cut.shape === "barrel";
  const outline = barrel
    ? closedSpline(
        [-half * 0.8, -height + 0.7],
        [-half * 0.4, -height + 0.1],
        [0, -height + 0.35],
        [half * 0.42, -height],
        [half * 0.82, -height + 0.8],
        [half * 0.965, -height * 0.76],
        [half, -height * 0.4],
        [half * 0.96, -height * 0.12],
        [half * 0.86, -0.5],
        [half * 0.5, 0],
        [-half * 0.5, 0],
        [-half * 0.87, -0.5],
        [-half * 0.965, -height * 0.13],
        [-half, -height * 0.42],
        [-half * 0.955, -height * 0.78],
      )
    : roundedShape(
        [-half * 0.93, -height, 3, -0.5],
        [half * 0.93, -height, 3, 0.4],
        [half, 0, 2.4, 0],
        [-half, 0, 2.4, 0.4],
      );
  const zipLine = spline([-half * 0.86, -height + 1.9], [0, -height + 1.5], [half * 0.86, -height + 1.9]);
  const x = half * 0.4;
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: standingFolds(outline.box(), hand.random, 1),
    lines: [
      { path: zipLine.shift(0, 0.7), kind: "seam" },
      { path: zipLine.shift(0, 1.2), kind: "stitch" },
    ],
    trims: [
      zipTeeth(zipLine, metalColours[metal], 0.6),
      ...zipPull(zipLine.start, [0.4, 1], metal, { size: 1.1, tab: contrast.colour }),
    ],
  };
  const front = polyline([-x, -0.6], [-x, -height + 2.4])
    .to(arch(x, -height + 2.4, cut.drop + 2.4, 0.8, 0.4))
    .to(polyline([x, -height + 2.4], [x, -0.6]));
  const tip = half * 0.94;
  return {
    parts: [
      strap(arch(x, -height + 1, cut.drop - 1, 0.8, 2), 2.3, contrast, { behind: true }),
      body,
      ...(cut.ends === "leather" ? corners(cut, contrast) : []),
      ...(cut.pocket ? [pocket(cut, main)] : []),
      strap(front, 2.4, contrast, { nodes: 30, lift: 0.3 }),
      ...[-1, 1].map(
        (side): Part => ({
          ...tab([side * tip, -height + 4.6], 2.6, 4.4, contrast, { angle: side * -6 }),
          trims: [dRing([side * tip, -height + 4.4], 2.9, 180, metal)],
        }),
      ),
      {
        outline: roundedShape(
          [-3.6, -height - cut.drop - 0.95, 0.9],
          [4.4, -height - cut.drop - 0.95, 0.9],
          [4.4, -height - cut.drop + 2.4, 0.9],
          [-3.6, -height - cut.drop + 2.4, 0.9],
        ),
        cloth: contrast,
        role: "body" as const,
        lift: 0.3,
        lines: [
          {
            path: polyline([-3.2, -height - cut.drop + 1.8], [4, -height - cut.drop + 1.8]),
            kind: "stitch" as const,
          },
        ],
      },
    ],
    main,
    ground: "floor" as const,
    detail: { of: "closure" as const, box: [-half, -height - 4, -half + 28, -height + 26] as const },
  };
}

/** Leather over the lower corners, where a bag wears. */
function corners({ width, height, shape }: WeekenderCut, cloth: Part["cloth"]): Part[] {
  const half = width / 2;
  const barrel = shape === "barrel";
  const right = closedSpline(
    [half * 0.56, 0.02, "*"],
    [half * 0.6, -height * 0.16],
    [half * 0.74, -height * 0.3],
    [half * (barrel ? 0.995 : 0.985), -height * 0.36, "*"],
    [half * (barrel ? 0.962 : 1.002), -height * (barrel ? 0.12 : 0.08)],
    [half * (barrel ? 0.86 : 0.965), barrel ? -0.5 : -0.1],
  );
  const line = spline(
    [half * 0.585, -0.4],
    [half * 0.63, -height * 0.15],
    [half * 0.76, -height * 0.275],
    [half * 0.97, -height * 0.335],
  );
  return [1, -1].map((side) => ({
    outline: side > 0 ? right : right.mirror(),
    cloth,
    role: "body" as const,
    lift: 0.16,
    lines: [{ path: side > 0 ? line : line.mirror(), kind: "stitch" as const }],
  }));
}

function pocket({ width, height }: WeekenderCut, cloth: Part["cloth"]): Part {
  const w = width * 0.2;
  const top = -height * 0.62;
  return {
    outline: roundedShape([-w, top, 0.3, -0.2], [w, top, 0.3], [w, -2, 1.6], [-w, -2, 1.6]),
    cloth,
    role: "body",
    lift: 0.16,
    lines: [{ path: polyline([-w + 0.5, top + 1.3], [w - 0.5, top + 1.3]), kind: "stitch" }],
  };
}
