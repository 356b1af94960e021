import { type BudgetKey, budgetRowOf, budgetRowsOf } from "#vocabulary/budget.ts";
import { leavesOf } from "#vocabulary/category.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { leafCodes } from "./columns.ts";
import { onceASnapshotFor } from "./once-a-snapshot.ts";
import { rowsOffered } from "./rows-offered.ts";
import type { Snapshot } from "./snapshot.ts";

export interface PriceCounts {
  readonly key: BudgetKey;
  readonly products: number;
  /** Whole euros, rounded up, lowest first; each with how many pieces cost that. */
  readonly prices: readonly (readonly [euros: number, pieces: number])[];
}

/** What can be had of each budget row of the universe, by what it costs. */
export const priceCounts = onceASnapshotFor(
  (snapshot: Snapshot, universe: Universe): readonly PriceCounts[] => {
    const keys = new Map(
      leavesOf(universe).map((leaf) => [leafCodes.codeOf(leaf), budgetRowOf(universe, leaf)?.key]),
    );
    const counted = new Map(budgetRowsOf(universe).map(({ key }) => [key, new Map<number, number>()]));
    for (const row of rowsOffered(snapshot)[universe]) {
      const key = keys.get(snapshot.leaves[row] ?? 0);
      const counts = key && counted.get(key);
      // Rounded up: what costs 70.01 is not within 70.
      const euros = Math.ceil((snapshot.prices[row] ?? 0) / 100);
      counts?.set(euros, (counts.get(euros) ?? 0) + 1);
    }
    return [...counted].map(([key, counts]) => {
      const prices = [...counts].sort(([a], [b]) => a - b);
      return { key, products: prices.reduce((sum, [, pieces]) => sum + pieces, 0), prices };
    });
  },
);
