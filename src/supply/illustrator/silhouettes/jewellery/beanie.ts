import { beanie as beanieParts } from "../../blocks/beanie.ts";
import { rectangle } from "../../geometry/shapes.ts";
import type { Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";

export interface BeanieCut {
  readonly height: number;
  readonly cuff: number;
  readonly slouch: number;
  readonly ribs: 11 | 15 | 21;
  readonly patch: boolean;
}

export const beanie = silhouette<"beanie", BeanieCut>({
  kind: "beanie",
  family: "cap",
  leaves: { men: ["D.2.2"], women: ["D.2.2"] },
  fabrics: [
    { kind: "knit", weight: 5, material: "wool", dyes: ["neutral", "classic", "earth", "bright", "jewel"] },
    { kind: "fine-knit", weight: 2, material: "cashmere", dyes: ["neutral", "classic", "pastel"] },
    { kind: "mohair", weight: 1, material: "mohair", dyes: ["pastel", "neutral", "jewel"] },
  ],
  cut: (random) => ({
    ...random.pick([
      { height: 13, cuff: 6, slouch: 0 },
      { height: 9.6, cuff: 5.2, slouch: 0 },
      { height: 15.5, cuff: 4.6, slouch: 0.7 },
      { height: 17, cuff: 0, slouch: 0.9 },
    ]),
    ribs: random.pick([11, 15, 21]),
    patch: random.chance(0.35),
  }),
  draw: (cut, { main }, { random }) => {
    const label: Part = {
      outline: rectangle(-1.5, cut.cuff * 0.1 + 0.3, 3, 1.7, 0.12),
      cloth: { kind: "canvas", colour: "#e9e3d6" },
      flat: true,
      lift: 0.15,
      lines: [{ path: rectangle(-1.3, cut.cuff * 0.1 + 0.5, 2.6, 1.3, 0.08), kind: "stitch" }],
    };
    return {
      parts: [
        ...beanieParts({ half: 9.6, ...cut }, main, main, random),
        ...(cut.patch && cut.cuff > 0 ? [label] : []),
      ],
      main,
      ground: "wall",
      detail: { of: "weave", box: [-9, -5, 5, 7] as const },
    };
  },
  words: () => ({}),
});
