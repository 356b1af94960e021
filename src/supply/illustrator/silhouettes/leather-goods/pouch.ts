import { zipPull } from "../../blocks/bag-locks.ts";
import { inset, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { strap } from "../../blocks/bag-straps.ts";
import { ring } from "../../blocks/hardware.ts";
import { metalColours } from "../../blocks/metal.ts";
import { zipTeeth } from "../../blocks/zip-front.ts";
import { bow } from "../../geometry/along.ts";
import { closedSpline, spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish, softHides } from "./leathers.ts";

/** A zipped pouch is flat; a gathered one is a soft cloud rolled around its frame. */
export type PouchCut =
  | { readonly shape: "zipped"; readonly width: number; readonly height: number; readonly wrist: boolean }
  | { readonly shape: "gathered"; readonly width: number; readonly height: number };

export const pouch = silhouette<"pouch", PouchCut>({
  kind: "pouch",
  family: "clutch",
  leaves: { women: ["C.1.4"] },
  fabrics: [
    ...softHides,
    { kind: "satin", weight: 10, material: "satin", dyes: ["pastel", "jewel"] },
    {
      kind: "canvas",
      weight: 8,
      material: "canvas",
      dyes: ["neutral"],
      motifs: [
        ["stripe", 1],
        ["plain", 2],
      ],
    },
  ],
  cut: (random) =>
    random.chance(0.5)
      ? {
          shape: "zipped",
          ...random.pick([
            { width: 28, height: 19 },
            { width: 24, height: 15 },
            { width: 30, height: 20 },
          ]),
          wrist: random.chance(0.5),
        }
      : {
          shape: "gathered",
          ...random.pick([
            { width: 30, height: 15 },
            { width: 27, height: 17 },
          ]),
        },
  finish: (main, _, random) => bagFinish(main, random),
  draw: (cut, fabric, hand) =>
    cut.shape === "zipped" ? zipped(cut, fabric, hand) : gathered(cut, fabric, hand),
  words: ({ shape }) => (shape === "zipped" ? { closure: "zip" } : {}),
});

function zipped(
  { width, height, wrist }: Extract<PouchCut, { shape: "zipped" }>,
  { main, contrast = main, metal = "gold" }: Fabric,
  hand: Hand,
) {
  const half = width / 2;
  const outline = roundedShape(
    [-half, -height, 1.2, -0.15],
    [half, -height, 1.2, -0.15],
    [half * 0.985, 0, 1.8, 0.1],
    [-half * 0.985, 0, 1.8, -0.15],
  );
  const line = spline([-half + 0.8, -height + 1.1], [0, -height + 1.3], [half - 0.8, -height + 1.1]);
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: standingFolds(outline.box(), hand.random, 0.7),
    lines: [
      { path: line.shift(0, 0.55), kind: "seam" },
      { path: line.shift(0, 0.95), kind: "stitch", ...(contrast.thread && { colour: contrast.thread }) },
      { path: inset(outline, 0.35), kind: "stitch", strength: 0.4 },
    ],
    trims: [
      zipTeeth(line, metalColours[metal], 0.45),
      ...zipPull(line.end, [0.15, 1], metal, { size: 0.9, tab: contrast.colour }),
    ],
  };
  const loop = spline(
    [half - 0.2, -height + 2.6],
    [half + 2, -height + 1],
    [half + 3.4, -height + 5],
    [half + 3, -height + 11],
    [half + 1.4, -height + 10.4],
    [half + 1, -height + 5.6],
    [half - 0.2, -height + 3.2],
  );
  return {
    parts: [
      ...(wrist
        ? [
            {
              ...strap(loop, 0.85, contrast, { nodes: 18, lift: 0.2 }),
              trims: [ring([half + 0.2, -height + 2.7], 0.65, 0.2, metal)],
            },
          ]
        : []),
      body,
    ],
    main,
    ground: "floor" as const,
    detail: { of: "closure" as const, box: [half - 16, -height - 4, half + 2, -height + 16] as const },
  };
}

function gathered({ width, height }: PouchCut, { main }: Fabric, hand: Hand) {
  const half = width / 2;
  const { random } = hand;
  const outline = closedSpline(
    [-half * 0.78, -height + 0.6],
    [-half * 0.4, -height + 0.1],
    [0, -height + 0.4],
    [half * 0.42, -height],
    [half * 0.8, -height + 0.7],
    [half * 0.96, -height * 0.72],
    [half, -height * 0.42],
    [half * 0.88, -height * 0.12],
    [half * 0.56, -0.2],
    [0, 0],
    [-half * 0.58, -0.15],
    [-half * 0.9, -height * 0.13],
    [-half, -height * 0.44],
    [-half * 0.95, -height * 0.74],
  );
  const waves = Array.from({ length: 8 }, (_, i): Fold => {
    const x = (-0.74 + (i / 7) * 1.48) * half;
    const down = -height * random.between(0.24, 0.52);
    return {
      spine: bow([x, -height + 1.4], [x * 1.08 + random.sway(1.2), down], random.sway(0.14)),
      width: random.between(0.45, 0.8),
      depth: -0.62,
      swell: "start",
    };
  });
  const ridges = Array.from({ length: 4 }, (_, i): Fold => {
    const x = (-0.6 + (i / 3) * 1.1) * half;
    return { spine: bow([x, -height + 2], [x * 1.1, -height * 0.36], 0.06), width: 1.1, depth: 0.6 };
  });
  const lip = spline(
    [-half * 0.86, -height + 1.9],
    [-half * 0.4, -height + 1.3],
    [0, -height + 1.6],
    [half * 0.42, -height + 1.2],
    [half * 0.88, -height + 2],
  );
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: [
      ...standingFolds(outline.box(), random, 0.2),
      ...ridges,
      ...waves,
      { spine: lip.shift(0, 0.4), width: 0.5, depth: -0.7 },
    ],
    lines: [{ path: lip, kind: "seam" }],
  };
  return {
    parts: [body],
    main,
    ground: "floor" as const,
    detail: { of: "closure" as const, box: [-9, -height - 3, 9, -height + 16] as const },
  };
}
