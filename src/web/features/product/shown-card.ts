import type { Card } from "#contract/products.ts";
import type { RecommendedCard } from "#contract/recommendations.ts";

/** Scores and reasons come with a taste; without one a piece is just itself. */
export type ShownCard = Card & {
  readonly [Name in "score" | "reasons" | "stretch"]?: RecommendedCard[Name] | undefined;
};
