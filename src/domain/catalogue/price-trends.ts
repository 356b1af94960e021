import type { Universe } from "#vocabulary/universe.ts";
import { onceASnapshotFor } from "./once-a-snapshot.ts";
import { quantile } from "./quantile.ts";
import type { Snapshot } from "./snapshot.ts";
import { families, familyAt, isToBeHad } from "./trait-table.ts";

/** What some pieces cost and how many of them are reduced; prices in cents. */
interface PriceSummary {
  readonly pieces: number;
  /** Half of them cost less. */
  readonly median: number;
  /** The half in the middle lies between these. */
  readonly low: number;
  readonly high: number;
  readonly reduced: number;
  /** The middle of the reductions, 0 to 1; 0 when there is none. */
  readonly cut: number;
}

export interface FamilyPrices extends PriceSummary {
  readonly family: string;
}

/** Of fewer pieces a middle says little. */
const leastPieces = 12;

/** Prices of today: of all, and of each family with enough pieces, the dearest first. Counted once a snapshot. */
export const priceTrends = onceASnapshotFor(
  (
    snapshot: Snapshot,
    universe: Universe,
  ): { readonly all: PriceSummary; readonly families: readonly FamilyPrices[] } => {
    const side = universe === "women" ? 1 : 0;
    const rows = families.map((): number[] => []);
    for (let row = 0; row < snapshot.size; row++)
      if (isToBeHad(snapshot, row, side)) rows[familyAt(snapshot, row)]?.push(row);
    return {
      all: summaryOf(snapshot, rows.flat()),
      families: families
        .flatMap((family, place) => {
          const own = rows[place] ?? [];
          return own.length < leastPieces ? [] : [{ family, ...summaryOf(snapshot, own) }];
        })
        .toSorted((a, b) => b.median - a.median),
    };
  },
);

function summaryOf({ prices, was }: Snapshot, rows: readonly number[]): PriceSummary {
  const asked = Uint32Array.from(rows, (row) => prices[row] ?? 0).sort();
  const cuts = rows.flatMap((row) => {
    const full = was[row] ?? 0;
    return full > 0 ? [Math.round((1 - (prices[row] ?? 0) / full) * 1000)] : [];
  });
  return {
    pieces: rows.length,
    median: quantile(asked, 0.5),
    low: quantile(asked, 0.25),
    high: quantile(asked, 0.75),
    reduced: cuts.length,
    cut: quantile(Uint32Array.from(cuts).sort(), 0.5) / 1000,
  };
}
