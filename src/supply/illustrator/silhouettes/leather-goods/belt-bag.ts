import { zipPull } from "../../blocks/bag-locks.ts";
import { inset, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { strap } from "../../blocks/bag-straps.ts";
import { frameBuckle } from "../../blocks/hardware.ts";
import { metalColours } from "../../blocks/metal.ts";
import { zipTeeth } from "../../blocks/zip-front.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish, hides } from "./leathers.ts";

export interface BeltBagCut {
  readonly width: number;
  readonly height: number;
  readonly shape: "half-moon" | "box";
  readonly pocket: boolean;
}

export const beltBag = silhouette<"belt-bag", BeltBagCut>({
  kind: "belt-bag",
  family: "small-bag",
  leaves: { men: ["C.1.3"], women: ["C.1.3"] },
  fabrics: [
    ...hides,
    { kind: "nylon", weight: 30, material: "nylon", dyes: ["classic", "earth", "neutral"] },
    { kind: "ripstop", weight: 8, material: "nylon", dyes: ["earth", "classic"] },
  ],
  cut: (random) => ({
    ...random.pick([
      { width: 26, height: 14 },
      { width: 22, height: 12.5 },
      { width: 30, height: 15.5 },
    ]),
    shape: random.pick(["half-moon", "box"]),
    pocket: random.chance(0.5),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawBeltBag,
  words: () => ({ closure: "zip" }),
});

function drawBeltBag(cut: BeltBagCut, { main, contrast = main, metal = "silver" }: Fabric, hand: Hand) {
  const { width, height } = cut;
  const half = width / 2;
  const moon = cut.shape === "half-moon";
  const corner = moon ? height * 0.6 : 2.6;
  const outline = roundedShape(
    [-half, -height, 1.6, moon ? -0.2 : 0.2],
    [half, -height, 1.6, 0.3],
    [half * (moon ? 0.92 : 0.97), 0, corner, 0.2],
    [-half * (moon ? 0.92 : 0.97), 0, corner, 0.3],
  );
  const zipLine = spline([-half + 1.6, -height + 2.2], [0, -height + 2.6], [half - 1.6, -height + 2.2]);
  const front: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.4,
    folds: standingFolds(outline.box(), hand.random, 0.55),
    lines: [
      { path: inset(outline, 0.45), kind: "stitch", ...(contrast.thread && { colour: contrast.thread }) },
      { path: zipLine.shift(0, -0.6), kind: "seam", strength: 0.8 },
      { path: zipLine.shift(0, 0.6), kind: "seam", strength: 0.8 },
      ...(cut.pocket
        ? [
            {
              path: spline(
                [-half * 0.94, -height * 0.52],
                [0, -height * 0.46],
                [half * 0.94, -height * 0.52],
              ),
              kind: "groove" as const,
            },
          ]
        : []),
    ],
    trims: [
      zipTeeth(zipLine, metalColours[metal], 0.5),
      ...zipPull(zipLine.at(0.04), [-0.2, 1], metal, { size: 0.95, tab: contrast.colour }),
    ],
  };
  // The belt closes behind the bag in a wide loop, seen a little from above.
  const reach = half + 4.2;
  const y = -height + 3.6;
  const loop = spline(
    [-half + 0.8, y],
    [-reach, y - 1.6],
    [-reach * 0.92, y - 5.4],
    [-reach * 0.5, y - 8.2],
    [0, y - 9],
    [reach * 0.5, y - 8.2],
    [reach * 0.92, y - 5.4],
    [reach, y - 1.6],
    [half - 0.8, y],
  );
  const belt = strap(loop, 2.6, contrast, { nodes: 24, lift: 0.2 });
  const at = loop.at(0.62);
  return {
    parts: [
      { ...belt, trims: frameBuckle(at, { width: 2.6, height: 3.6, bar: 0.34 }, 14, metal) },
      ...[-1, 1].map(
        (side): Part => ({
          outline: roundedShape(
            [side * half - 1.8, -height + 0.9, 0.5],
            [side * half + 1.8, -height + 1.9, 0.5],
            [side * half + 1.8, -height + 5.4, 0.5],
            [side * half - 1.8, -height + 7, 0.5],
          ),
          cloth: contrast,
          role: "body",
          light: -0.08,
        }),
      ),
      front,
    ],
    main,
    ground: "floor" as const,
    detail: { of: "closure" as const, box: [-half - 1, -height - 5, -half + 17, -height + 15] as const },
  };
}
