import { changes, swaps } from "#vocabulary/lexicon/conversation/pointing.ts";
import { blank, wordsLike } from "./patterns.ts";

export interface SwapRead {
  /** The words for what is to come. */
  readonly swap?: string;
  /** What they name, once that is known. */
  readonly codes: string[];
  readonly rest: string;
}

/** "Replace the shoes with trainers"; "trainers instead of boots" only where there is a look to change. */
export function readSwap(text: string, isOutfit: boolean): SwapRead {
  for (const [i, pattern] of patterns.entries()) {
    pattern.lastIndex = 0;
    const found = pattern.exec(text);
    if (!found) continue;
    const isTurned = i === patterns.length - 1;
    if (isTurned && !isOutfit) continue;
    const comes = isTurned ? found[1] : found[2];
    if (!comes) continue;
    return { swap: comes, codes: [], rest: blank(text, [found.index, found.index + found[0].length]) };
  }
  return isOutfit ? readChange(text) : { codes: [], rest: text };
}

function readChange(text: string): SwapRead {
  for (const pattern of changed) {
    pattern.lastIndex = 0;
    const found = pattern.exec(text);
    if (found?.[1])
      return { swap: found[1], codes: [], rest: blank(text, [found.index, found.index + found[0].length]) };
  }
  return { codes: [], rest: text };
}

const patterns = swaps.map((source) => wordsLike([source]));
const changed = changes.map((source) => wordsLike([source]));
