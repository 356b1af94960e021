import { type GemCut, stones } from "../../blocks/gem.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, light, lightness } from "../../colour/oklab.ts";
import type { Random } from "../../random.ts";
import type { Fabric, FabricOption } from "../silhouette.ts";

/** Gold, rose gold, silver, rhodium: the dye says which. */
export const preciousMetal: readonly [FabricOption, ...FabricOption[]] = [
  { kind: "metal", weight: 1, material: "metal", dyes: ["metal"] },
];

type Palette = readonly [Colour, ...Colour[]];

export const clearStones: Palette = [
  stones.diamond,
  stones.diamond,
  stones.diamond,
  stones.sapphire,
  stones.emerald,
  stones.aquamarine,
  stones.morganite,
  stones.ruby,
];
export const opaqueStones: Palette = [
  stones.onyx,
  stones.turquoise,
  stones.lapis,
  stones.malachite,
  stones.moonstone,
  stones.carnelian,
];
export const enamels: Palette = ["#232a3b", "#202124", "#2f4a3f", "#5d2330", "#ece5d6", "#33426a"];
export const pearls: Palette = ["#ece4da", "#ece4da", "#e6cfc4", "#d8c6a2", "#b4b2b8"];

export const withGem =
  (palette: Palette) =>
  (_: Cloth, __: unknown, random: Random): Omit<Fabric, "main"> => ({ gem: random.pick(palette) });

/** The colour of the polished metal. Gunmetal is plated like rhodium: dark jewels would be every fifth one. */
export const metalOf = ({ colour }: Cloth): Colour =>
  lightness(colour) < 0.52 ? light(colour, 0.46) : colour;

export const facetedCuts: readonly [GemCut, ...GemCut[]] = [
  "round",
  "round",
  "oval",
  "emerald",
  "pear",
  "princess",
];
