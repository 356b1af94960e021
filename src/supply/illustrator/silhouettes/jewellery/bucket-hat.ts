import { isPatterned } from "../../cloth/cloth.ts";
import { bow } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";

export interface BucketHatCut {
  /** How far the brim reaches down, in centimetres. */
  readonly brim: number;
  /** How far it stands out. */
  readonly flare: number;
  readonly height: number;
  readonly rows: 4 | 6 | 8;
  readonly eyelets: boolean;
}

export const bucketHat = silhouette<"bucket-hat", BucketHatCut>({
  kind: "bucket-hat",
  family: "headwear",
  leaves: { men: ["D.2.1"], women: ["D.2.1"] },
  fabrics: [
    {
      kind: "canvas",
      weight: 5,
      material: "cotton",
      motifs: [
        ["plain", 6],
        ["camouflage", 0.6],
        ["gingham", 0.7],
        ["floral", 0.8],
        ["tie-dye", 0.5],
        ["vertical-stripe", 0.6],
      ],
    },
    { kind: "denim", weight: 2, material: "denim", dyes: ["denim"] },
    { kind: "corduroy", weight: 2, material: "corduroy", dyes: ["earth", "classic"] },
    { kind: "nylon", weight: 1.5, material: "nylon" },
    { kind: "faux-fur", weight: 0.8, material: "faux-fur", dyes: ["neutral", "earth", "pastel"] },
    { kind: "raffia", weight: 0.8, material: "canvas", dyes: ["neutral", "earth"] },
  ],
  cut: (random, universe) => ({
    brim: random.pick(universe === "men" ? [5, 5.6] : [5, 6.4, 7.4]),
    flare: random.pick([2.8, 3.8, 5]),
    height: random.pick([8.4, 9.2]),
    rows: random.pick([4, 6, 8]),
    eyelets: random.chance(0.5),
  }),
  draw: ({ brim, flare, height, rows, eyelets }, { main }, { random }) => {
    const [half, top] = [9.4, 8];
    const foot = 2.2;
    /** A line around the hat: 0 at the foot of the crown, 1 at the edge of the brim. */
    const around = (down: number): Path => {
      const reach = half + flare * down;
      const y = brim * down;
      const bend = foot + down * 1.5;
      return spline(
        [-reach, y],
        [-reach * 0.8, y + bend * 0.55],
        [-reach * 0.42, y + bend * 0.92],
        [0, y + bend],
        [reach * 0.42, y + bend * 0.92],
        [reach * 0.8, y + bend * 0.55],
        [reach, y],
      );
    };
    const plain = main.kind !== "faux-fur" && main.kind !== "raffia";
    const brimPart: Part = {
      outline: around(0).to(around(1).reverse()).close(),
      cloth: main,
      role: "body",
      lift: 0.45,
      folds: [
        {
          spine: bow([-half * 0.7, 1.6], [-half * 1.05, brim + 0.6], 0.06),
          width: 1,
          depth: 0.45,
          swell: "end",
        },
        {
          spine: bow([-half * 0.1, foot], [-half * 0.2, brim + foot + 0.6], -0.05),
          width: 1.5,
          depth: -0.26,
          swell: "end",
        },
        {
          spine: bow([half * 0.5, foot * 0.9], [half * 0.72, brim + 1.6], 0.06 + random.sway(0.03)),
          width: 1.7,
          depth: -0.34,
          swell: "end",
        },
        {
          spine: bow([half * 0.2, foot], [half * 0.3, brim + foot + 0.4], 0.04),
          width: 1.1,
          depth: 0.4,
          swell: "end",
        },
      ],
      lines: plain
        ? [
            ...Array.from({ length: rows }, (_, i) => ({
              path: around(0.12 + (0.84 * i) / (rows - 1)),
              kind: "stitch" as const,
              strength: isPatterned(main) ? 0.5 : 1,
            })),
            { path: around(0.015), kind: "seam" as const },
          ]
        : [],
    };
    const crownTop = spline(
      [half, 0],
      [half * 0.99, -height * 0.42],
      [top * 1.04, -height * 0.86],
      [top * 0.86, -height * 0.99],
      [top * 0.4, -height * 1.09],
      [0, -height * 1.11],
      [-top * 0.4, -height * 1.09],
      [-top * 0.86, -height * 0.99],
      [-top * 1.04, -height * 0.86],
      [-half * 0.99, -height * 0.42],
      [-half, 0],
    );
    const rim = spline(
      [-top * 1.04, -height * 0.86],
      [-top * 0.5, -height * 0.74],
      [0, -height * 0.71],
      [top * 0.5, -height * 0.74],
      [top * 1.04, -height * 0.86],
    );
    const crown: Part = {
      outline: around(0).to(crownTop).close(),
      cloth: main,
      role: "body",
      lift: 0.3,
      folds: [
        { spine: bow([-half * 0.5, -height * 0.7], [-half * 0.62, 0.8], 0.05), width: 1.2, depth: 0.4 },
        {
          spine: bow([half * 0.36, -height * 0.62], [half * 0.42, 1.2], -0.05 + random.sway(0.03)),
          width: 1.3,
          depth: -0.3,
        },
        { spine: bow([half * 0.86, -height * 0.6], [half * 0.92, 0], 0.02), width: 1, depth: -0.34 },
      ],
      lines: plain
        ? [
            { path: rim, kind: "seam" },
            { path: rim.shift(0, 0.4), kind: "stitch" },
            { path: rim.shift(0, -0.4), kind: "stitch" },
            { path: bow([half * 0.72, -height * 0.8], [half * 0.8, 1.2], 0), kind: "seam" },
          ]
        : [],
      trims:
        eyelets && plain
          ? [-0.2, 0.02].map((x) => ({
              kind: "rivet" as const,
              at: [half * (x - 0.42), -height * 0.3] as const,
              radius: 0.24,
              colour: "#8d8f90" as const,
            }))
          : [],
    };
    return {
      parts: [crown, brimPart],
      main,
      ground: "wall",
      detail: { of: "weave", box: [-13, -3, 3, 12] as const },
    };
  },
  words: () => ({}),
});
