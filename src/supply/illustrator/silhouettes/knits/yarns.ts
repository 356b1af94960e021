import type { Cloth } from "../../cloth/cloth.ts";
import type { DyeGroup } from "../../cloth/dyes.ts";
import { light, lightness } from "../../colour/oklab.ts";
import type { Fabric, FabricOption } from "../silhouette.ts";

const everyday: readonly DyeGroup[] = ["neutral", "neutral", "classic", "earth", "pastel", "jewel"];
const calm: readonly DyeGroup[] = ["neutral", "classic", "earth", "pastel"];

/** What smooth pullovers and cardigans are knitted from. */
export const smoothYarns: readonly [FabricOption, ...FabricOption[]] = [
  {
    kind: "knit",
    weight: 4,
    material: "wool",
    dyes: everyday,
    motifs: [
      ["plain", 10],
      ["stripe", 3],
      ["wide-stripe", 2],
      ["fair-isle", 2],
      ["nordic", 1],
      ["argyle", 2],
      ["colour-block", 1],
    ],
  },
  {
    kind: "fine-knit",
    weight: 3,
    material: "wool",
    dyes: everyday,
    motifs: [
      ["plain", 8],
      ["fine-stripe", 2],
      ["stripe", 2],
      ["argyle", 1],
    ],
  },
  { kind: "cashmere", weight: 2, material: "cashmere", dyes: calm },
  {
    kind: "rib",
    weight: 1,
    material: "cotton",
    dyes: ["neutral", "classic", "earth", "pastel", "bright"],
  },
];

/** What thick ones are knitted from. */
export const thickYarns: readonly [FabricOption, ...FabricOption[]] = [
  {
    kind: "chunky-knit",
    weight: 4,
    material: "wool",
    dyes: calm,
    motifs: [
      ["plain", 5],
      ["wide-stripe", 1],
    ],
  },
  {
    kind: "knit",
    weight: 4,
    material: "wool",
    dyes: calm,
    motifs: [
      ["cable", 5],
      ["aran", 4],
      ["wide-rib", 2],
      ["waffle", 1],
    ],
  },
  {
    kind: "mohair",
    weight: 2,
    material: "mohair",
    dyes: ["pastel", "neutral", "bright", "jewel"],
    motifs: [
      ["plain", 4],
      ["wide-stripe", 2],
    ],
  },
  { kind: "boucle", weight: 1, material: "wool", dyes: ["neutral", "pastel", "earth"] },
];

/** What sweatshirts and hoodies are cut from. */
export const sweats: readonly [FabricOption, ...FabricOption[]] = [
  {
    kind: "sweat",
    weight: 8,
    material: "cotton",
    dyes: ["neutral", "neutral", "classic", "earth", "pastel", "bright"],
    motifs: [
      ["plain", 14],
      ["colour-block", 1],
      ["tie-dye", 0.6],
      ["stripe", 1],
      ["camouflage", 0.5],
    ],
  },
  { kind: "fleece", weight: 1, material: "fleece", dyes: ["neutral", "earth", "pastel"] },
  { kind: "velvet", weight: 0.4, material: "velvet", dyes: ["classic", "jewel"] },
];

/** Cuffs, hems and collars: ribbed in the ground colour, or in the contrast the garment was given. */
export function ribOf({ main, contrast }: Fabric): Cloth {
  const thick = main.kind === "knit" || main.kind === "chunky-knit" || main.kind === "rib";
  const dye = contrast?.colour ?? main.colour;
  // The grooves darken a rib: on light cloth it is knitted lighter to look the same.
  const colour = lightness(dye) > 0.55 && main.kind !== "rib" ? light(dye, 0.2) : dye;
  return { kind: "rib", colour, scale: thick ? 1.15 : 0.95 };
}
