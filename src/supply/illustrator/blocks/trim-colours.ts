import type { Cloth } from "../cloth/cloth.ts";
import { blend, type Colour, light, lightness, shadow } from "../colour/oklab.ts";
import { type Random, randomFrom } from "../random.ts";

const deep = ["#262b36", "#2f4a3f", "#5a2226", "#24262a", "#8a4b34", "#3f587a"] as const;
const pale = ["#ece7dc", "#e3d9c4", "#d8c6a4"] as const;

/** A second colour that stands clear of the cloth: ribs, raglan sleeves, piping. */
export const trimColour = ({ colour }: Cloth, random: Random): Colour =>
  lightness(colour) > 0.62 ? random.pick(deep) : random.pick(pale);

/** Inks of a print, as they look on light cloth and on dark. */
type Inks = readonly [Colour, Colour, Colour];
const onLight: readonly [Inks, ...Inks[]] = [
  ["#2c3140", "#b9673f", "#d9a441"],
  ["#31483c", "#c58b6a", "#dcb98a"],
  ["#26262a", "#7d8791", "#b54a3a"],
  ["#3f587a", "#9db4c9", "#e0a54a"],
  ["#6b2f2c", "#c9806a", "#3e5a55"],
];
const onDark: readonly [Inks, ...Inks[]] = [
  ["#ece7dc", "#d9a66a", "#b9673f"],
  ["#e6dcc6", "#9aa48f", "#d8b45c"],
  ["#f0ede6", "#a9bfd6", "#d87f5c"],
  ["#e9d9c8", "#d49a8c", "#8fae9c"],
];

export function printColours({ colour }: Cloth, seed: string): Inks {
  const random = randomFrom(`${seed} inks`);
  return lightness(colour) > 0.55 ? random.pick(onLight) : random.pick(onDark);
}

/** Buttons of shirts: shell on light cloth, horn or the cloth's own colour on dark. */
export function shirtButton({ colour }: Cloth, random: Random): Colour {
  const own = lightness(colour) > 0.5 ? shadow(colour, 0.18) : light(colour, 0.12);
  const shell: Colour = "#f3efe6";
  const horn: Colour = "#5a4334";
  if (lightness(colour) > 0.8) return random.chance(0.8) ? shell : horn;
  return random.pick([shell, own, own, blend(horn, colour, 0.3)]);
}

const vivid: readonly [Colour, ...Colour[]] = ["#c9d64a", "#e0663a", "#3f7fb5", "#d9486a", "#4aa58a"];

/** The second colour of sportswear: a shade of the cloth, black, white, or something loud. */
export function sportAccent({ colour }: Cloth, random: Random): Colour {
  const value = lightness(colour);
  if (random.chance(0.4)) return value > 0.45 ? shadow(colour, 0.3) : light(colour, 0.14);
  if (random.chance(0.6)) return value > 0.45 ? "#2a2d33" : "#e6e5e1";
  return random.pick(vivid);
}
