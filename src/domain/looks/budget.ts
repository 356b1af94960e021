import type { Wants } from "../recommendation/wants.ts";
import type { Piece } from "./piece.ts";

/** What someone would pay at most for pieces like these, in cents; nothing when they told no budget. */
export function budgetFor({ prices }: Wants, pieces: readonly Piece[]): number | undefined {
  let sum = 0;
  for (const { leaf } of pieces) {
    const range = prices.get(leaf);
    if (!range) return undefined;
    sum += range.max;
  }
  return pieces.length === 0 ? undefined : Math.round(sum);
}
