import type { ShownCard } from "./shown-card.ts";

/**
 * What is new and liked by others says nothing of the reader, and that nothing speaks against a piece says nothing for
 * it: without a reason of their own there is no match to show.
 */
export function matchOf({ score, reasons }: Pick<ShownCard, "score" | "reasons">): number | undefined {
  return reasons?.some(({ editable, key }) => editable && !/^(unlike|turn)/.test(key)) ? score : undefined;
}
