import type { Snapshot } from "../catalogue/snapshot.ts";
import { type Steps, stepRows } from "../steps.ts";
import { sortKeys } from "./sort-keys.ts";
import type { Spots } from "./spots.ts";

/** Every spot in one order, and the place of each in it. */
export interface SpotOrder {
  readonly spots: Uint32Array;
  readonly places: Uint32Array;
  /** What a spot is sorted by, lowest first; a product keeps it from one catalogue to the next. */
  readonly keyOf: (spot: number) => number;
}

export interface SpotOrders {
  readonly liked: SpotOrder;
  readonly new: SpotOrder;
  readonly price_up: SpotOrder;
  readonly price_down: SpotOrder;
  readonly discount: SpotOrder;
}

export function* orderSpots(snapshot: Snapshot, spots: Spots): Steps<SpotOrders> {
  const { prices, was, added, popularity } = snapshot;
  const age = (row: number) => 65_535 - (added[row] ?? 0);
  const priceOf = (row: number) => Math.min(mostKey, prices[row] ?? 0);
  return {
    // The most liked first, of equals the newest.
    liked: yield* sortSpots(
      spots,
      (row) => (likingFinest - likingStep(popularity[row] ?? 0)) * 65_536 + age(row),
    ),
    new: yield* sortSpots(spots, age),
    price_up: yield* sortSpots(spots, priceOf),
    price_down: yield* sortSpots(spots, (row) => mostKey - priceOf(row)),
    discount: yield* sortSpots(spots, (row) => {
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
const likingStep = (popularity: number): number =>
  Math.min(likingFinest, Math.round(Math.log1p(Math.max(0, popularity)) * 1000));

/** Lowest key first, of equals the lower row: keys and rows as one number, which sorts without asking back. */
function* sortSpots({ count, rowAt, spotOf }: Spots, rank: (row: number) => number): Steps<SpotOrder> {
  const packed = new Float64Array(count);
  for (let spot = 0; spot < count; spot++) {
    if (spot % (4 * stepRows) === 0) yield;
    const row = rowAt[spot] ?? 0;
    packed[spot] = rank(row) * mostRows + row;
  }
  const sorted = yield* sortKeys(packed);
  const [spots, places] = [new Uint32Array(count), new Uint32Array(count)];
  for (let i = 0; i < count; i++) {
    if (i % (4 * stepRows) === 0) yield;
    const spot = spotOf[(sorted[i] ?? 0) % mostRows] ?? 0;
    spots[i] = spot;
    places[spot] = i;
  }
  return { spots, places, keyOf: (spot) => rank(rowAt[spot] ?? 0) };
}
