import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import type { Random } from "../../random.ts";
import type { Fabric, FabricOption, Metal } from "../silhouette.ts";

type Fabrics = readonly [FabricOption, ...FabricOption[]];

/** Hides as bags of both universes are made of. */
export const hides: Fabrics = [
  { kind: "leather", weight: 40, material: "leather", dyes: ["leather", "leather", "classic", "earth"] },
  {
    kind: "grained-leather",
    weight: 34,
    material: "leather",
    dyes: ["leather", "classic", "neutral", "earth"],
  },
  { kind: "suede", weight: 14, material: "suede", dyes: ["leather", "earth", "neutral"] },
];

/** The hides of women's bags: more colour, patent, prints. */
export const softHides: Fabrics = [
  {
    kind: "leather",
    weight: 40,
    material: "leather",
    dyes: ["leather", "classic", "neutral", "pastel", "jewel"],
  },
  {
    kind: "grained-leather",
    weight: 28,
    material: "leather",
    dyes: ["leather", "neutral", "pastel", "bright", "jewel"],
  },
  { kind: "suede", weight: 14, material: "suede", dyes: ["leather", "earth", "pastel"] },
  { kind: "patent", weight: 7, material: "faux-leather", dyes: ["classic", "jewel", "bright"] },
  {
    kind: "leather",
    weight: 4,
    material: "faux-leather",
    dyes: ["neutral", "earth"],
    motifs: [["leopard", 1]],
  },
];

/** Briefcases are rarely loud. */
export const officeHides: Fabrics = [
  { kind: "leather", weight: 44, material: "leather", dyes: ["leather"] },
  { kind: "grained-leather", weight: 40, material: "leather", dyes: ["leather"] },
  { kind: "suede", weight: 10, material: "suede", dyes: ["leather"] },
];

/** Purses, card cases and belts. */
export const smallHides: Fabrics = [
  { kind: "leather", weight: 40, material: "leather", dyes: ["leather", "leather", "classic", "earth"] },
  {
    kind: "grained-leather",
    weight: 36,
    material: "leather",
    dyes: ["leather", "classic", "earth", "jewel"],
  },
  { kind: "suede", weight: 8, material: "suede", dyes: ["leather", "earth"] },
];

/** Leather that goes with canvas: straps, handles, trim. */
export const trimLeathers: readonly [Colour, ...Colour[]] = [
  "#8a5a34",
  "#a0622f",
  "#6b3f28",
  "#3d2c25",
  "#2b2928",
  "#b48354",
];

/** The metal a bag of this colour is usually fitted with. */
export const fittings = ({ colour }: Cloth, random: Random): Metal =>
  lightness(colour) < 0.32
    ? random.pick<Metal>(["gold", "gold", "silver", "gunmetal", "silver"])
    : random.pick<Metal>(["gold", "brass", "gold", "silver"]);

/** Lining of microfibre or cotton, a tone of the hide or a warm sand. */
export function liningFor({ colour }: Cloth, random: Random): Cloth {
  const own = lightness(colour) > 0.5 ? shadow(colour, 0.18) : light(colour, 0.12);
  return { kind: "cotton", colour: random.pick<Colour>([own, "#b6a184", "#8c7a63", own]) };
}

/** A thread that is seen on some hides: pale on dark, tonal otherwise. */
export function threadFor({ kind, colour }: Cloth, random: Random): Colour | undefined {
  if (kind === "patent" || kind === "croc" || !random.chance(0.28)) return undefined;
  return lightness(colour) < 0.5 ? "#d9c4a0" : shadow(colour, 0.42);
}

/** Lining, metal and thread of a bag; `contrast` is its leather when the body is of canvas or straw. */
export function bagFinish(main: Cloth, random: Random): Omit<Fabric, "main"> {
  const hide = ["canvas", "nylon", "straw", "raffia", "denim", "ripstop", "wool", "tweed", "velvet", "satin"];
  const thread = threadFor(main, random);
  return {
    lining: liningFor(main, random),
    metal: fittings(main, random),
    contrast: hide.includes(main.kind)
      ? { kind: "leather", colour: random.pick(trimLeathers) }
      : { ...main, ...(thread && { thread }) },
  };
}

/** How a strap is shown: short as a shoulder arch, or long and held up as from a hook. */
export const strapPose = (random: Random): { readonly pose: "arch" | "hung"; readonly drop: number } =>
  random.chance(0.45)
    ? { pose: "arch", drop: random.between(15, 20) }
    : { pose: "hung", drop: random.between(24, 30) };
