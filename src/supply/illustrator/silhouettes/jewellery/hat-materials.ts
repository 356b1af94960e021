import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, lightness, shadow } from "../../colour/oklab.ts";
import type { Random } from "../../random.ts";
import type { Fabric, FabricOption } from "../silhouette.ts";

export const hatFelt: readonly [FabricOption, ...FabricOption[]] = [
  { kind: "felt", weight: 1, material: "wool", dyes: ["neutral", "classic", "earth", "leather", "jewel"] },
];

export const hatStraw: readonly [FabricOption, ...FabricOption[]] = [
  { kind: "straw", weight: 3, material: "canvas", dyes: ["neutral", "neutral", "earth"] },
  { kind: "raffia", weight: 2, material: "canvas", dyes: ["neutral", "earth", "pastel"] },
];

const ribbons: readonly [Colour, ...Colour[]] = [
  "#202124",
  "#232a3b",
  "#3d2c25",
  "#5d2330",
  "#2f4a3f",
  "#e9e3d6",
];

/** Grosgrain that stands off the hat: darker on pale felt, tone on tone or pale on dark. */
export function hatRibbon(main: Cloth, _: unknown, random: Random): Omit<Fabric, "main"> {
  const picked = random.pick(ribbons);
  const near = Math.abs(lightness(picked) - lightness(main.colour)) < 0.16;
  const tonal = random.chance(0.35) && lightness(main.colour) > 0.3;
  const colour = near || tonal ? shadow(main.colour, lightness(main.colour) > 0.4 ? 0.35 : 0.5) : picked;
  return { contrast: { kind: "satin", colour } };
}

export const wideBrims: readonly [FabricOption, ...FabricOption[]] = [...hatStraw, ...hatFelt];
