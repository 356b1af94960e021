import { flap } from "../../blocks/bag-flap.ts";
import { turnLock } from "../../blocks/bag-locks.ts";
import { inset, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { tab } from "../../blocks/bag-straps.ts";
import { strapBuckle } from "../../blocks/hardware.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";
import { carrying } from "./backpack-straps.ts";
import { bagFinish, hides } from "./leathers.ts";

export interface FlapBackpackCut {
  readonly width: number;
  readonly height: number;
  readonly cover: number;
  readonly edge: "straight" | "curved";
  readonly closing: "two-straps" | "one-strap" | "lock";
  readonly pocket: "none" | "one" | "pair";
}

export const flapBackpack = silhouette<"flap-backpack", FlapBackpackCut>({
  kind: "flap-backpack",
  family: "bag",
  leaves: { men: ["C.1.1"], women: ["C.1.1"] },
  fabrics: [
    ...hides,
    { kind: "canvas", weight: 50, material: "canvas", dyes: ["earth", "neutral", "classic"] },
    { kind: "denim", weight: 6, material: "denim", dyes: ["denim"] },
  ],
  cut: (random, universe) =>
    universe === "men"
      ? {
          ...random.pick([
            { width: 30, height: 42 },
            { width: 28, height: 39 },
            { width: 32, height: 45 },
          ]),
          cover: random.pick([0.42, 0.5, 0.58]),
          edge: random.pick(["straight", "curved"]),
          closing: random.pick(["two-straps", "two-straps", "one-strap"]),
          pocket: random.pick(["none", "one", "pair"]),
        }
      : {
          ...random.pick([
            { width: 28, height: 33 },
            { width: 26, height: 30 },
            { width: 29, height: 39 },
          ]),
          cover: random.pick([0.5, 0.6]),
          edge: random.pick(["curved", "curved", "straight"]),
          closing: random.pick(["two-straps", "one-strap", "lock"]),
          pocket: random.pick(["none", "none", "one"]),
        },
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawBackpack,
  words: ({ closing }) => (closing === "lock" ? {} : { closure: "buckle" }),
});

function drawBackpack(cut: FlapBackpackCut, { main, contrast = main, metal = "brass" }: Fabric, hand: Hand) {
  const { width, height } = cut;
  const half = width / 2;
  const outline = roundedShape(
    [-half * 0.86, -height, 4.5, 0.2],
    [half * 0.86, -height, 4.5, 0.9],
    [half, 0, 4, 0.2],
    [-half, 0, 4, 0.9],
  );
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: standingFolds(outline.box(), hand.random, 0.65),
    lines: [{ path: inset(outline, 0.8), kind: "stitch", strength: 0.5 }],
  };
  const drop = height * cut.cover;
  const over = flap(
    {
      half: half * 0.93,
      low: half * 0.95,
      top: -height - 0.5,
      drop,
      edge: cut.edge,
      shoulder: 5,
      corner: 3.4,
    },
    main,
    hand.random,
    0.7,
  );
  return {
    parts: [
      ...carrying(half, height, contrast, metal),
      body,
      ...pockets(cut, main, contrast),
      over,
      ...closing(cut, contrast, metal),
    ],
    main,
    ground: "floor" as const,
    detail: { of: "clasp" as const, box: [-12, -height + drop - 15, 12, -height + drop + 13] as const },
  };
}

function closing(
  { width, height, cover, closing: how, pocket }: FlapBackpackCut,
  cloth: Cloth,
  metal: Metal,
): Part[] {
  const lip = -height - 0.5 + height * cover;
  if (how === "lock") {
    return [{ ...tab([0, lip - 5], 3.2, 6.6, cloth), trims: turnLock([0, lip - 0.4], 3, metal, "oval") }];
  }
  const x = how === "two-straps" ? width * 0.24 : 0;
  const tail = pocket === "none" ? 8.5 : 6.5;
  return (x === 0 ? [0] : [-x, x]).map((at) => ({
    ...tab([at, lip - height * 0.2], 2.2, height * 0.2 + tail, cloth, { end: "point" }),
    trims: strapBuckle([at, lip + 2], 2.2, 90, metal),
  }));
}

function pockets({ width, height, cover, pocket }: FlapBackpackCut, main: Cloth, trim: Cloth): Part[] {
  if (pocket === "none") return [];
  const top = -height + height * cover + 3.4;
  const one = (left: number, right: number): Part => {
    const outline = roundedShape(
      [left, top, 0.6, -0.2],
      [right, top, 0.6, 0.3],
      [right, -1.6, 2.6, 0.1],
      [left, -1.6, 2.6, 0.3],
    );
    return {
      outline,
      cloth: main,
      role: "body",
      lift: 0.34,
      lines: [
        { path: inset(outline, 0.5), kind: "stitch", ...(trim.thread && { colour: trim.thread }) },
        {
          path: spline([left, top + 2], [(left + right) / 2, top + 2.2], [right, top + 2]),
          kind: "seam",
          strength: 0.8,
        },
      ],
    };
  };
  const half = width / 2;
  return pocket === "one"
    ? [one(-half * 0.72, half * 0.72)]
    : [one(-half * 0.88, -half * 0.06), one(half * 0.06, half * 0.88)];
}
