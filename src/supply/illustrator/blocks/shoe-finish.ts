import type { Cloth } from "../cloth/cloth.ts";
import type { DyeGroup } from "../cloth/dyes.ts";
import { type Colour, light, lightness, shadow } from "../colour/oklab.ts";
import type { Random } from "../random.ts";

/** Colours leather shoes come in. */
export const leathers: readonly DyeGroup[] = ["leather"];

/** A leather lining: tan in brown shoes, natural or black in others. */
export const leatherLining = (random: Random): Cloth => ({
  kind: "leather",
  colour: random.pick<Colour>(["#c79d6f", "#d3b48c", "#b88f66", "#d9c6a6"]),
});

/** A dark or natural leather sole, as it suits the upper. */
export function leatherSole(main: Cloth, random: Random): Cloth {
  const dark = lightness(main.colour) < 0.34;
  return {
    kind: "leather",
    colour: dark ? "#231f1e" : random.pick<Colour>(["#33251c", "#4a3424", "#2b211b", "#6b4a2e"]),
  };
}

export const rubberSole = (colour: Colour): Cloth => ({ kind: "rubber", colour });

/** A white that still has room for light. */
export const offWhite: Colour = "#ece8de";
export const gum: Colour = "#b07d4a";
export const blackRubber: Colour = "#232325";

/** A second leather of the same family of colour: a little darker, or lighter on a dark shoe. */
export const toneOf = (cloth: Cloth, by = 0.2): Cloth => ({
  ...cloth,
  colour: lightness(cloth.colour) > 0.32 ? shadow(cloth.colour, by) : light(cloth.colour, by * 0.6),
});

/** The same cloth without its print, for straps and bindings. */
export const plain = ({ kind, colour }: Cloth): Cloth => ({ kind, colour });
