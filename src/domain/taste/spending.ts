import { type BudgetRange, type BudgetRow, budgetRowOf, budgetRowsOf } from "#vocabulary/budget.ts";
import type { Preferences } from "#vocabulary/preferences.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { priceCounts } from "../catalogue/price-counts.ts";
import { quantile } from "../catalogue/quantile.ts";
import { leafAt, type Snapshot } from "../catalogue/snapshot.ts";

export interface Spending {
  readonly row: BudgetRow;
  /** What they set; else where most of what they liked lies. */
  readonly range?: BudgetRange & { readonly from: "told" | "liked" };
  readonly isLocked: boolean;
  readonly place?: "below_most" | "middle" | "above_most";
  /** What the liked pieces cost in whole euros, lowest first. */
  readonly liked: readonly number[];
}

/** Fewer pieces are no range. */
const enoughPieces = 3;

/** Every row of the budget, with what they would pay and what they liked. */
export function spendingIn(
  snapshot: Snapshot,
  universe: Universe,
  { in: own, locks }: Preferences,
  liked: readonly number[],
): readonly Spending[] {
  const { budget, lockedRows } = own[universe];
  const costs = likedCosts(snapshot, universe, liked);
  return budgetRowsOf(universe).map((row): Spending => {
    const cost = costs.get(row.key) ?? [];
    const told = budget[row.key];
    const range = told ? { ...told, from: "told" as const } : rangeOf(cost);
    const place = range && placeOf(snapshot, universe, row.key, range);
    return {
      row,
      liked: cost,
      isLocked: locks.budget || lockedRows.includes(row.key),
      ...(range && { range }),
      ...(place && { place }),
    };
  });
}

function likedCosts(snapshot: Snapshot, universe: Universe, liked: readonly number[]) {
  const costs = new Map<string, number[]>();
  for (const row of liked) {
    const [key, cents] = [budgetRowOf(universe, leafAt(snapshot, row))?.key, snapshot.prices[row] ?? 0];
    if (key && cents > 0) costs.set(key, [...(costs.get(key) ?? []), Math.ceil(cents / 100)]);
  }
  for (const list of costs.values()) list.sort((a, b) => a - b);
  return costs;
}

/** All but the lowest and the highest tenth. */
function rangeOf(cost: readonly number[]): Spending["range"] {
  if (cost.length < enoughPieces) return undefined;
  const sorted = Uint32Array.from(cost);
  return {
    minValue: Math.floor(quantile(sorted, 0.1)),
    maxValue: Math.ceil(quantile(sorted, 0.9)),
    from: "liked",
  };
}

/** By how much of what can be had costs less than the middle of the range; prices differ by factors. */
function placeOf(
  snapshot: Snapshot,
  universe: Universe,
  key: string,
  { minValue, maxValue }: BudgetRange,
): Spending["place"] {
  const row = priceCounts(snapshot, universe).find((one) => one.key === key);
  if (!row || row.products === 0) return undefined;
  const middle = Math.sqrt(Math.max(1, minValue) * maxValue);
  const below = row.prices.reduce((sum, [euros, pieces]) => (euros < middle ? sum + pieces : sum), 0);
  const share = below / row.products;
  return share > 2 / 3 ? "above_most" : share < 1 / 3 ? "below_most" : "middle";
}
