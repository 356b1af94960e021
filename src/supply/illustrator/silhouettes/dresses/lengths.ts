import type { CutWords } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import type { Family } from "../../model/families.ts";
import type { Random } from "../../random.ts";

/** From the shoulder to the hem, in centimetres, as the leaf says. */
export function dressLength(leaf: Leaf, random: Random): number {
  switch (leaf) {
    case "A.7.1":
      return random.pick([81, 84, 87]);
    case "A.7.3":
      return random.pick([128, 131, 134]);
    case "A.7.4":
      return random.pick([90, 114, 132]);
    default:
      return random.pick([106, 112, 117]);
  }
}

/** A mini is seen closer than a maxi, and yet stays the shorter of the two in the frame. */
export const dressFamily = ({ length }: { readonly length: number }): Family =>
  length < 95 ? "short-dress" : length < 121 ? "midi-dress" : "dress";

export const lengthWord = (length: number): NonNullable<CutWords["length"]> =>
  length < 95 ? "short" : length < 123 ? "midi" : "maxi";
