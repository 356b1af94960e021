import type { Cloth } from "../../cloth/cloth.ts";
import { blend, type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import type { Random } from "../../random.ts";
import type { Fabric, FabricOption } from "../silhouette.ts";

/** Skin tones shops offer as a lining below lace. */
const nudes = ["#e3c8b4", "#d3ab90", "#b98a6c", "#8d6248"] as const satisfies readonly Colour[];

/** What shimmers through lace: the cloth's own tone, or one of the nudes below black and below pale lace. */
function laceLining({ colour }: Cloth, random: Random): Cloth {
  const dark = lightness(colour) < 0.5;
  const black = lightness(colour) < 0.33;
  if (black && random.chance(0.6)) return { kind: "jersey", colour: random.pick(nudes) };
  if (!dark && random.chance(0.3)) return { kind: "jersey", colour: blend(nudes[0], colour, 0.3) };
  return { kind: "jersey", colour: dark ? light(colour, 0.3) : shadow(colour, 0.2) };
}

export const lingerieFinish = (main: Cloth, _cut: unknown, random: Random): Omit<Fabric, "main"> => ({
  lining: laceLining(main, random),
  contrast: { kind: "lace", colour: main.colour, scale: 0.8 },
  metal: lightness(main.colour) < 0.35 || random.chance(0.5) ? "gold" : random.pick(["silver", "rose"]),
});

/** Named twice what shops show twice as often. */
const lingerieDyes = ["neutral", "classic", "classic", "pastel", "pastel", "jewel", "jewel"] as const;

export const laceFabric = (weight: number): FabricOption => ({
  kind: "lace",
  weight,
  material: "lace",
  dyes: lingerieDyes,
});
export const satinFabric = (weight: number): FabricOption => ({
  kind: "satin",
  weight,
  material: "satin",
  dyes: lingerieDyes,
  motifs: [
    ["plain", 8],
    ["polka-dot", 0.6],
    ["leopard", 0.5],
    ["ditsy", 0.5],
  ],
});
export const smoothFabric = (weight: number): FabricOption => ({
  kind: "tech-jersey",
  weight,
  material: "elastane",
  dyes: lingerieDyes,
});
export const cottonFabric = (weight: number): FabricOption => ({
  kind: "jersey",
  weight,
  material: "cotton",
  dyes: ["neutral", "pastel", "classic"],
  motifs: [
    ["plain", 6],
    ["fine-stripe", 1.2],
    ["ditsy", 1.2],
    ["pin-dot", 1],
  ],
});
export const ribFabric = (weight: number): FabricOption => ({
  kind: "rib",
  weight,
  material: "cotton",
  dyes: ["neutral", "classic", "pastel", "earth"],
  motifs: [["fine-rib", 1]],
});
export const silkFabric = (weight: number): FabricOption => ({
  kind: "silk",
  weight,
  material: "silk",
  dyes: lingerieDyes,
  motifs: [
    ["plain", 8],
    ["ditsy", 0.8],
    ["floral", 0.6],
  ],
});
