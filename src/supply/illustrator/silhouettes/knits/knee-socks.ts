import { silhouette } from "../silhouette.ts";
import { drawSocks, type Socks } from "./sock-pair.ts";
import { contrastOf } from "./socks.ts";

export type KneeSocksCut = Socks;

/** Up to the knee, ribbed or patterned. */
export const kneeSocks = silhouette<"knee-socks", KneeSocksCut>({
  kind: "knee-socks",
  family: "knee-sock",
  leaves: { men: ["F.2.1"], women: ["F.2.1"] },
  fabrics: [
    { kind: "rib", weight: 4, material: "cotton", dyes: ["neutral", "classic", "earth"] },
    {
      kind: "fine-knit",
      weight: 3,
      material: "wool",
      motifs: [
        ["plain", 3],
        ["argyle", 3],
        ["fine-stripe", 1],
        ["wide-stripe", 1],
      ],
    },
    {
      kind: "knit",
      weight: 1.5,
      material: "wool",
      dyes: ["neutral", "earth"],
      motifs: [
        ["cable", 3],
        ["plain", 1],
      ],
    },
  ],
  cut: (random) => ({
    leg: random.pick([36, 40, 43]),
    heel: random.chance(0.35) ? "contrast" : "tonal",
    bands: random.chance(0.35),
    ribbed: random.pick([5, 7, 9]),
  }),
  finish: (main, _cut, random) => ({ contrast: contrastOf(main, random.chance(0.5)) }),
  draw: drawSocks,
  words: () => ({ length: "long" }),
});
