import type { ShownCard } from "./shown-card.ts";

/** What is new and liked by others says nothing of the reader: without a reason of their own there is no match to show. */
export function matchOf({ score, reasons }: Pick<ShownCard, "score" | "reasons">): number | undefined {
  return reasons?.some(({ editable }) => editable) ? score : undefined;
}
