import { type Skirt, skirt, straightFolds } from "../../blocks/skirt.ts";
import { bandStitches, type Waist, waistband, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { mix } from "../../geometry/point.ts";
import { polyline, smooth, spline } from "../../geometry/spline.ts";
import type { Line, Model, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { type SkirtLength, skirtCentimetres, skirtFamily, skirtLength, skirtWord } from "./skirt-lengths.ts";

export interface PencilSkirtCut {
  readonly length: SkirtLength;
  readonly centimetres: number;
  /** -1 narrows to the hem … 1 opens a little. */
  readonly line: number;
  readonly slit: "none" | "left" | "right";
  readonly seams: "darts" | "panels" | "yoke";
  readonly waist: "band" | "faced";
}

export const pencilSkirt = silhouette<"pencil-skirt", PencilSkirtCut>({
  kind: "pencil-skirt",
  family: skirtFamily,
  leaves: { women: ["A.8.1", "A.8.2", "A.8.3"] },
  fabrics: [
    {
      kind: "wool",
      weight: 3,
      material: "wool",
      dyes: ["classic", "neutral", "earth"],
      motifs: [
        ["plain", 4],
        ["houndstooth", 1],
        ["glen", 1],
        ["pinstripe", 0.6],
        ["herringbone", 0.8],
      ],
    },
    { kind: "leather", weight: 2, material: "leather", dyes: ["leather", "classic"] },
    { kind: "suede", weight: 1, material: "suede", dyes: ["leather", "earth"] },
    { kind: "crepe", weight: 2, material: "viscose", dyes: ["classic", "neutral", "jewel"] },
    {
      kind: "rib",
      weight: 1.4,
      material: "viscose",
      dyes: ["neutral", "classic", "earth"],
      motifs: [["fine-rib", 1]],
    },
    { kind: "boucle", weight: 0.8, material: "tweed", dyes: ["neutral", "pastel", "classic"] },
    { kind: "satin", weight: 0.6, material: "satin", dyes: ["jewel", "classic"] },
    { kind: "satin", weight: 0.4, material: "satin", dyes: ["earth", "neutral"], motifs: [["leopard", 1]] },
    { kind: "sequin", weight: 0.4, material: "polyester", dyes: ["metal", "classic", "jewel"] },
  ],
  cut: (random, _universe, leaf) => {
    const length = skirtLength(leaf);
    return {
      length,
      centimetres: skirtCentimetres(length, random) - (length === "midi" ? 4 : 0),
      line:
        Math.round(random.between(length === "mini" ? -0.2 : -0.9, length === "maxi" ? 1 : 0.6) * 10) / 10,
      slit:
        length === "mini" ? (random.chance(0.2) ? "left" : "none") : random.pick(["none", "left", "right"]),
      seams: random.pick(["darts", "panels", "yoke"]),
      waist: random.chance(0.65) ? "band" : "faced",
    };
  },
  draw: drawPencil,
  words: ({ length }) => ({ rise: "high", length: skirtWord(length), closure: "zip" }),
});

function drawPencil(cut: PencilSkirtCut, { main }: Fabric, { random }: Hand): Model {
  const faced = cut.waist === "faced";
  const waist: Waist = { half: 13.2, height: faced ? 0.9 : 3.8, spread: faced ? 0.35 : 0.7, dip: 1.7 };
  const of = skirt({
    waist,
    hip: 18.7,
    hipY: 20,
    hem: 18.6 + cut.line * (cut.length === "mini" ? 1.6 : 2.6),
    length: cut.centimetres,
    dip: 1.4,
  });
  const knitted = main.kind === "rib";
  const body: Part = {
    outline: of.outline,
    cloth: main,
    role: "body",
    lift: 0.35,
    folds: straightFolds(of, random, knitted ? 0.7 : 1),
    lines: [
      ...(knitted ? [] : seamLines(of, cut)),
      { path: of.hem.shift(0, -2.6), kind: "stitch", strength: knitted ? 0 : 0.35 },
    ],
  };
  return {
    parts: [
      waistInside(waist, main),
      body,
      ...(cut.slit === "none" ? [] : [opening(of, cut, main)]),
      waistband(waist, main, {
        lift: faced ? 0.05 : 0.25,
        ...(main.kind === "leather" || main.kind === "suede"
          ? { lines: bandStitches(waist, undefined, 0.4, 0.6) }
          : {}),
      }),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-14, -3, 14, 28] },
  };
}

function seamLines(of: Skirt, { seams }: PencilSkirtCut): Line[] {
  const { waist, length, hipY } = of.shape;
  const { seamY } = waistEdges(waist);
  const both = (path: Line["path"], kind: Line["kind"], strength: number): Line[] => [
    { path, kind, strength },
    { path: path.mirror(), kind, strength },
  ];
  if (seams === "darts")
    return both(spline([7.4, seamY(7.4)], [7.7, seamY(7) + 6], [7.9, seamY(7) + 11]), "seam", 0.7);
  if (seams === "panels") {
    return both(
      smooth([0, 0.3, 0.6, 1].map((t) => of.at(0.5 - t * 0.02, mix(seamY(7), length + 1, t)))),
      "seam",
      0.7,
    );
  }
  const yoke = smooth([-1, -0.6, 0, 0.6, 1].map((u) => of.at(u, hipY - 7 + 4.5 * (1 - Math.abs(u)))));
  return [
    { path: yoke, kind: "seam" },
    { path: yoke.shift(0, 0.5), kind: "stitch", strength: 0.6 },
    { path: polyline([0, hipY - 2.5], [0, length + 1]), kind: "seam", strength: 0.4 },
  ];
}

/** A slit: the far layer shows dark between two edges that hang apart. */
function opening(of: Skirt, { slit, length }: PencilSkirtCut, cloth: Fabric["main"]): Part {
  const side = slit === "left" ? -1 : 1;
  const u = side * 0.46;
  const bottom = of.hemY(u);
  const top = bottom - { mini: 9, midi: 24, maxi: 36 }[length];
  const half = { mini: 0.9, midi: 1.5, maxi: 2.2 }[length];
  const [x] = of.at(u, top);
  const [low] = of.at(u, of.shape.length);
  return {
    outline: spline(
      [x, top, "*"],
      [mix(x, low, 0.5) - half * 0.35, mix(top, bottom, 0.5)],
      [low - half, bottom + 0.1, "*"],
    )
      .lineTo([low + half, bottom + 0.1 - side * 0.2])
      .to(
        spline(
          [low + half, bottom + 0.1, "*"],
          [mix(x, low, 0.5) + half * 0.3, mix(top, bottom, 0.5)],
          [x, top, "*"],
        ),
      )
      .close(),
    cloth,
    role: "body",
    inside: 0.6,
    flat: true,
  };
}
