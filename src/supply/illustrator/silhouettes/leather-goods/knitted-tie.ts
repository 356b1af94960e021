import { silhouette } from "../silhouette.ts";
import { drawTie, type TieCut } from "./tie.ts";

export const knittedTie = silhouette<"knitted-tie", TieCut>({
  kind: "knitted-tie",
  family: "tie",
  weight: 0.5,
  leaves: { men: ["D.5.1"] },
  fabrics: [
    {
      kind: "fine-knit",
      weight: 50,
      material: "silk",
      dyes: ["classic", "jewel", "earth"],
      motifs: [
        ["plain", 4],
        ["stripe", 2],
        ["wide-stripe", 1],
        ["pin-dot", 1],
      ],
    },
    { kind: "knit", weight: 30, material: "wool", dyes: ["classic", "earth", "neutral"] },
    { kind: "rib", weight: 20, material: "wool", dyes: ["classic", "earth"] },
  ],
  cut: (random) => ({
    shown: random.pick(["knotted", "hung"]),
    width: random.pick([5, 5.8, 6.4]),
    end: random.pick(["square", "square", "point"]),
    length: random.between(47, 53),
  }),
  draw: drawTie,
  words: () => ({ closure: "tie" }),
});
