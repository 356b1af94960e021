import type { ColourKey } from "#vocabulary/attribute.ts";

type Gender = "m" | "f";
export interface Agreement {
  readonly gender: Gender;
  readonly plural: boolean;
}

/** Masculine and feminine; one form only for colours that take no agreement. */
const forms: Record<ColourKey, readonly [string] | readonly [masculine: string, feminine: string]> = {
  black: ["noir", "noire"],
  white: ["blanc", "blanche"],
  grey: ["gris", "grise"],
  beige: ["beige", "beige"],
  brown: ["marron"],
  navy: ["bleu marine"],
  blue: ["bleu", "bleue"],
  "light-blue": ["bleu clair"],
  green: ["vert", "verte"],
  khaki: ["kaki"],
  red: ["rouge", "rouge"],
  burgundy: ["bordeaux"],
  pink: ["rose", "rose"],
  purple: ["violet", "violette"],
  orange: ["orange"],
  yellow: ["jaune", "jaune"],
  gold: ["doré", "dorée"],
  silver: ["argenté", "argentée"],
  multicolour: ["multicolore", "multicolore"],
};

/** The colour as it stands after its noun. Compound colours and names of things never agree. */
export function frenchColour(colour: ColourKey, { gender, plural }: Agreement): string {
  const [masculine, feminine] = forms[colour];
  if (feminine === undefined) return masculine;
  const form = gender === "f" ? feminine : masculine;
  return plural && !/[sx]$/.test(form) ? `${form}s` : form;
}
