import type { Leaf } from "#vocabulary/category.ts";
import type { Family } from "../../model/families.ts";
import type { Random } from "../../random.ts";

/** The three leaves skirts are sold under. */
export type SkirtLength = "mini" | "midi" | "maxi";

export const skirtLength = (leaf: Leaf): SkirtLength =>
  leaf === "A.8.1" ? "mini" : leaf === "A.8.3" ? "maxi" : "midi";

/** Centimetres from the waist to the hem. */
export function skirtCentimetres(length: SkirtLength, random: Random): number {
  const [low, high] = { mini: [38, 46], midi: [66, 77], maxi: [86, 92] }[length];
  return Math.round(random.between(low ?? 40, high ?? 80));
}

export const skirtFamily = ({ length }: { readonly length: SkirtLength }): Family =>
  length === "mini" ? "mini-skirt" : "skirt";

export const skirtWord = (length: SkirtLength) =>
  ({ mini: "short", midi: "midi", maxi: "maxi" })[length] as "short" | "midi" | "maxi";
