import { changes, swaps } from "#vocabulary/lexicon/conversation/pointing.ts";
import { blank, wordsLike } from "./patterns.ts";

export interface SwapRead {
  /** What is to come. */
  readonly codes: readonly string[];
  readonly rest: string;
}

/**
 * "Replace the shoes with trainers"; "trainers instead of boots" only where there is a look to change. Whoever has "to
 * replace my backpack for work" names nothing that is to come, and wants a backpack.
 */
export function readSwap(
  text: string,
  isOutfit: boolean,
  codesOf: (words: string) => readonly string[],
): SwapRead {
  for (const { pattern, comes, isOfLook } of isOutfit ? [...swapped, ...changed] : swapped) {
    if (isOfLook && !isOutfit && !look.test(text)) continue;
    pattern.lastIndex = 0;
    const found = pattern.exec(text);
    const words = found?.[comes];
    if (!found || !words) continue;
    const codes = codesOf(words);
    if (codes.length > 0) return { codes, rest: blank(text, [found.index, found.index + found[0].length]) };
  }
  return { codes: [], rest: text };
}

const look = /(?<![a-z])(?:outfit|look|ensemble|tenue|silhouette)(?![a-z])/;

/** The last of them turns it round: what comes is named first. The two before it say it in two breaths. */
const swapped = swaps.map((source, i) => {
  const isTurned = i === swaps.length - 1;
  return { pattern: wordsLike([source]), comes: isTurned ? 1 : 2, isOfLook: i > 1 };
});
const changed = changes.map((source) => ({ pattern: wordsLike([source]), comes: 1, isOfLook: true }));
