import type { Snapshot } from "../catalogue/snapshot.ts";
import { isOffered } from "./fill-sets.ts";

/** Everything that can be had in one order, and the place of each row in it. */
export interface RowOrder {
  readonly rows: Uint32Array;
  readonly places: Uint32Array;
}

export interface RowOrders {
  readonly liked: RowOrder;
  readonly new: RowOrder;
  readonly price_up: RowOrder;
  readonly price_down: RowOrder;
  readonly discount: RowOrder;
}

export function orderRows(snapshot: Snapshot): RowOrders {
  const { prices, was, added, popularity, size } = snapshot;
  const offered = Uint32Array.from({ length: size }, (_, row) => row).filter((row) =>
    isOffered(snapshot, row),
  );
  const age = (row: number) => 65_535 - (added[row] ?? 0);
  const liking = likingSteps(popularity);
  const byPrice = sortRows(size, offered, (row) => Math.min(mostKey, prices[row] ?? 0));
  return {
    // The most liked first, of equals the newest.
    liked: sortRows(size, offered, (row) => (likingFinest - liking(row)) * 65_536 + age(row)),
    new: sortRows(size, offered, age),
    price_up: byPrice,
    price_down: sortRows(size, offered, (row) => mostKey - Math.min(mostKey, prices[row] ?? 0)),
    discount: sortRows(size, offered, (row) => {
      const before = was[row] ?? 0;
      return before ? Math.round(10_000 * ((prices[row] ?? 0) / before)) : 10_001;
    }),
  };
}

const mostKey = 2 ** 31 - 1;
/** Rows of a catalogue that fit beside a key in the 53 bits of a number. */
const mostRows = 2 ** 22;
const likingFinest = 16_383;

/** Counts of attention spread over many sizes: the logarithm tells them apart. */
function likingSteps(popularity: Float32Array): (row: number) => number {
  let most = 0;
  for (const value of popularity) most = Math.max(most, value);
  const scale = most > 0 ? likingFinest / Math.log1p(most) : 0;
  return (row) => Math.round(Math.log1p(Math.max(0, popularity[row] ?? 0)) * scale);
}

/** Lowest key first, of equals the lower row: keys and rows as one number, which sorts without asking back. */
function sortRows(size: number, offered: Uint32Array, keyOf: (row: number) => number): RowOrder {
  const packed = new Float64Array(offered.length);
  for (let i = 0; i < offered.length; i++) packed[i] = keyOf(offered[i] ?? 0) * mostRows + (offered[i] ?? 0);
  packed.sort();
  const rows = new Uint32Array(offered.length);
  const places = new Uint32Array(size);
  for (let i = 0; i < packed.length; i++) {
    const row = (packed[i] ?? 0) % mostRows;
    rows[i] = row;
    places[row] = i;
  }
  return { rows, places };
}
