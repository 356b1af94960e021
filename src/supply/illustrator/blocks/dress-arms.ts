import type { Part } from "../model/part.ts";
import { type Arms, arms } from "./arms.ts";
import type { Hands } from "./both-sides.ts";

/** A sleeve of a dress is small in its picture: more folds than these are not seen apart. */
const most = 13;

/** The sleeves of women's tops as dresses have them: fewer breaks, and only the folds that tell. */
export const dressArms = (of: Omit<Arms, "womens">, hands: Hands): Part[] =>
  arms({ womens: true, breaks: 2, ...of }, hands).map((part) => thinned(part, most));

/** Keeps the strongest folds of a part, in their order. */
export function thinned(part: Part, count: number): Part {
  const { folds = [] } = part;
  if (folds.length <= count) return part;
  const strength = (index: number) => Math.abs(folds[index]?.depth ?? 0) * (folds[index]?.width ?? 0);
  const kept = new Set([...folds.keys()].sort((a, b) => strength(b) - strength(a)).slice(0, count));
  return { ...part, folds: folds.filter((_, index) => kept.has(index)) };
}
