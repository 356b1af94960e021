import { zipPull } from "../../blocks/bag-locks.ts";
import { roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { strap } from "../../blocks/bag-straps.ts";
import { strapBuckle } from "../../blocks/hardware.ts";
import { metalColours } from "../../blocks/metal.ts";
import { zipTeeth } from "../../blocks/zip-front.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish } from "./leathers.ts";

/** A garment bag folded once over its middle, held by two straps. */
export interface GarmentHoldallCut {
  readonly width: number;
  readonly height: number;
  /** Share of the height the upper half falls to. */
  readonly fold: number;
  readonly pocket: "zip" | "plain";
}

export const garmentHoldall = silhouette<"garment-holdall", GarmentHoldallCut>({
  kind: "garment-holdall",
  family: "luggage",
  weight: 0.5,
  leaves: { men: ["C.1.5"], women: ["C.1.5"] },
  fabrics: [
    { kind: "nylon", weight: 34, material: "nylon", dyes: ["classic", "neutral"] },
    { kind: "canvas", weight: 34, material: "canvas", dyes: ["earth", "neutral", "classic"] },
    { kind: "grained-leather", weight: 24, material: "leather", dyes: ["leather"] },
    { kind: "suede", weight: 8, material: "suede", dyes: ["leather", "earth"] },
  ],
  cut: (random) => ({
    ...random.pick([
      { width: 54, height: 44 },
      { width: 50, height: 40 },
      { width: 57, height: 48 },
    ]),
    fold: random.pick([0.78, 0.9]),
    pocket: random.pick(["zip", "plain"]),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawHoldall,
  words: () => ({ closure: "zip" }),
});

function drawHoldall(cut: GarmentHoldallCut, { main, contrast = main, metal = "brass" }: Fabric, hand: Hand) {
  const { width, height } = cut;
  const half = width / 2;
  const behind = roundedShape(
    [-half * 0.98, -height + 1, 2.4],
    [half * 0.98, -height + 1, 2.4],
    [half, 0, 1.4],
    [-half, 0, 1.4],
  );
  const end = -height + height * cut.fold;
  const outline = roundedShape(
    [-half, -height, 3.2, 0.3],
    [half, -height, 3.2, 0.2],
    [half * 0.99, end, 1.4, 0.2],
    [-half * 0.99, end, 1.4, 0.2],
  );
  const zipLine = spline(
    [-half * 0.8, -height * 0.62],
    [0, -height * 0.62 + 0.3],
    [half * 0.8, -height * 0.62],
  );
  const front: Part = {
    outline,
    cloth: main,
    role: "front",
    lift: 0.45,
    folds: standingFolds(outline.box(), hand.random, 0.7),
    lines: [
      { path: spline([-half * 0.97, end - 1], [0, end - 0.8], [half * 0.97, end - 1]), kind: "stitch" },
      {
        path: spline([-half * 0.98, -height + 3.2], [0, -height + 2.8], [half * 0.98, -height + 3.2]),
        kind: "crease",
        strength: 0.6,
      },
    ],
    ...(cut.pocket === "zip" && {
      trims: [
        zipTeeth(zipLine, metalColours[metal], 0.6),
        ...zipPull(zipLine.start, [0.3, 1], metal, { size: 1.1, tab: contrast.colour }),
      ],
    }),
  };
  const x = half * 0.46;
  const band = (at: number): Part => ({
    ...strap(spline([at, -height - 0.2], [at + 0.3, -height * 0.5], [at, -1]), 2.6, contrast, {
      nodes: 8,
      lift: 0.2,
    }),
    trims: strapBuckle([at + 0.1, end - 4.5], 2.6, 90, metal),
  });
  const grip = spline(
    [-8, -height + 1.4],
    [-7.8, -height - 3.4],
    [-5, -height - 5.6],
    [5, -height - 5.6],
    [7.8, -height - 3.4],
    [8, -height + 1.4],
  );
  return {
    parts: [
      strap(grip, 2.4, contrast, { nodes: 16, rolled: true }),
      {
        outline: behind,
        cloth: main,
        role: "back" as const,
        light: -0.14,
        lines: [
          { path: spline([-half * 0.97, -1.2], [0, -1], [half * 0.97, -1.2]), kind: "stitch" as const },
        ],
      },
      front,
      band(-x),
      band(x),
    ],
    main,
    ground: "floor" as const,
    detail: { of: "clasp" as const, box: [-x - 12, end - 22, -x + 14, end + 10] as const },
  };
}
