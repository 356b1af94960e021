import {
  denimThread,
  fadeStrength,
  fivePocketTop,
  rawHem,
  type Thread,
  type Wash,
} from "../../blocks/denim.ts";
import { type Skirt, skirt, straightFolds } from "../../blocks/skirt.ts";
import { type Waist, waistEdges, waistInside } from "../../blocks/waistband.ts";
import type { Colour } from "../../colour/oklab.ts";
import { mix } from "../../geometry/point.ts";
import { smooth, spline } from "../../geometry/spline.ts";
import type { Fold, Line, Model, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { type SkirtLength, skirtCentimetres, skirtFamily, skirtLength, skirtWord } from "./skirt-lengths.ts";

export interface DenimSkirtCut {
  readonly length: SkirtLength;
  readonly centimetres: number;
  readonly flare: number;
  readonly slit: boolean;
  readonly hem: "raw" | "sewn";
  readonly wash: Wash;
  readonly thread: Thread;
}

export const denimSkirt = silhouette<"denim-skirt", DenimSkirtCut>({
  kind: "denim-skirt",
  family: skirtFamily,
  leaves: { women: ["A.8.1", "A.8.2", "A.8.3"] },
  fabrics: [
    { kind: "denim", weight: 9, material: "denim", dyes: ["denim"] },
    { kind: "denim", weight: 1, material: "denim", dyes: ["neutral"] },
  ],
  cut: (random, _universe, leaf) => {
    const length = skirtLength(leaf);
    return {
      length,
      centimetres: skirtCentimetres(length, random),
      flare: Math.round(random.between(0, 1) * 10) / 10,
      slit: length !== "mini" && random.chance(0.65),
      hem: random.chance(0.5) ? "raw" : "sewn",
      wash: random.pick(["raw", "stone", "stone", "faded"]),
      thread: random.pick(["tobacco", "tobacco", "ecru", "tonal"]),
    };
  },
  draw: drawDenimSkirt,
  words: ({ length }) => ({ rise: "high", length: skirtWord(length), closure: "button" }),
});

function drawDenimSkirt(cut: DenimSkirtCut, { main }: Fabric, { random }: Hand): Model {
  const waist: Waist = { half: 14, height: 3.9, spread: 0.8, dip: 1.9 };
  const of = skirt({
    waist,
    hip: 19,
    hipY: 18,
    hem: 19.4 + cut.flare * (1 + cut.centimetres * 0.06),
    length: cut.centimetres,
    dip: 1.4,
  });
  const thread = denimThread(cut.thread, main);
  // Pockets are placed by the right half of the skirt.
  const top = fivePocketTop({ shape: { waist }, at: of.at }, main, thread);
  const stitch = (path: Line["path"], strength = 1): Line => ({
    path,
    kind: "stitch",
    colour: thread,
    strength,
  });
  const both = (lines: readonly Line[]): Line[] => [
    ...lines,
    ...lines.map((line) => ({ ...line, path: line.path.mirror() })),
  ];
  const body: Part = {
    outline: of.outline,
    cloth: main,
    role: "body",
    lift: 0.4,
    folds: [...straightFolds(of, random, 0.9), ...faded(of, fadeStrength(cut.wash, main))],
    lines: [
      ...both(top.lines),
      ...flyAndSeam(of, thread, cut),
      ...(cut.hem === "sewn" ? [stitch(of.hem.shift(0, -1.6))] : []),
    ],
  };
  return {
    parts: [
      waistInside(waist, main, "#b98a5a"),
      body,
      ...(cut.slit ? [slit(of, cut, main)] : []),
      ...(cut.hem === "raw" ? [rawHem(of.hem, main, random, 1)] : []),
      ...top.over,
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-9, -3, 19, 26] },
  };
}

const faded = (of: Skirt, strength: number): Fold[] =>
  [-0.42, 0.42].map((u) => ({
    spine: smooth([0, 0.5, 1].map((t) => of.at(u, mix(14, Math.min(of.shape.length - 3, 58), t)))),
    width: 4.2,
    depth: 0.85 * strength,
  }));

function flyAndSeam(of: Skirt, thread: Colour, { slit: open, length }: DenimSkirtCut): Line[] {
  const { seamY } = waistEdges(of.shape.waist);
  const top = seamY(0);
  const foot = 20;
  const jay = (inset: number) =>
    spline(
      [3.9 - inset, top],
      [3.95 - inset, mix(top, foot, 0.62)],
      [2.5 - inset, mix(top, foot, 0.9)],
      [0.1, foot - inset * 0.6],
    );
  const end = open ? slitTop(of, length) : of.hemY(0);
  const centre = spline([0, top], [-0.1, mix(top, end, 0.5)], [0, end]);
  return [
    { path: centre, kind: "seam" },
    { path: centre.shift(0.55, 0), kind: "stitch", colour: thread },
    ...[0, 0.6].map((inset): Line => ({ path: jay(inset), kind: "stitch", colour: thread })),
  ];
}

const slitTop = (of: Skirt, length: SkirtLength) => of.hemY(0) - (length === "maxi" ? 40 : 24);

/** The centre seam is left open: a long dark wedge. */
function slit(of: Skirt, { length }: DenimSkirtCut, cloth: Fabric["main"]): Part {
  const [top, bottom] = [slitTop(of, length), of.hemY(0)];
  const half = length === "maxi" ? 2.8 : 1.8;
  return {
    outline: spline([0, top, "*"], [-half * 0.42, mix(top, bottom, 0.5)], [-half, bottom + 0.2, "*"])
      .lineTo([half, bottom + 0.2])
      .to(spline([half, bottom + 0.2, "*"], [half * 0.36, mix(top, bottom, 0.5)], [0, top, "*"]))
      .close(),
    cloth,
    role: "body",
    inside: 0.6,
    flat: true,
  };
}
