/** Recommendations that members got are kept, to tell what became of them. */
export type ListKind = "reco" | "hard" | "neutral" | "daily";

export const listBounds = {
  /** Lists, and the tops of days, are gone after this. */
  days: 90,
  /** The latest of one person. */
  most: 200,
  /** What was tried on someone is kept for longer: it is what the ledger shows. */
  stretchDays: 365,
  mostStretches: 1000,
  /** What someone saw within these is not recommended again. */
  seenDays: 14,
  /** The list that is made every night. */
  nightly: 200,
} as const;
