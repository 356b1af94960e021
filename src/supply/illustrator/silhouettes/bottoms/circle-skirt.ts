import { sashBow } from "../../blocks/sash.ts";
import { flutes, skirt, spreadAcross } from "../../blocks/skirt.ts";
import { type Waist, waistband, waistEdges, waistGathers, waistInside } from "../../blocks/waistband.ts";
import { mix } from "../../geometry/point.ts";
import type { Model } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { type SkirtLength, skirtCentimetres, skirtFamily, skirtLength, skirtWord } from "./skirt-lengths.ts";

export interface CircleSkirtCut {
  readonly length: SkirtLength;
  readonly centimetres: number;
  /** Cut in a circle, or straight cloth gathered into the band. */
  readonly fullness: "circle" | "gathered";
  readonly flare: number;
  readonly waist: "band" | "wide-band" | "tied";
}

export const circleSkirt = silhouette<"circle-skirt", CircleSkirtCut>({
  kind: "circle-skirt",
  family: skirtFamily,
  leaves: { women: ["A.8.1", "A.8.2", "A.8.3"] },
  fabrics: [
    { kind: "crepe", weight: 2, material: "polyester", dyes: ["classic", "neutral", "jewel", "pastel"] },
    {
      kind: "poplin",
      weight: 3,
      material: "cotton",
      dyes: ["neutral", "pastel", "classic", "bright"],
      motifs: [
        ["plain", 4],
        ["floral", 1.4],
        ["gingham", 0.8],
        ["polka-dot", 0.8],
        ["wide-stripe", 0.5],
      ],
    },
    { kind: "wool", weight: 1.2, material: "wool", dyes: ["classic", "neutral", "earth"] },
    { kind: "satin", weight: 1.2, material: "satin", dyes: ["jewel", "neutral", "classic"] },
    { kind: "leather", weight: 0.6, material: "faux-leather", dyes: ["leather", "classic"] },
    { kind: "linen", weight: 1, material: "linen", dyes: ["neutral", "earth", "pastel"] },
  ],
  cut: (random, _universe, leaf) => {
    const length = skirtLength(leaf);
    return {
      length,
      centimetres: skirtCentimetres(length, random),
      fullness: random.chance(0.6) ? "circle" : "gathered",
      flare: Math.round(random.between(0.3, 1) * 10) / 10,
      waist: random.pick(["band", "band", "wide-band", "tied"]),
    };
  },
  draw: drawCircle,
  words: ({ length, waist }) => ({
    rise: "high",
    length: skirtWord(length),
    closure: waist === "tied" ? "tie" : "zip",
  }),
});

function drawCircle(cut: CircleSkirtCut, { main }: Fabric, { random }: Hand): Model {
  const waist: Waist = { half: 13.2, height: cut.waist === "wide-band" ? 6 : 3.4, spread: 0.3, dip: 1.5 };
  const long = cut.centimetres;
  // Wider would not hang any more, but stand.
  const hem = Math.min(35.5, 18 + long * 0.13 + cut.flare * (4 + long * 0.11));
  const gathered = cut.fullness === "gathered";
  const { seamY, seamHalf, topY } = waistEdges(waist);
  const waves = spreadAcross(gathered ? 8 : 7, random, 0.88);
  const of = skirt(
    {
      waist,
      hip: mix(13.6, hem, (gathered ? 17 : 14) / long) + (gathered ? 1 : -0.6),
      hipY: gathered ? 15 : 12,
      curve: gathered ? 0.4 : 0,
      hem,
      length: long,
      dip: 2.6,
    },
    waves,
    cut.length === "mini" ? 1 : 1.2,
  );
  const start = seamY(0) + 1;
  return {
    parts: [
      waistInside(waist, main),
      {
        outline: of.outline,
        cloth: main,
        role: "body",
        lift: 0.3,
        folds: [
          ...flutes(of, random, {
            from: [start, mix(start, long, 0.32)],
            depth: 0.78,
            width: 0.8 + long / 160,
          }),
          ...(gathered
            ? waistGathers(random, { half: seamHalf, y: seamY, count: 15, depth: 0.8, reach: 13 })
            : []),
        ],
        lines: [{ path: of.hem.shift(0, -1.4), kind: "stitch", strength: 0.4 }],
      },
      waistband(waist, main, { lift: 0.35 }),
      ...(cut.waist === "tied"
        ? sashBow([-4.5, topY(4) + 1.7], main, random, { width: 2.4, loop: 6.8, tail: 22 })
        : []),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-14, -3, 14, 28] },
  };
}
