import type { LensTint } from "../../blocks/eyewear.ts";
import { metalColours } from "../../blocks/metal.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, lightness } from "../../colour/oklab.ts";
import type { Random } from "../../random.ts";
import type { Fabric, FabricOption, Metal } from "../silhouette.ts";

/** How the lenses are tinted; the colour itself is the gem of the fabric. */
export interface LensCut {
  readonly tint: "dark" | "gradient" | "light";
}

export const lensCut = (random: Random): LensCut => ({
  tint: random.pick(["dark", "dark", "gradient", "gradient", "light"]),
});

const darkGlass: readonly [Colour, ...Colour[]] = ["#353b3a", "#43352b", "#33373d", "#31413a", "#2f3d52"];
const paleGlass: readonly [Colour, ...Colour[]] = ["#b58a4c", "#8fa3b0", "#b48c8a", "#8f9f7c", "#a58a70"];

export const lensTint = ({ tint }: LensCut, colour: Colour): LensTint => ({
  colour,
  gradient: tint !== "dark",
  clear: tint === "dark" ? 0 : tint === "gradient" ? 0.45 : 0.85,
});

export const sunglassFinish =
  (metals: readonly [Metal, ...Metal[]] = ["gold", "silver", "gunmetal"]) =>
  (_: Cloth, { tint }: LensCut, random: Random): Omit<Fabric, "main"> => ({
    gem: random.pick(tint === "light" ? paleGlass : darkGlass),
    metal: random.pick(metals),
  });

/** Plates of acetate: black, tortoiseshell, honey, clear, coloured. */
export const acetate: readonly [FabricOption, ...FabricOption[]] = [
  { kind: "acetate", weight: 5, material: "acrylic", dyes: ["leather"] },
  { kind: "acetate", weight: 4, material: "acrylic", dyes: ["leather"], motifs: [["tortoise", 1]] },
  { kind: "acetate", weight: 3, material: "acrylic", dyes: ["classic", "neutral", "pastel", "jewel"] },
];

export const metalFrame: readonly [FabricOption, ...FabricOption[]] = [
  { kind: "metal", weight: 1, material: "metal", dyes: ["metal"] },
];

/** Tortoiseshell is amber that clouds into brown: a dark plate would hide it. */
export function plate(main: Cloth): Cloth {
  if (main.motif !== "tortoise") return main;
  const amber: Colour = lightness(main.colour) < 0.48 ? "#8f5526" : main.colour;
  return { ...main, colour: amber, second: "#2e1a10", scale: 0.9 };
}

export const hingeMetal = (metal: Metal | undefined): Colour => metalColours[metal ?? "gold"];
