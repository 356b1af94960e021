import type { FabricOption } from "../silhouette.ts";

/** Stretch cotton and modal, mostly quiet. */
export const mensJersey: readonly [FabricOption, ...FabricOption[]] = [
  {
    kind: "jersey",
    weight: 6,
    material: "cotton",
    dyes: ["neutral", "classic", "jewel", "pastel"],
    motifs: [
      ["plain", 7],
      ["fine-stripe", 1],
      ["stripe", 0.5],
      ["pin-dot", 0.7],
      ["geometric", 0.4],
      ["tropical", 0.3],
    ],
  },
  { kind: "tech-jersey", weight: 2, material: "elastane", dyes: ["neutral", "classic", "jewel"] },
  {
    kind: "rib",
    weight: 1.4,
    material: "cotton",
    dyes: ["neutral", "classic", "earth"],
    motifs: [["fine-rib", 1]],
  },
];
