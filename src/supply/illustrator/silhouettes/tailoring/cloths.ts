import type { Cloth } from "../../cloth/cloth.ts";
import type { DyeGroup } from "../../cloth/dyes.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import type { FabricOption } from "../silhouette.ts";

type Fabrics = readonly [FabricOption, ...FabricOption[]];

const quiet: readonly DyeGroup[] = ["neutral", "suiting", "earth"];
const rich: readonly DyeGroup[] = ["classic", "jewel", "earth"];

/** Cloth of jackets: worsted and flannel, tweed for the country, linen for the summer, velvet at night. */
export const jacketings: Fabrics = [
  {
    kind: "wool",
    weight: 6,
    material: "wool",
    dyes: quiet,
    motifs: [
      ["plain", 5],
      ["houndstooth", 1],
      ["glen", 1],
      ["pinstripe", 0.8],
      ["windowpane", 0.8],
    ],
  },
  {
    kind: "crepe",
    weight: 3,
    material: "viscose",
    universe: "women",
    dyes: ["neutral", "classic", "pastel", "jewel"],
  },
  {
    kind: "linen",
    weight: 2.2,
    material: "linen",
    dyes: ["neutral", "earth", "suiting"],
    motifs: [
      ["plain", 6],
      ["windowpane", 1],
    ],
  },
  {
    kind: "tweed",
    weight: 1.6,
    material: "tweed",
    dyes: ["earth", "neutral", "classic"],
    motifs: [
      ["plain", 3],
      ["donegal", 2],
      ["herringbone-two-tone", 2],
    ],
  },
  { kind: "corduroy", weight: 1.3, material: "corduroy", dyes: ["earth", "classic"] },
  { kind: "velvet", weight: 0.9, material: "velvet", dyes: rich },
  { kind: "gabardine", weight: 3, material: "wool", dyes: quiet },
  { kind: "leather", weight: 0.4, material: "leather", dyes: ["leather"] },
];

/** Cloth of suits: worsted first, its stripes and checks, linen and cotton in summer. */
export const suitings: Fabrics = [
  {
    kind: "gabardine",
    weight: 6,
    material: "wool",
    dyes: ["suiting"],
    motifs: [
      ["plain", 6],
      ["pinstripe", 1.6],
      ["windowpane", 0.6],
    ],
  },
  {
    kind: "wool",
    weight: 4,
    material: "wool",
    dyes: ["suiting"],
    motifs: [
      ["plain", 6],
      ["pinstripe", 1.4],
      ["chalk-stripe", 0.6],
      ["glen", 1.2],
      ["windowpane", 0.7],
    ],
  },
  { kind: "linen", weight: 1.3, material: "linen", dyes: ["neutral", "earth"] },
  { kind: "twill", weight: 1.5, material: "cotton", dyes: ["suiting", "neutral", "earth"] },
  { kind: "flannel", weight: 1.5, material: "wool", dyes: ["suiting"] },
  { kind: "corduroy", weight: 0.5, material: "corduroy", dyes: ["earth"] },
];

/** Women's suits also come fluid and in colour. */
export const womensSuitings: Fabrics = [
  ...suitings,
  {
    kind: "crepe",
    weight: 5,
    material: "viscose",
    dyes: ["neutral", "classic", "pastel", "jewel", "bright"],
  },
  { kind: "satin", weight: 0.9, material: "satin", dyes: ["neutral", "classic", "jewel"] },
];

/** Nubbly cloth of collarless jackets and skirt suits. */
export const fancyTweeds: Fabrics = [
  {
    kind: "tweed",
    weight: 5,
    material: "tweed",
    dyes: ["neutral", "classic", "pastel"],
    motifs: [
      ["donegal", 3],
      ["houndstooth", 1.4],
      ["plain", 1.4],
      ["herringbone-two-tone", 1],
    ],
  },
  { kind: "boucle", weight: 4, material: "wool", dyes: ["neutral", "classic", "pastel", "jewel"] },
  { kind: "wool", weight: 2, material: "wool", dyes: ["neutral", "classic", "jewel"] },
  { kind: "crepe", weight: 1.5, material: "viscose", dyes: ["neutral", "classic", "pastel", "jewel"] },
];

/** Cloth of coats: melton, double-faced cashmere, herringbone. */
export const coatings: Fabrics = [
  {
    kind: "wool",
    weight: 6,
    material: "wool",
    dyes: quiet,
    motifs: [
      ["plain", 7],
      ["houndstooth", 0.8],
      ["glen", 0.8],
      ["windowpane", 0.6],
      ["tartan", 0.3],
    ],
  },
  { kind: "felt", weight: 3, material: "wool", dyes: ["neutral", "suiting"] },
  { kind: "felt", weight: 1.4, material: "wool", universe: "women", dyes: ["classic", "earth", "jewel"] },
  {
    kind: "tweed",
    weight: 2,
    material: "tweed",
    dyes: ["earth", "neutral", "suiting"],
    motifs: [
      ["herringbone-two-tone", 3],
      ["donegal", 1.4],
      ["plain", 2],
    ],
  },
  { kind: "flannel", weight: 2, material: "cashmere", dyes: ["neutral", "suiting"] },
];

/** Soft coatings for coats that wrap and swing. */
export const softCoatings: Fabrics = [
  { kind: "felt", weight: 4, material: "wool", dyes: ["neutral", "suiting"] },
  {
    kind: "felt",
    weight: 2,
    material: "wool",
    universe: "women",
    dyes: ["earth", "classic", "jewel", "pastel"],
  },
  { kind: "flannel", weight: 4, material: "cashmere", dyes: ["neutral", "suiting"] },
  {
    kind: "wool",
    weight: 2.5,
    material: "wool",
    dyes: ["neutral", "suiting"],
    motifs: [
      ["plain", 6],
      ["windowpane", 1],
      ["houndstooth", 1],
    ],
  },
  {
    kind: "boucle",
    weight: 1.6,
    material: "wool",
    universe: "women",
    dyes: ["neutral", "earth", "pastel"],
  },
];

/** Pile: teddy, shearling, fur that never had an owner. */
export const pileCloths: Fabrics = [
  { kind: "shearling", weight: 4, material: "polyester", dyes: ["neutral", "earth", "classic"] },
  { kind: "boucle", weight: 3, material: "wool", dyes: ["neutral", "earth", "pastel"] },
  {
    kind: "faux-fur",
    weight: 4,
    material: "faux-fur",
    dyes: ["neutral", "earth", "classic", "jewel"],
    motifs: [
      ["plain", 8],
      ["leopard", 1.6],
    ],
  },
];

/** Dense cloth that keeps the rain off. */
export const rainCloths: Fabrics = [
  { kind: "gabardine", weight: 4.4, material: "cotton", dyes: ["beige"] },
  { kind: "gabardine", weight: 3, material: "cotton", dyes: ["neutral", "suiting"] },
  { kind: "twill", weight: 2, material: "cotton", dyes: ["beige", "suiting", "earth"] },
  {
    kind: "gabardine",
    weight: 1.4,
    material: "cotton",
    universe: "women",
    dyes: ["classic", "earth", "pastel"],
  },
  {
    kind: "wool",
    weight: 1,
    material: "wool",
    dyes: ["neutral", "suiting"],
    motifs: [
      ["plain", 3],
      ["glen", 1],
      ["houndstooth", 1],
    ],
  },
  { kind: "leather", weight: 0.8, material: "leather", dyes: ["leather"] },
];

/** Black tie: barathea and velvet. */
export const eveningCloths: Fabrics = [
  { kind: "gabardine", weight: 6, material: "wool", dyes: ["formal"] },
  { kind: "velvet", weight: 1.6, material: "velvet", dyes: ["formal"] },
];

/** A smooth lining: a shade deeper than the cloth, lit up a little in black ones. */
export const liningFor = (main: Cloth): Cloth => ({
  kind: "viscose",
  colour: lightness(main.colour) < 0.3 ? light(main.colour, 0.07) : shadow(main.colour, 0.12),
});

/** The back of a waistcoat: satin. */
export const backFor = (main: Cloth): Cloth => ({ ...liningFor(main), kind: "satin" });

/** Checked cotton inside a trench, in the shades of the cloth. */
export const trenchLining = (main: Cloth): Cloth => ({
  kind: "cotton",
  colour: lightness(main.colour) < 0.35 ? light(main.colour, 0.16) : shadow(main.colour, 0.2),
  motif: "windowpane",
  second: lightness(main.colour) < 0.35 ? light(main.colour, 0.4) : shadow(main.colour, 0.5),
});

/** Coats and suits are drawn smaller than jackets, and so is what is woven into them. */
export const finer = (cloth: Cloth, scale: number): Cloth => ({
  ...cloth,
  scale: (cloth.scale ?? 1) * scale,
});
