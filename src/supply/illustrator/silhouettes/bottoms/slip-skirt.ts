import { flutes, type Skirt, skirt, spreadAcross } from "../../blocks/skirt.ts";
import { elasticBand, type Waist, waistband, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { mix } from "../../geometry/point.ts";
import { smooth } from "../../geometry/spline.ts";
import type { Fold, Model, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { type SkirtLength, skirtCentimetres, skirtFamily, skirtLength, skirtWord } from "./skirt-lengths.ts";

export interface SlipSkirtCut {
  readonly length: SkirtLength;
  readonly centimetres: number;
  readonly waist: "elastic" | "bias";
  readonly flare: number;
  readonly hem: "plain" | "lace";
}

export const slipSkirt = silhouette<"slip-skirt", SlipSkirtCut>({
  kind: "slip-skirt",
  family: skirtFamily,
  leaves: { women: ["A.8.2", "A.8.3"] },
  fabrics: [
    {
      kind: "satin",
      weight: 6,
      material: "satin",
      dyes: ["neutral", "classic", "jewel", "pastel", "earth"],
      motifs: [
        ["plain", 8],
        ["ditsy", 1],
        ["polka-dot", 0.7],
      ],
    },
    { kind: "satin", weight: 0.8, material: "satin", dyes: ["earth", "neutral"], motifs: [["leopard", 1]] },
    { kind: "silk", weight: 2, material: "silk", dyes: ["neutral", "jewel", "pastel"] },
    {
      kind: "viscose",
      weight: 1,
      material: "viscose",
      dyes: ["neutral", "jewel", "earth"],
      motifs: [
        ["floral", 1],
        ["ditsy", 1],
        ["zebra", 0.6],
      ],
    },
  ],
  cut: (random, _universe, leaf) => {
    const length = skirtLength(leaf);
    return {
      length,
      centimetres: skirtCentimetres(length, random),
      waist: random.chance(0.5) ? "elastic" : "bias",
      flare: Math.round(random.between(0.1, 1) * 10) / 10,
      hem: random.chance(0.15) ? "lace" : "plain",
    };
  },
  draw: drawSlip,
  words: ({ length }) => ({ rise: "high", length: skirtWord(length), closure: "pull-on" }),
});

function drawSlip(cut: SlipSkirtCut, { main }: Fabric, { random }: Hand): Model {
  const elastic = cut.waist === "elastic";
  const waist: Waist = { half: 13, height: elastic ? 3.2 : 1.4, spread: 0.5, dip: 1.8 };
  const waves = spreadAcross(6, random, 0.86);
  const of = skirt(
    {
      waist,
      hip: 18.6,
      hipY: 20,
      hem: 20 + cut.flare * 6 + cut.centimetres * 0.02,
      length: cut.centimetres,
      dip: 2.2,
    },
    waves,
    0.9,
  );
  const folds = [
    ...bias(of, random),
    ...flutes(of, random, {
      from: [mix(22, of.shape.length, 0.1), mix(22, of.shape.length, 0.5)],
      depth: 0.72,
    }),
  ];
  const { seam } = waistEdges(waist);
  const band = elastic
    ? elasticBand(waist, main, random, 1)
    : waistband(waist, main, {
        lift: 0.1,
        lines: [{ path: seam.shift(0, -0.1), kind: "stitch", strength: 0.5 }],
      });
  return {
    parts: [
      waistInside(waist, main),
      ...(cut.hem === "lace" ? [laceHem(of, main)] : []),
      {
        outline: of.outline,
        cloth: main,
        role: "body",
        lift: 0.3,
        folds,
        lines: cut.hem === "plain" ? [{ path: of.hem.shift(0, -0.9), kind: "stitch", strength: 0.4 }] : [],
      },
      band,
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-14, -3, 14, 30] },
  };
}

/** Cut on the bias, cloth pulls in long curves over the hip; one broad light runs down the thigh. */
function bias(of: Skirt, random: Random): Fold[] {
  const { length } = of.shape;
  const line = (...points: readonly (readonly [u: number, y: number])[]) =>
    smooth(points.map(([u, y]) => of.at(u + random.sway(0.03), y)));
  // The two sides never pull alike.
  const strong = random.chance(0.5) ? 1 : -1;
  return [
    {
      spine: line([strong * 0.95, 8], [strong * 0.7, 15], [strong * 0.42, 25], [strong * 0.34, 40]),
      width: 0.95,
      depth: -0.4,
      swell: "start",
    },
    {
      spine: line([strong * 0.92, 16], [strong * 0.62, 23], [strong * 0.26, 32], [strong * 0.12, 46]),
      width: 0.75,
      depth: -0.3,
      swell: "start",
    },
    {
      spine: line([-strong * 0.93, 13], [-strong * 0.76, 22], [-strong * 0.6, 34], [-strong * 0.56, 48]),
      width: 0.9,
      depth: -0.34,
      swell: "start",
    },
    {
      spine: line([-0.4, 10], [-0.48, 26], [-0.52, mix(26, length, 0.5)], [-0.5, length - 6]),
      width: 2.8,
      depth: 0.95,
    },
    { spine: line([0.32, 14], [0.4, 34], [0.3, mix(30, length, 0.7)]), width: 2, depth: 0.6 },
    {
      spine: line([-0.84, 24], [-0.82, mix(24, length, 0.5)], [-0.84, length - 4]),
      width: 1.4,
      depth: -0.36,
    },
  ];
}

function laceHem(of: Skirt, { colour }: Fabric["main"]): Part {
  return {
    outline: of.hem.shift(0, -3).to(of.hem.shift(0, 4.4).reverse()).close(),
    cloth: { kind: "lace", colour },
    role: "body",
    flat: true,
  };
}
