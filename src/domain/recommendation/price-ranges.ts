import {
  type BudgetEntry,
  type BudgetKey,
  type BudgetRange,
  budgetRowOf,
  budgetRowsOf,
  estimatedBudget,
  isBudget,
} from "#vocabulary/budget.ts";
import { type Leaf, leavesOf } from "#vocabulary/category.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { leafCodes } from "../catalogue/columns.ts";
import { onceASnapshotInSteps } from "../catalogue/once-a-snapshot.ts";
import { quantile } from "../catalogue/quantile.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { type Steps, stepRows } from "../steps.ts";

/** What someone would pay for a piece, in cents. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
  /** The row they set; none when the range is taken from their place in the others. */
  readonly row?: BudgetKey;
}

/** A range for every leaf, once a single row is set; none before. */
export function priceRanges(
  snapshot: Snapshot,
  universe: Universe,
  set: readonly (BudgetRange & { readonly key: string })[],
): ReadonlyMap<Leaf, PriceRange> {
  const entries = budgetRowsOf(universe).flatMap((row): BudgetEntry[] => {
    const own = set.find(({ key }) => key === row.key);
    return own && isBudget(row, own) ? [{ ...row, minValue: own.minValue, maxValue: own.maxValue }] : [];
  });
  if (entries.length === 0) return new Map();
  const place = estimatedBudget(entries);
  return new Map(
    leavesOf(universe).flatMap((leaf): [Leaf, PriceRange][] => {
      const row = budgetRowOf(universe, leaf)?.key;
      const own = entries.find(({ key }) => key === row);
      if (row && own) return [[leaf, { min: own.minValue * 100, max: own.maxValue * 100, row }]];
      const prices = leafPrices(snapshot)[universe].get(leafCodes.codeOf(leaf));
      return prices ? [[leaf, { min: quantile(prices, place.low), max: quantile(prices, place.high) }]] : [];
    }),
  );
}

/** All prices of each leaf, lowest first. */
export const leafPrices = onceASnapshotInSteps(function* (snapshot) {
  const found: Record<Universe, Map<number, number[]>> = { men: new Map(), women: new Map() };
  for (let row = 0; row < snapshot.size; row++) {
    if (row % stepRows === 0) yield;
    const [price, leaf] = [snapshot.prices[row] ?? 0, snapshot.leaves[row] ?? 0];
    if (price === 0) continue;
    const of = found[universes[snapshot.universes[row] ?? 0] ?? "men"];
    const list = of.get(leaf);
    if (list) list.push(price);
    else of.set(leaf, [price]);
  }
  return { men: yield* inOrder(found.men), women: yield* inOrder(found.women) };
});

function* inOrder(lists: ReadonlyMap<number, readonly number[]>): Steps<ReadonlyMap<number, Uint32Array>> {
  const sorted = new Map<number, Uint32Array>();
  for (const [leaf, list] of lists) {
    sorted.set(leaf, Uint32Array.from(list).sort());
    yield;
  }
  return sorted;
}
