/** What came of a card from outside someone's taste; of several, the first named here counts. */
export const stretchOutcomes = ["chosen", "bookmarked", "liked", "disliked", "left"] as const;
export type StretchOutcome = (typeof stretchOutcomes)[number];

/** They were right to be shown it. */
export const isHit = (outcome: StretchOutcome): boolean => outcome !== "disliked" && outcome !== "left";
