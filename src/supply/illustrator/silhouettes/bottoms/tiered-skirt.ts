import { drawcord } from "../../blocks/drawcord.ts";
import { skirt } from "../../blocks/skirt.ts";
import { elasticBand, type Waist, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { mix } from "../../geometry/point.ts";
import type { Model, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { gatheredTier } from "./gathered-tier.ts";
import { type SkirtLength, skirtCentimetres, skirtFamily, skirtLength, skirtWord } from "./skirt-lengths.ts";

export interface TieredSkirtCut {
  readonly length: SkirtLength;
  readonly centimetres: number;
  readonly tiers: 2 | 3 | 4;
  /** Tiers sewn edge to edge, or ruffles lying over one another. */
  readonly style: "tiers" | "ruffles";
  readonly flare: number;
  readonly cord: boolean;
}

export const tieredSkirt = silhouette<"tiered-skirt", TieredSkirtCut>({
  kind: "tiered-skirt",
  family: skirtFamily,
  leaves: { women: ["A.8.1", "A.8.2", "A.8.3"] },
  fabrics: [
    {
      kind: "viscose",
      weight: 4,
      material: "viscose",
      dyes: ["neutral", "earth", "jewel", "pastel", "classic"],
      motifs: [
        ["plain", 3],
        ["floral", 1.5],
        ["ditsy", 1.5],
        ["paisley", 1],
      ],
    },
    { kind: "poplin", weight: 3, material: "cotton", dyes: ["neutral", "pastel", "bright"] },
    { kind: "broderie", weight: 0.8, material: "cotton", dyes: ["neutral"] },
    { kind: "linen", weight: 1, material: "linen", dyes: ["neutral", "earth"] },
    { kind: "chambray", weight: 0.7, material: "cotton", dyes: ["denim"] },
  ],
  cut: (random, _universe, leaf) => {
    const length = skirtLength(leaf);
    return {
      length,
      centimetres: skirtCentimetres(length, random),
      tiers: random.pick<2 | 3 | 4>(length === "mini" ? [2, 3] : length === "midi" ? [3, 3, 4] : [3, 4]),
      style:
        length === "mini"
          ? random.chance(0.6)
            ? "ruffles"
            : "tiers"
          : random.chance(0.2)
            ? "ruffles"
            : "tiers",
      flare: Math.round(random.between(0.2, 1) * 10) / 10,
      cord: random.chance(0.35),
    };
  },
  draw: drawTiered,
  words: ({ length }) => ({ rise: "high", length: skirtWord(length), closure: "pull-on" }),
});

function drawTiered(cut: TieredSkirtCut, { main }: Fabric, { random }: Hand): Model {
  const waist: Waist = { half: 13.2, height: 3, spread: 0.4, dip: 1.6 };
  const long = cut.centimetres;
  const hem = Math.min(34, 19 + long * 0.09 + cut.flare * (3.5 + long * 0.08));
  const of = skirt({
    waist,
    hip: mix(13.6, hem, 14 / long) + 0.9,
    hipY: 13,
    hem,
    length: long,
    dip: 2.4,
    curve: 0.4,
  });
  const { topY, seamY, seamHalf } = waistEdges(waist);
  const top = seamY(0);
  const ends = tierShares(cut.tiers, random).map((share) => mix(top, long, share));
  const parts: Part[] = ends.map((end, i) => {
    const place = { start: i === 0 ? undefined : ends[i - 1], end, index: i };
    return gatheredTier(of, place, cut.style, main, random);
  });
  return {
    parts: [
      waistInside(waist, main),
      // A ruffle covers the head of the one below, a tier is sewn to it.
      ...parts.reverse(),
      elasticBand(waist, main, random, 2),
      ...(cut.cord ? drawcord([0, topY(0) + 1.6], main.colour, random, { length: 16, width: 0.5 }) : []),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-seamHalf, -3, seamHalf, 28] },
  };
}

/** Where the tiers end: each is clearly deeper than the one above, how much says the skirt. */
function tierShares(count: number, random: Random): number[] {
  const growth = random.between(1.22, 1.5);
  const depths = Array.from({ length: count }, (_, i) => growth ** i);
  const whole = depths.reduce((sum, depth) => sum + depth, 0);
  return depths.map((_, i) => depths.slice(0, i + 1).reduce((sum, depth) => sum + depth, 0) / whole);
}
