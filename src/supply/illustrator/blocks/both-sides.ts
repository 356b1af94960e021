import type { Fold, Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Random } from "../random.ts";

/** Chance for the right side and for the left. */
export interface Hands {
  readonly random: Random;
  readonly leftRandom: Random;
}

/** A right part and its mirror image; each side folds in its own way. */
export function bothSides(right: Part, hands: Hands, folds?: (random: Random) => readonly Fold[]): Part[] {
  if (!folds) return [right, mirrorPart(right)];
  return [{ ...right, folds: folds(hands.random) }, mirrorPart({ ...right, folds: folds(hands.leftRandom) })];
}
