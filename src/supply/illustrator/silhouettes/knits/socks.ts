import type { Cloth } from "../../cloth/cloth.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import { type FabricOption, silhouette } from "../silhouette.ts";
import { drawSocks, type Socks } from "./sock-pair.ts";

export type SocksCut = Socks;

/** What short and half-long socks are knitted from. */
export const sockYarns: readonly [FabricOption, ...FabricOption[]] = [
  {
    kind: "fine-knit",
    weight: 5,
    material: "cotton",
    motifs: [
      ["plain", 4],
      ["argyle", 2],
      ["stripe", 2],
      ["fine-stripe", 1],
      ["polka-dot", 2],
      ["big-dot", 1],
      ["fair-isle", 1],
      ["chevron", 0.6],
      ["leopard", 0.4],
    ],
  },
  { kind: "rib", weight: 3, material: "cotton", dyes: ["neutral", "classic", "earth", "pastel"] },
  {
    kind: "knit",
    weight: 1,
    material: "wool",
    dyes: ["neutral", "earth"],
    motifs: [
      ["plain", 2],
      ["cable", 2],
    ],
  },
  { kind: "cashmere", weight: 1, material: "cashmere", dyes: ["neutral", "pastel", "earth"] },
];

/** Half up the calf. */
export const socks = silhouette<"socks", SocksCut>({
  kind: "socks",
  family: "sock",
  leaves: { men: ["F.2.1"], women: ["F.2.1"] },
  fabrics: sockYarns,
  cut: (random) => ({
    leg: random.pick([22, 25, 28]),
    heel: random.chance(0.45) ? "contrast" : "tonal",
    bands: random.chance(0.3),
    ribbed: random.pick([4, 5, 7]),
  }),
  finish: (main, _cut, random) => ({ contrast: contrastOf(main, random.chance(0.5)) }),
  draw: drawSocks,
  words: () => ({ length: "regular" }),
});

/** Heel, toe and bands: the pattern's second colour, or a tone of the ground. */
export const contrastOf = ({ colour, second }: Cloth, strong: boolean): Cloth => ({
  kind: "fine-knit",
  colour:
    second ??
    (lightness(colour) > 0.6
      ? strong
        ? "#2b3652"
        : shadow(colour, 0.22)
      : strong
        ? "#e3d9c4"
        : light(colour, 0.28)),
});
