import type { Card } from "#contract/products.ts";
import type { RecommendedCard } from "#contract/recommendations.ts";
import type { Listed } from "./listed-in.ts";

/** Scores and reasons come with a taste; without one a piece is just itself. */
export type ShownCard = Card &
  Listed & {
    readonly [Name in "score" | "reasons" | "stretch" | "stretch_reason"]?: RecommendedCard[Name] | undefined;
  };
