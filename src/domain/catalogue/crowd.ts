import type { Universe } from "#vocabulary/universe.ts";

export type CrowdAction = "view" | "like" | "dislike" | "bookmark";

/** Something one of them did: with which product, what, and how many days before the catalogue began. */
export type CrowdEvent = readonly [product: number, action: CrowdAction, daysBefore: number];

/**
 * An invented person, so that a site without visitors knows what is liked together and what rises. Kept apart
 * from people: nothing that is said about people ever counts these.
 */
export interface Shopper {
  readonly id: number;
  readonly universe: Universe;
  readonly events: readonly CrowdEvent[];
}

const weights: Readonly<Record<CrowdAction, number>> = { view: 1, like: 4, bookmark: 6, dislike: -3 };
/** After so many days an action says half as much. */
const halfLife = 21;

/** How much the crowd turns to each product, 0 and up. */
export function crowdScores(shoppers: readonly Shopper[]): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const { events } of shoppers)
    for (const [product, action, daysBefore] of events)
      scores.set(product, (scores.get(product) ?? 0) + weights[action] * 0.5 ** (daysBefore / halfLife));
  return scores;
}
