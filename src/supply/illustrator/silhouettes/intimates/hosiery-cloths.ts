import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import type { FabricOption } from "../silhouette.ts";

export type Denier = "sheer" | "semi" | "opaque";

const nylon: FabricOption = {
  kind: "tech-jersey",
  weight: 6,
  material: "nylon",
  dyes: ["classic", "classic", "earth", "jewel", "neutral"],
  motifs: [
    ["plain", 6],
    ["pin-dot", 1.4],
    ["polka-dot", 0.6],
    ["argyle", 0.4],
    ["houndstooth", 0.3],
    ["leopard", 0.4],
  ],
};
const net: FabricOption = { kind: "tulle", weight: 1.2, material: "nylon", dyes: ["classic", "jewel"] };
const lace: FabricOption = { kind: "lace", weight: 1, material: "lace", dyes: ["classic", "jewel"] };

/** Stockings are fine: nobody knits them of wool. */
export const stockingFabrics: readonly [FabricOption, ...FabricOption[]] = [nylon, net, lace];

export const hosieryFabrics: readonly [FabricOption, ...FabricOption[]] = [
  nylon,
  net,
  lace,
  {
    kind: "rib",
    weight: 1.6,
    material: "cotton",
    dyes: ["neutral", "classic", "earth", "jewel"],
    motifs: [["fine-rib", 1]],
  },
  {
    kind: "fine-knit",
    weight: 1,
    material: "wool",
    dyes: ["neutral", "classic", "earth", "jewel"],
    motifs: [
      ["plain", 1],
      ["cable", 1],
    ],
  },
];

const letsThrough: Record<Denier, number> = { sheer: 0.5, semi: 0.25, opaque: 0 };

/** Cloth of a leg as it looks stretched: patterns are knitted in the same tone, nets are wide. */
export function legCloth(main: Cloth, denier: Denier): Pick<Part, "cloth" | "sheer"> {
  if (main.kind === "tulle") return { cloth: { ...main, scale: 2.3 } };
  if (main.kind === "lace") return { cloth: { ...main, scale: 0.8 } };
  if (main.kind !== "tech-jersey") return { cloth: main };
  const dark = lightness(main.colour) < 0.5;
  const second =
    dark && denier === "opaque" ? light(main.colour, 0.16) : shadow(main.colour, dark ? 0.1 : 0.35);
  return {
    cloth: main.motif ? { ...main, second, third: second, scale: 0.8 } : main,
    sheer: letsThrough[denier],
  };
}

/** A knitted pattern is darker than its leg, or lighter than a dark one. */
export const patternColour = ({ colour }: Cloth): Colour =>
  lightness(colour) < 0.42 ? light(colour, 0.24) : shadow(colour, 0.42);

/** The upper part and the toe are knitted denser. */
export const denseCloth = (main: Cloth): Cloth =>
  main.kind === "rib" || main.kind === "fine-knit" ? main : { kind: "tech-jersey", colour: main.colour };

export const seeThrough = ({ kind }: Cloth, denier: Denier): boolean =>
  kind === "tulle" || kind === "lace" || (kind === "tech-jersey" && denier !== "opaque");
