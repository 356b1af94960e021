import type { ShownCard } from "./shown-card.ts";

/** True of most pieces: said last, however much they count. */
const common: ReadonlySet<string> = new Set(["unlike", "turned_down", "season", "popularity", "freshness"]);

/** Of everything that speaks for a piece, what says most to the reader: the largest that is of this piece in particular. */
export function reasonOf({ reasons = [] }: Pick<ShownCard, "reasons">): string | undefined {
  return (reasons.find(({ key }) => !common.has(key)) ?? reasons[0])?.label;
}
