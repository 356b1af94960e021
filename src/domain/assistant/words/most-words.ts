import type { Comparative } from "#vocabulary/assistant.ts";
import type { Language } from "#vocabulary/language.ts";

/** The one with least of it, then with most; in French of a piece, which is feminine. */
const words: Readonly<
  Record<Comparative, readonly [least: readonly [string, string], most: readonly [string, string]]>
> = {
  price: [
    ["The least expensive of these", "La moins chère"],
    ["The most expensive of these", "La plus chère"],
  ],
  formality: [
    ["The most casual of these", "La plus décontractée"],
    ["The dressiest of these", "La plus habillée"],
  ],
  length: [
    ["The shortest of these", "La plus courte"],
    ["The longest of these", "La plus longue"],
  ],
  warmth: [
    ["The lightest of these to wear", "La plus légère"],
    ["The warmest of these", "La plus chaude"],
  ],
  lightness: [
    ["The darkest of these", "La plus foncée"],
    ["The lightest of these", "La plus claire"],
  ],
  fit: [
    ["The closest-fitting of these", "La plus ajustée"],
    ["The loosest of these", "La plus ample"],
  ],
  loud: [
    ["The quietest of these", "La plus discrète"],
    ["The boldest of these", "La plus affirmée"],
  ],
  heel: [
    ["The one with the lowest heel", "Celle au talon le plus bas"],
    ["The one with the highest heel", "Celle au talon le plus haut"],
  ],
};

export const mostWords = (of: Comparative, way: -1 | 1, language: Language): string =>
  words[of][way > 0 ? 1 : 0][language === "en" ? 0 : 1];
