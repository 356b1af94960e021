import type { FabricOption } from "../silhouette.ts";

/** Printed viscose: what most summer dresses are made of. */
export const printedViscose: FabricOption = {
  kind: "viscose",
  weight: 4,
  material: "viscose",
  motifs: [
    ["plain", 4],
    ["floral", 1.8],
    ["ditsy", 1.2],
    ["polka-dot", 0.9],
    ["bloom", 0.7],
    ["paisley", 0.5],
    ["leopard", 0.4],
    ["geometric", 0.4],
  ],
};

export const crepe: FabricOption = {
  kind: "crepe",
  weight: 3,
  material: "polyester",
  dyes: ["classic", "neutral", "jewel", "bright", "pastel"],
};

export const satin: FabricOption = {
  kind: "satin",
  weight: 3,
  material: "satin",
  dyes: ["classic", "jewel", "neutral", "pastel"],
};

export const silk: FabricOption = {
  kind: "silk",
  weight: 2,
  material: "silk",
  dyes: ["neutral", "jewel", "pastel", "classic"],
};

export const linen: FabricOption = {
  kind: "linen",
  weight: 2,
  material: "linen",
  dyes: ["neutral", "earth", "pastel"],
  motifs: [
    ["plain", 5],
    ["vertical-stripe", 0.8],
    ["gingham", 0.5],
  ],
};

export const poplin: FabricOption = {
  kind: "poplin",
  weight: 3,
  material: "cotton",
  dyes: ["neutral", "pastel", "classic", "bright"],
  motifs: [
    ["plain", 5],
    ["vertical-stripe", 1],
    ["gingham", 1],
    ["ditsy", 0.8],
    ["toile", 0.4],
  ],
};

export const broderie: FabricOption = {
  kind: "broderie",
  weight: 1.4,
  material: "cotton",
  dyes: ["neutral", "pastel"],
};

export const velvet: FabricOption = {
  kind: "velvet",
  weight: 1.4,
  material: "velvet",
  dyes: ["jewel", "classic"],
};

export const sequin: FabricOption = {
  kind: "sequin",
  weight: 1.2,
  material: "polyester",
  dyes: ["classic", "jewel", "metal"],
};
