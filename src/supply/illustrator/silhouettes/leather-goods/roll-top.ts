import { zipPull } from "../../blocks/bag-locks.ts";
import { inset, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { strap, tab } from "../../blocks/bag-straps.ts";
import { snapHook, strapBuckle } from "../../blocks/hardware.ts";
import { metalColours } from "../../blocks/metal.ts";
import { zipTeeth } from "../../blocks/zip-front.ts";
import { bow } from "../../geometry/along.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { carrying } from "./backpack-straps.ts";
import { bagFinish } from "./leathers.ts";

export interface RollTopCut {
  readonly width: number;
  readonly height: number;
  readonly closing: "strap" | "hook" | "sides";
  readonly pocket: "zip" | "patch" | "none";
}

export const rollTop = silhouette<"roll-top", RollTopCut>({
  kind: "roll-top",
  family: "bag",
  leaves: { men: ["C.1.1"], women: ["C.1.1"] },
  fabrics: [
    { kind: "canvas", weight: 40, material: "canvas", dyes: ["earth", "neutral", "classic"] },
    { kind: "nylon", weight: 30, material: "nylon", dyes: ["classic", "earth", "bright"] },
    { kind: "ripstop", weight: 14, material: "nylon", dyes: ["classic", "earth"] },
    { kind: "grained-leather", weight: 14, material: "leather", dyes: ["leather"] },
    { kind: "rubber", weight: 8, material: "rubber", dyes: ["neutral", "classic", "bright"] },
  ],
  cut: (random, universe) => ({
    ...(universe === "men"
      ? random.pick([
          { width: 30, height: 44 },
          { width: 32, height: 47 },
        ])
      : random.pick([
          { width: 26, height: 37 },
          { width: 28, height: 41 },
        ])),
    closing: random.pick(["strap", "hook", "sides"]),
    pocket: random.pick(["zip", "patch", "none"]),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawRollTop,
  words: () => ({ closure: "buckle" }),
});

function drawRollTop(cut: RollTopCut, { main, contrast = main, metal = "gunmetal" }: Fabric, hand: Hand) {
  const { width, height } = cut;
  const half = width / 2;
  const roll = 5;
  const outline = roundedShape(
    [-half * 0.97, -height + roll, 1, 0],
    [half * 0.97, -height + roll, 1, 0.4],
    [half, 0, 3.6, 0.2],
    [-half, 0, 3.6, 0.4],
  );
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: [
      ...standingFolds(outline.box(), hand.random, 0.9),
      ...[-0.5, -0.1, 0.3].map((u) => ({
        spine: bow(
          [u * half, -height + roll + 1],
          [(u + hand.random.sway(0.1)) * half, -height * hand.random.between(0.6, 0.72)],
          hand.random.sway(0.08),
        ),
        width: 0.7,
        depth: -0.45,
        swell: "start" as const,
      })),
    ],
    lines: [{ path: inset(outline, 0.8), kind: "stitch", strength: 0.45 }],
  };
  const top = -height;
  const scroll: Part = {
    outline: roundedShape(
      [-half * 0.99, top, 1.8, 0.25],
      [half * 0.99, top, 1.8, 0.3],
      [half, top + roll + 1.2, 2, 0.35],
      [-half, top + roll + 1.2, 2, 0.3],
    ),
    cloth: main,
    role: "front",
    lift: 0.45,
    folds: [
      { spine: bow([-half * 0.9, top + 1.5], [half * 0.86, top + 1.4], 0.006), width: 0.9, depth: 0.85 },
      {
        spine: bow([-half * 0.96, top + roll + 0.3], [half * 0.96, top + roll + 0.3], -0.006),
        width: 0.8,
        depth: -0.7,
      },
    ],
    lines: [
      {
        path: spline([-half * 0.97, top + 3], [0, top + 3.3], [half * 0.97, top + 3]),
        kind: "seam",
        strength: 0.7,
      },
    ],
  };
  return {
    parts: [
      ...carrying(half, height - 2, contrast, metal, 2.8),
      body,
      ...pocketOf(cut, main, contrast, metal),
      scroll,
      ...closing(cut, contrast, metal),
    ],
    main,
    ground: "floor" as const,
    detail: { of: "closure" as const, box: [-13, -height - 4, 13, -height + 26] as const },
  };
}

function closing(
  { width, height, closing: how }: RollTopCut,
  cloth: Part["cloth"],
  metal: NonNullable<Fabric["metal"]>,
): Part[] {
  const half = width / 2;
  if (how === "sides") {
    return [-1, 1].map((side) => ({
      ...strap(
        spline(
          [side * half * 0.96, -height + 2],
          [side * half * 1.0, -height + 8],
          [side * half * 0.92, -height * 0.5],
        ),
        2,
        cloth,
        { nodes: 8, lift: 0.24 },
      ),
      trims: strapBuckle([side * half * 0.985, -height + 10], 2, 90, metal),
    }));
  }
  const long: Part = tab([0, -height - 0.2], 2.6, how === "strap" ? height * 0.42 : 9, cloth, {
    end: how === "strap" ? "point" : "square",
  });
  if (how === "strap") return [{ ...long, trims: strapBuckle([0, -height + height * 0.29], 2.5, 90, metal) }];
  return [
    { ...long, trims: snapHook([0, -height + 8.2], 3, 0, metal) },
    tab([0, -height + 10.6], 2.2, 6.5, cloth, { end: "square" }),
  ];
}

function pocketOf(
  { width, height, pocket }: RollTopCut,
  main: Part["cloth"],
  trim: Part["cloth"],
  metal: NonNullable<Fabric["metal"]>,
): Part[] {
  const half = width / 2;
  if (pocket === "none") return [];
  const top = -height * 0.46;
  const outline = roundedShape(
    [-half * 0.84, top, 0.8, -0.2],
    [half * 0.84, top, 0.8, 0.3],
    [half * 0.87, -1.6, 2.8, 0.1],
    [-half * 0.87, -1.6, 2.8, 0.3],
  );
  const zipLine = polyline([-half * 0.68, top + 1.9], [half * 0.68, top + 1.9]);
  return [
    {
      outline,
      cloth: main,
      role: "body",
      lift: 0.32,
      lines: [
        { path: inset(outline, 0.5), kind: "stitch" },
        ...(pocket === "zip" ? [{ path: zipLine.shift(0, 0.7), kind: "seam" as const }] : []),
      ],
      ...(pocket === "zip" && {
        trims: [
          zipTeeth(zipLine, metalColours[metal], 0.5),
          ...zipPull(zipLine.start, [0.1, 1], metal, { tab: trim.colour }),
        ],
      }),
    },
  ];
}
