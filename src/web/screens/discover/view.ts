import type { RecommendedCard } from "#contract/recommendations.ts";
import type { Universe } from "#vocabulary/universe.ts";

export type View = "deck" | "grid" | "kept";

export const viewIn = (search: URLSearchParams): View => {
  const view = search.get("view");
  return view === "grid" || view === "kept" ? view : "deck";
};

/** What the page came with: for everyone of a universe, without a taste. */
export type FirstCards = {
  readonly universe: Universe;
  /** Asked for as anyone sees it, whoever reads it. */
  readonly neutral: boolean;
  readonly page: number;
  readonly cards: readonly RecommendedCard[];
  readonly cursor: string | null;
};
