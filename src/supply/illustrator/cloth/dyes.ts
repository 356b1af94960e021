import type { ColourKey } from "#vocabulary/attribute.ts";
import { type Colour, toLab } from "../colour/oklab.ts";
import type { Random } from "../random.ts";
import { difference, pairFor } from "./companions.ts";
import { type MotifName, motifs } from "./motifs.ts";

/** What a colour is for: a coat is rarely bright, a bikini rarely earth. */
export type DyeGroup =
  | "neutral"
  | "classic"
  | "earth"
  | "pastel"
  | "bright"
  | "jewel"
  | "denim"
  | "leather"
  | "metal"
  /** What men and women wear to work, and to a ball. */
  | "suiting"
  | "formal"
  /** From oat to khaki: what trench coats and chinos mostly are. */
  | "beige";

export interface Dye {
  readonly name: string;
  readonly colour: Colour;
  /** The colour a shopper filters by. */
  readonly key: ColourKey;
  readonly groups: readonly DyeGroup[];
}

const dye = (name: string, colour: Colour, key: ColourKey, ...groups: DyeGroup[]): Dye => ({
  name,
  colour,
  key,
  groups,
});

/** Whites stay off-white so that light can show on them, blacks stay soft so that folds can. */
export const dyes: readonly [Dye, ...Dye[]] = [
  dye("chalk", "#ebe9e4", "white", "neutral", "classic"),
  dye("ivory", "#ece5d6", "white", "formal", "neutral", "classic"),
  dye("bone", "#e9e3d6", "white", "neutral"),
  dye("ecru", "#e3d9c4", "beige", "beige", "neutral", "denim"),
  dye("oat", "#dccfb8", "beige", "beige", "neutral"),
  dye("sand", "#d3bf9c", "beige", "beige", "neutral", "earth"),
  dye("stone", "#bdb3a1", "beige", "beige", "suiting", "neutral"),
  dye("taupe", "#847a6c", "grey", "suiting", "neutral", "leather"),
  dye("silver-grey", "#b9bab8", "grey", "neutral"),
  dye("pearl-grey", "#d0cfcb", "grey", "neutral"),
  dye("ash", "#8d8f90", "grey", "suiting", "neutral", "denim"),
  dye("slate", "#4b5259", "grey", "suiting", "neutral", "classic"),
  dye("charcoal", "#37393d", "grey", "suiting", "neutral", "classic"),
  dye("ink-black", "#24262a", "black", "formal", "suiting", "neutral", "classic", "leather"),
  dye("soft-black", "#2b2928", "black", "neutral", "leather"),
  dye("jet", "#202124", "black", "formal", "classic", "leather", "denim"),
  dye("midnight", "#232a3b", "navy", "formal", "suiting", "classic", "neutral"),
  dye("navy", "#2b3652", "navy", "suiting", "classic"),
  dye("french-navy", "#33426a", "navy", "suiting", "classic"),
  dye("royal", "#36559c", "blue", "bright", "jewel"),
  dye("cobalt", "#3a68b8", "blue", "bright"),
  dye("steel-blue", "#5d7d9e", "blue", "classic"),
  dye("petrol", "#2c5363", "blue", "suiting", "jewel"),
  dye("sky", "#a9bfd6", "light-blue", "pastel", "classic"),
  dye("ice", "#ccd9e2", "light-blue", "pastel"),
  dye("raw-denim", "#2d3a56", "navy", "denim"),
  dye("mid-denim", "#46628a", "blue", "denim"),
  dye("stone-washed", "#7592b3", "light-blue", "denim"),
  dye("bleached-denim", "#a8bfd2", "light-blue", "denim"),
  dye("bottle", "#2f4a3f", "green", "formal", "suiting", "classic", "jewel"),
  dye("forest", "#3c5a44", "green", "earth"),
  dye("emerald", "#1f6b55", "green", "jewel"),
  dye("sage", "#9aa48f", "green", "pastel", "earth"),
  dye("mint", "#c2d5c6", "green", "pastel"),
  dye("pistachio", "#b7c28f", "green", "pastel"),
  dye("moss", "#56604a", "khaki", "earth"),
  dye("olive", "#6b6844", "khaki", "earth", "classic"),
  dye("khaki", "#9b8f6b", "khaki", "beige", "earth"),
  dye("camel", "#bd9a6c", "brown", "beige", "suiting", "classic", "earth", "leather"),
  dye("tobacco", "#8a5a34", "brown", "earth", "leather"),
  dye("cognac", "#a0622f", "brown", "leather"),
  dye("tan", "#b48354", "brown", "leather", "earth"),
  dye("chestnut", "#6b3f28", "brown", "suiting", "earth", "leather"),
  dye("espresso", "#3d2c25", "brown", "suiting", "classic", "leather"),
  dye("terracotta", "#b5714f", "orange", "earth"),
  dye("rust", "#8f4a30", "orange", "earth"),
  dye("tangerine", "#d9783f", "orange", "bright"),
  dye("apricot", "#e9bf9b", "orange", "pastel"),
  dye("oxblood", "#4a1f1c", "burgundy", "classic", "leather"),
  dye("burgundy", "#5d2330", "burgundy", "formal", "classic", "jewel"),
  dye("poppy", "#c23b30", "red", "bright"),
  dye("scarlet", "#a82f2c", "red", "classic", "bright"),
  dye("brick", "#96493d", "red", "earth"),
  dye("blush", "#e6cdc6", "pink", "pastel"),
  dye("rose", "#cf9c98", "pink", "pastel"),
  dye("fuchsia", "#b93f77", "pink", "bright"),
  dye("raspberry", "#96304f", "pink", "jewel"),
  dye("lilac", "#c3b7d2", "purple", "pastel"),
  dye("aubergine", "#3b2d38", "purple", "classic", "jewel"),
  dye("violet", "#5d4a85", "purple", "jewel"),
  dye("butter", "#eedfae", "yellow", "pastel"),
  dye("mustard", "#c4973a", "yellow", "earth"),
  dye("saffron", "#dfae3c", "yellow", "bright"),
  dye("gold", "#c2a05c", "gold", "metal"),
  dye("rose-gold", "#c9a08a", "gold", "metal"),
  dye("antique-gold", "#9c7f45", "gold", "metal"),
  dye("silver", "#bfc1c3", "silver", "metal"),
  dye("gunmetal", "#5c5f64", "silver", "metal"),
];

export const dyesOf = (group: DyeGroup): readonly Dye[] =>
  dyes.filter(({ groups }) => groups.includes(group));

/** Fails on a name the palette does not have: a catalogue is written by hand. */
export function dyeNamed(name: string): Dye {
  const found = dyes.find((entry) => entry.name === name);
  if (!found) throw new Error(`no dye ${name}`);
  return found;
}

/** Studio walls, the quietest first: hardly coloured, so that the garment keeps the eye. */
export const backdrops = {
  bone: "#ebe8e2",
  chalk: "#f0efec",
  greige: "#ddd8d0",
  sand: "#e3dccf",
  clay: "#d9cec5",
  blush: "#e5dcd8",
  sage: "#d6d8d1",
  mist: "#dbdee0",
  stone: "#c9c3ba",
  slate: "#c2c6c8",
  mushroom: "#b3a89d",
  dusk: "#a3aeb9",
  lichen: "#a9ad9b",
  rosewood: "#c0a59c",
  straw: "#d0bb98",
  pewter: "#a2a3a2",
} as const satisfies Record<string, Colour>;

export type BackdropName = keyof typeof backdrops;

/** Seven pictures of ten stand before one of the quiet walls. */
const quietShare = 0.7;
/** A garment is lost before a wall that is nearer to it than this… */
const lost = 0.055;
/** …and before a wall of a colour of its own already at this distance. */
const lostBeforeColour = 0.13;

const walls = Object.keys(backdrops) as BackdropName[];
const coloured: ReadonlySet<BackdropName> = new Set([
  "mushroom",
  "dusk",
  "lichen",
  "rosewood",
  "straw",
  "pewter",
]);

/** Every wall this colour is not lost before, quiet ones first; all of them when it is lost before each. */
export function wallsFor(colour: Colour): readonly BackdropName[] {
  const clear = walls.filter((wall) => {
    const least = coloured.has(wall) ? lostBeforeColour : lost;
    return difference(colour, backdrops[wall]) > least;
  });
  return clear.length > 0 ? clear : walls;
}

/** A wall of the opposite temperature, and never one the garment would be lost before. */
export function backdropFor(colour: Colour, random: Random): BackdropName {
  const warm = toLab(colour)[2] > 0.012;
  const quiet: readonly BackdropName[] = ["bone", "chalk", "greige"];
  const tinted: readonly BackdropName[] = warm ? ["mist", "sage", "blush"] : ["sand", "clay", "blush"];
  const wanted = random.chance(quietShare) ? quiet : tinted;
  const clear = wallsFor(colour).filter((wall) => !coloured.has(wall));
  const both = wanted.filter((wall) => clear.includes(wall));
  const [first = "greige", ...others] = both.length > 0 ? both : clear;
  return random.pick([first, ...others]);
}

/** The other colours of a motif. */
export interface Companions {
  readonly second?: Colour;
  readonly third?: Colour;
}

/** Tasteful companions of a ground for this motif; none for a texture of one colour. */
export function motifColours(motif: MotifName | undefined, ground: Colour, random: Random): Companions {
  if (!motif || motifs[motif].coverage === 0) return {};
  const [second, third] = pairFor(motif, ground, random);
  return { second, third };
}
