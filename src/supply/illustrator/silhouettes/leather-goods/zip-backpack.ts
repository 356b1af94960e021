import { plate, zipPull } from "../../blocks/bag-locks.ts";
import { inset, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { metalColours } from "../../blocks/metal.ts";
import { zipTeeth } from "../../blocks/zip-front.ts";
import type { Path } from "../../geometry/path.ts";
import { closedSpline, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { carrying } from "./backpack-straps.ts";
import { bagFinish, hides } from "./leathers.ts";

export interface ZipBackpackCut {
  readonly width: number;
  readonly height: number;
  /** A dome is round above, a slab square. */
  readonly shape: "dome" | "slab";
  readonly pocket: "zip" | "round" | "none";
  readonly pull: "metal" | "leather";
}

export const zipBackpack = silhouette<"zip-backpack", ZipBackpackCut>({
  kind: "zip-backpack",
  family: "bag",
  leaves: { men: ["C.1.1"], women: ["C.1.1"] },
  fabrics: [
    ...hides,
    { kind: "nylon", weight: 50, material: "nylon", dyes: ["classic", "earth", "neutral"] },
    {
      kind: "canvas",
      weight: 16,
      material: "canvas",
      dyes: ["neutral", "classic", "pastel"],
      motifs: [
        ["plain", 4],
        ["camouflage", 0.5],
        ["ditsy", 0.5],
      ],
    },
    { kind: "leather", weight: 6, material: "leather", dyes: ["leather"], motifs: [["quilt", 1]] },
  ],
  cut: (random, universe) => ({
    ...(universe === "men"
      ? random.pick([
          { width: 30, height: 43 },
          { width: 28, height: 40 },
        ])
      : random.pick([
          { width: 27, height: 31 },
          { width: 28, height: 38 },
          { width: 25, height: 28 },
        ])),
    shape: random.pick(["dome", "slab"]),
    pocket: random.pick(["zip", "round", "none"]),
    pull: random.pick(["metal", "leather"]),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawZipBackpack,
  words: () => ({ closure: "zip" }),
});

function drawZipBackpack(
  cut: ZipBackpackCut,
  { main, contrast = main, metal = "gunmetal" }: Fabric,
  hand: Hand,
) {
  const { width, height } = cut;
  const half = width / 2;
  const outline =
    cut.shape === "dome"
      ? closedSpline(
          [-half * 0.62, -height * 0.94],
          [0, -height],
          [half * 0.62, -height * 0.94],
          [half * 0.92, -height * 0.78],
          [half, -height * 0.5],
          [half * 1.01, -height * 0.2],
          [half * 0.99, -3.4],
          [half * 0.9, -0.8],
          [half * 0.66, 0],
          [0, 0.05],
          [-half * 0.66, 0],
          [-half * 0.9, -0.8],
          [-half * 0.99, -3.4],
          [-half * 1.01, -height * 0.2],
          [-half, -height * 0.5],
          [-half * 0.92, -height * 0.78],
        )
      : roundedShape(
          [-half, -height, 4.5, 0.3],
          [half, -height, 4.5, 0.3],
          [half, 0, 3, 0.2],
          [-half, 0, 3, 0.3],
        );
  // The zip runs over the top, from one side to the other.
  const line = inset(outline, 1.9);
  const [left, , right] = line.box();
  const zipLine = topOf(line, left, right, -height * 0.48);
  const soft = main.motif ? { kind: main.kind, colour: main.colour } : contrast;
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: standingFolds(outline.box(), hand.random, 0.55),
    lines: [
      { path: inset(outline, 0.5), kind: "cord", strength: 0.5 },
      { path: zipLine, kind: "groove", strength: 0.8 },
    ],
    trims: [
      zipTeeth(zipLine, metalColours[metal], 0.5),
      ...zipPull(zipLine.at(0.24), [-0.15, 1], metal, {
        size: 1.05,
        ...(cut.pull === "leather" && { tab: contrast.colour }),
      }),
      ...(cut.pocket === "none" ? plate([0, -height * 0.68], 4.2, 1, metal) : []),
    ],
  };
  return {
    parts: [...carrying(half, height, soft, metal, 2.8), body, ...pocketOf(cut, main, soft, metal)],
    main,
    ground: "floor" as const,
    detail: { of: "closure" as const, box: [-half, -height - 3, -half + 24, -height + 27] as const },
  };
}

/** The upper run of an outline, from its left side over the top to its right. */
function topOf(path: Path, left: number, right: number, until: number): Path {
  const points = path.points(72).filter(([, y]) => y < until);
  const ordered = [...points].sort((a, b) => Math.atan2(a[1] - until, a[0]) - Math.atan2(b[1] - until, b[0]));
  const every = ordered.filter((_, i) => i % 3 === 1);
  return spline([left, until], ...every, [right, until]);
}

function pocketOf(
  { width, height, pocket }: ZipBackpackCut,
  main: Part["cloth"],
  trim: Part["cloth"],
  metal: NonNullable<Fabric["metal"]>,
): Part[] {
  if (pocket === "none") return [];
  const half = width / 2;
  const top = -height * (pocket === "zip" ? 0.42 : 0.48);
  const corner = pocket === "round" ? half * 0.5 : 0.8;
  const outline = roundedShape(
    [-half * 0.8, top, corner, pocket === "round" ? 0.6 : -0.1],
    [half * 0.8, top, corner, 0.2],
    [half * 0.82, -1.6, 2.4, 0.1],
    [-half * 0.82, -1.6, 2.4, 0.2],
  );
  const y = top + (pocket === "round" ? 2.8 : 1.6);
  const reach = pocket === "round" ? half * 0.6 : half * 0.7;
  const zipLine = spline([-reach, y + 0.3], [0, y], [reach, y + 0.3]);
  return [
    {
      outline,
      cloth: main,
      role: "body",
      lift: 0.32,
      lines: [
        { path: inset(outline, 0.45), kind: "stitch" },
        { path: zipLine.shift(0, 0.6), kind: "seam" },
      ],
      trims: [
        zipTeeth(zipLine, metalColours[metal], 0.45),
        ...zipPull(zipLine.start, [0.1, 1], metal, { size: 0.9, tab: trim.colour }),
      ],
    },
  ];
}
