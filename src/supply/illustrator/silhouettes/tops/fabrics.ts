import type { FabricOption } from "../silhouette.ts";

/** What the tops with the widest choice of cloth are made of; the others say it themselves. */
type Fabrics = readonly [FabricOption, ...FabricOption[]];

export const teeFabrics: Fabrics = [
  {
    kind: "jersey",
    weight: 8,
    material: "cotton",
    dyes: ["neutral", "neutral", "classic", "earth", "pastel", "bright", "jewel"],
    motifs: [
      ["plain", 12],
      ["stripe", 3],
      ["fine-stripe", 2],
      ["wide-stripe", 1],
      ["rugby-stripe", 1],
      ["tie-dye", 0.6],
      ["camouflage", 0.3],
      ["colour-block", 0.7],
    ],
  },
  { kind: "linen", weight: 1, material: "linen", dyes: ["neutral", "earth", "pastel"] },
  {
    kind: "fine-knit",
    weight: 1,
    material: "cotton",
    motifs: [
      ["plain", 3],
      ["fine-stripe", 1],
    ],
  },
  { kind: "jersey", weight: 0.8, material: "cotton", motifs: [["waffle", 1]] },
];

export const shirtFabrics: Fabrics = [
  {
    kind: "poplin",
    weight: 5,
    material: "cotton",
    dyes: ["neutral", "classic", "pastel"],
    motifs: [
      ["plain", 8],
      ["bengal", 2],
      ["vertical-stripe", 1.5],
      ["pinstripe", 1],
      ["gingham", 1],
      ["tattersall", 0.8],
      ["pin-dot", 0.6],
      ["ditsy", 0.5],
    ],
  },
  {
    kind: "oxford",
    weight: 3,
    material: "cotton",
    dyes: ["neutral", "pastel", "classic"],
    motifs: [
      ["plain", 6],
      ["bengal", 2],
      ["vertical-stripe", 1],
    ],
  },
  {
    kind: "linen",
    weight: 3,
    material: "linen",
    dyes: ["neutral", "earth", "pastel"],
    motifs: [
      ["plain", 6],
      ["vertical-stripe", 1.4],
      ["windowpane", 0.5],
    ],
  },
  { kind: "chambray", weight: 1.4, material: "denim", dyes: ["denim"] },
  { kind: "denim", weight: 1, material: "denim", dyes: ["denim"] },
  {
    kind: "flannel",
    weight: 1.6,
    material: "cotton",
    dyes: ["earth", "classic", "jewel"],
    motifs: [
      ["plain", 2],
      ["tartan", 3],
      ["check", 2],
      ["buffalo", 1],
    ],
  },
  {
    kind: "viscose",
    weight: 1.2,
    material: "viscose",
    dyes: ["neutral", "classic", "earth", "pastel"],
    motifs: [
      ["tropical", 2],
      ["geometric", 1],
      ["paisley", 1],
      ["floral", 1],
      ["brush", 0.7],
    ],
  },
  { kind: "seersucker", weight: 0.6, material: "cotton", dyes: ["pastel", "neutral"] },
];

export const blouseFabrics: Fabrics = [
  {
    kind: "viscose",
    weight: 3,
    material: "viscose",
    motifs: [
      ["plain", 4],
      ["ditsy", 1.5],
      ["floral", 1.5],
      ["polka-dot", 1],
      ["pin-dot", 1],
      ["paisley", 0.6],
      ["leopard", 0.4],
    ],
  },
  {
    kind: "silk",
    weight: 3,
    material: "silk",
    dyes: ["neutral", "classic", "jewel", "pastel"],
    motifs: [
      ["plain", 7],
      ["pin-dot", 1],
      ["geometric", 0.6],
      ["brush", 0.5],
    ],
  },
  { kind: "satin", weight: 1.4, material: "satin", dyes: ["neutral", "jewel", "classic"] },
  { kind: "crepe", weight: 1.5, material: "polyester" },
  {
    kind: "poplin",
    weight: 2.4,
    material: "cotton",
    dyes: ["neutral", "pastel", "classic"],
    motifs: [
      ["plain", 5],
      ["vertical-stripe", 1],
      ["gingham", 0.8],
      ["ditsy", 1],
    ],
  },
  { kind: "broderie", weight: 1.2, material: "cotton", dyes: ["neutral", "pastel"] },
  { kind: "linen", weight: 1, material: "linen", dyes: ["neutral", "earth", "pastel"] },
];

export const camisoleFabrics: Fabrics = [
  {
    kind: "satin",
    weight: 4,
    material: "satin",
    dyes: ["neutral", "classic", "jewel", "pastel"],
    motifs: [
      ["plain", 8],
      ["leopard", 0.8],
      ["pin-dot", 0.8],
    ],
  },
  {
    kind: "silk",
    weight: 3,
    material: "silk",
    motifs: [
      ["plain", 7],
      ["floral", 1],
      ["ditsy", 0.8],
    ],
  },
  {
    kind: "viscose",
    weight: 1.5,
    material: "viscose",
    motifs: [
      ["plain", 2],
      ["ditsy", 1.4],
      ["floral", 1],
      ["polka-dot", 0.8],
    ],
  },
  { kind: "crepe", weight: 1.5, material: "polyester", dyes: ["neutral", "classic", "jewel"] },
  { kind: "velvet", weight: 0.6, material: "velvet", dyes: ["jewel", "classic"] },
  { kind: "sequin", weight: 0.4, material: "polyester", dyes: ["classic", "jewel", "metal"] },
];

export const halterTopFabrics: Fabrics = [
  { kind: "satin", weight: 3, material: "satin", dyes: ["jewel", "neutral", "classic", "pastel"] },
  {
    kind: "rib",
    weight: 2,
    material: "viscose",
    motifs: [
      ["fine-rib", 2],
      ["rib", 1],
    ],
  },
  {
    kind: "viscose",
    weight: 2,
    material: "viscose",
    motifs: [
      ["plain", 3],
      ["paisley", 1],
      ["floral", 1],
      ["tropical", 0.6],
      ["tie-dye", 0.5],
    ],
  },
  { kind: "crepe", weight: 2, material: "polyester" },
  { kind: "jersey", weight: 1.4, material: "jersey" },
  { kind: "sequin", weight: 0.5, material: "polyester", dyes: ["classic", "jewel", "metal"] },
];

export const kaftanFabrics: Fabrics = [
  {
    kind: "viscose",
    weight: 4,
    material: "viscose",
    motifs: [
      ["plain", 2],
      ["paisley", 1.4],
      ["tropical", 1],
      ["floral", 1],
      ["geometric", 0.8],
      ["tie-dye", 0.6],
      ["leopard", 0.5],
    ],
  },
  {
    kind: "silk",
    weight: 2,
    material: "silk",
    dyes: ["jewel", "neutral", "earth", "bright"],
    motifs: [
      ["plain", 3],
      ["paisley", 1],
      ["deco", 0.6],
    ],
  },
  { kind: "linen", weight: 2, material: "linen", dyes: ["neutral", "earth", "pastel"] },
  { kind: "crepe", weight: 1, material: "viscose", dyes: ["jewel", "classic", "earth"] },
];

export const tunicFabrics: Fabrics = [
  {
    kind: "linen",
    weight: 4,
    material: "linen",
    dyes: ["neutral", "earth", "pastel", "classic"],
    motifs: [
      ["plain", 6],
      ["vertical-stripe", 1],
    ],
  },
  {
    kind: "viscose",
    weight: 3,
    material: "viscose",
    motifs: [
      ["plain", 3],
      ["paisley", 1.4],
      ["floral", 1.2],
      ["ditsy", 0.8],
      ["geometric", 0.8],
      ["tie-dye", 0.4],
    ],
  },
  {
    kind: "poplin",
    weight: 2,
    material: "cotton",
    dyes: ["neutral", "pastel", "classic"],
    motifs: [
      ["plain", 3],
      ["bengal", 1],
    ],
  },
  { kind: "crepe", weight: 1.6, material: "viscose", dyes: ["neutral", "classic", "jewel", "earth"] },
  { kind: "broderie", weight: 0.7, material: "cotton", dyes: ["neutral", "pastel"] },
  { kind: "silk", weight: 0.8, material: "silk", dyes: ["jewel", "neutral", "earth"] },
];

export const overshirtFabrics: Fabrics = [
  { kind: "twill", weight: 3, material: "cotton", dyes: ["neutral", "earth", "classic"] },
  { kind: "corduroy", weight: 2.4, material: "corduroy", dyes: ["earth", "neutral", "suiting"] },
  {
    kind: "flannel",
    weight: 3,
    material: "wool",
    dyes: ["earth", "classic"],
    motifs: [
      ["plain", 3],
      ["tartan", 3],
      ["buffalo", 2],
      ["check", 2],
    ],
  },
  {
    kind: "wool",
    weight: 2,
    material: "wool",
    dyes: ["neutral", "classic", "earth"],
    motifs: [
      ["plain", 4],
      ["houndstooth", 1],
      ["windowpane", 1],
      ["glen", 0.7],
    ],
  },
  { kind: "canvas", weight: 1, material: "canvas", dyes: ["neutral", "earth"] },
  { kind: "denim", weight: 1.4, material: "denim", dyes: ["denim"] },
  { kind: "suede", weight: 0.7, material: "suede", dyes: ["leather"] },
  { kind: "linen", weight: 0.8, material: "linen", dyes: ["neutral", "earth"] },
];
