import { flutes, type Skirt, skirt, spreadAcross, straightFolds } from "../../blocks/skirt.ts";
import { slantPocket } from "../../blocks/trouser-front.ts";
import {
  bandStitches,
  beltLoop,
  type Waist,
  waistband,
  waistEdges,
  waistInside,
} from "../../blocks/waistband.ts";
import { type Colour, lightness, shadow } from "../../colour/oklab.ts";
import { mix } from "../../geometry/point.ts";
import { polygon, polyline, smooth } from "../../geometry/spline.ts";
import type { Line, Model, Part, Trim } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { type SkirtLength, skirtCentimetres, skirtFamily, skirtLength, skirtWord } from "./skirt-lengths.ts";

export interface ALineSkirtCut {
  readonly length: SkirtLength;
  readonly centimetres: number;
  readonly flare: number;
  readonly front: "buttoned" | "plain" | "panelled";
  readonly pockets: "patch" | "slant" | "none";
  readonly loops: boolean;
}

export const aLineSkirt = silhouette<"a-line-skirt", ALineSkirtCut>({
  kind: "a-line-skirt",
  family: skirtFamily,
  leaves: { women: ["A.8.1", "A.8.2", "A.8.3"] },
  fabrics: [
    { kind: "suede", weight: 1.6, material: "suede", dyes: ["leather", "earth"] },
    { kind: "corduroy", weight: 1.6, material: "corduroy", dyes: ["earth", "classic", "jewel"] },
    { kind: "linen", weight: 2, material: "linen", dyes: ["neutral", "earth", "pastel"] },
    { kind: "leather", weight: 1.2, material: "leather", dyes: ["leather", "classic"] },
    {
      kind: "wool",
      weight: 2.4,
      material: "wool",
      dyes: ["classic", "neutral", "earth"],
      motifs: [
        ["plain", 4],
        ["check", 1],
        ["houndstooth", 0.8],
        ["tartan", 0.7],
        ["windowpane", 0.7],
      ],
    },
    { kind: "twill", weight: 1.6, material: "cotton", dyes: ["neutral", "earth", "classic"] },
    { kind: "tweed", weight: 0.8, material: "tweed", dyes: ["neutral", "earth"] },
  ],
  cut: (random, _universe, leaf) => {
    const length = skirtLength(leaf);
    return {
      length,
      centimetres: skirtCentimetres(length, random),
      flare: Math.round(random.between(0.2, 1) * 10) / 10,
      front: random.pick(["buttoned", "buttoned", "plain", "panelled"]),
      pockets: random.pick(["patch", "slant", "none"]),
      loops: random.chance(0.4),
    };
  },
  finish: (main, _cut, random) => ({
    button:
      lightness(main.colour) > 0.7
        ? random.pick(["#8a6a48", "#d8cdb8", "#4a3a2c"] as const)
        : random.pick([shadow(main.colour, 0.4), "#3a2d24", "#b89a66"] as const),
  }),
  draw: drawALine,
  words: ({ length, front }) => ({
    rise: "high",
    length: skirtWord(length),
    closure: front === "buttoned" ? "button" : "zip",
  }),
});

function drawALine(cut: ALineSkirtCut, fabric: Fabric, { random }: Hand): Model {
  const { main, button = "#3a2d24" } = fabric;
  const waist: Waist = { half: 13.4, height: 3.7, spread: 0.5, dip: 1.6 };
  const long = cut.centimetres;
  const hem = 19 + long * 0.045 + cut.flare * (2 + long * 0.085);
  const soft = cut.flare > 0.55;
  const of = skirt(
    { waist, hip: mix(13.9, hem, 16 / long) + 1, hipY: 15, hem, length: long, dip: 2, curve: 0.5 },
    soft ? spreadAcross(5, random, 0.82) : [],
    0.5,
  );
  const { seamHalf } = waistEdges(waist);
  const body: Part = {
    outline: of.outline,
    cloth: main,
    role: "body",
    lift: 0.35,
    folds: soft
      ? flutes(of, random, { from: [20, mix(20, long, 0.4)], depth: 0.5, width: 1.2 })
      : straightFolds(of, random),
    lines: [
      { path: of.hem.shift(0, -1.8), kind: "stitch", strength: 0.5 },
      ...(cut.front === "panelled" ? panels(of) : []),
      ...(cut.pockets === "slant" ? both(slantPocket({ shape: { waist }, at: of.at }, { depth: 13 })) : []),
    ],
  };
  const pocket = patch(of, main);
  return {
    parts: [
      waistInside(waist, main),
      body,
      ...(cut.pockets === "patch" ? [pocket, mirrorPart(pocket)] : []),
      ...(cut.front === "buttoned" ? [placket(of, main, button)] : []),
      waistband(waist, main, {
        lines: bandStitches(waist, undefined, 0.4, 0.5),
        ...(cut.front === "buttoned"
          ? { trims: [buttonAt(waistEdges(waist).topY(0) + waist.height / 2, button)] }
          : {}),
      }),
      ...(cut.loops ? [-1, 1].map((side) => beltLoop(waist, side * waist.half * 0.62, main)) : []),
    ],
    main,
    ground: "wall",
    detail: { of: cut.front === "buttoned" ? "closure" : "waist", box: [-seamHalf, -3, seamHalf, 28] },
  };
}

const both = (lines: readonly Line[]): Line[] => [
  ...lines,
  ...lines.map((line) => ({ ...line, path: line.path.mirror() })),
];

const buttonAt = (y: number, colour: Colour): Trim => ({ kind: "button", at: [0, y], radius: 0.78, colour });

/** The band of cloth that carries the buttons, from the waist to the hem. */
function placket(of: Skirt, cloth: Fabric["main"], colour: Colour): Part {
  const { waist } = of.shape;
  const { seamY } = waistEdges(waist);
  const [top, bottom] = [seamY(0), of.hem.at(0.5)[1]];
  const half = 1.7;
  const count = Math.max(4, Math.round((bottom - top) / 8.4));
  const gap = (bottom - top - 4) / count;
  return {
    outline: polygon([-half, top - 0.3], [half, top - 0.3], [half + 0.1, bottom], [-half - 0.1, bottom]),
    cloth,
    role: "front",
    lift: 0.2,
    flat: true,
    sewnOn: true,
    lines: [-half + 0.4, half - 0.4].map((x) => ({
      path: polyline([x, top], [x, bottom]),
      kind: "stitch",
      strength: 0.6,
    })),
    trims: Array.from({ length: count }, (_, i) => buttonAt(top + gap * (i + 0.55), colour)),
  };
}

const panels = (of: Skirt): Line[] => {
  const { seamY } = waistEdges(of.shape.waist);
  return both([
    {
      path: smooth([0, 0.3, 0.65, 1].map((t) => of.at(0.44, mix(seamY(6), of.shape.length + 1, t)))),
      kind: "seam",
      strength: 0.8,
    },
    {
      path: smooth([0, 0.3, 0.65, 1].map((t) => of.at(0.44, mix(seamY(6), of.shape.length + 1, t)))).shift(
        0.5,
        0,
      ),
      kind: "stitch",
      strength: 0.5,
    },
  ]);
};

/** A patch pocket that hangs from the hip, leaning with the side. */
function patch(of: Skirt, cloth: Fabric["main"]): Part {
  const y = 10.5;
  const outer = of.at(1, y + 6)[0] - 2.2;
  const inner = outer - 9.2;
  const drop = 11;
  return {
    outline: polygon(
      [inner, y + 0.6],
      [outer - 0.4, y],
      [outer + 0.5, y + drop - 1.2],
      [outer - 0.6, y + drop],
      [inner + 1.3, y + drop + 0.7],
      [inner + 0.3, y + drop - 0.4],
    ),
    cloth,
    role: "front",
    lift: 0.25,
    sewnOn: true,
    lines: [
      { path: polyline([inner, y + 2], [outer - 0.3, y + 1.4]), kind: "stitch", strength: 0.7 },
      {
        path: polyline(
          [inner + 0.5, y + 2],
          [inner + 0.8, y + drop - 0.3],
          [outer, y + drop - 0.7],
          [outer - 0.7, y + 1.4],
        ),
        kind: "stitch",
        strength: 0.6,
      },
    ],
  };
}
