import { notBefore, type Snapshot } from "../catalogue/snapshot.ts";
import { type Steps, stepRows } from "../steps.ts";
import type { CarriedSpots } from "./carried-spots.ts";
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

/** Orders of an index that was made of the catalogue before, and what has stayed of it. */
interface OrdersBefore {
  readonly orders: SpotOrders;
  readonly carried: CarriedSpots;
}

export function* orderSpots(snapshot: Snapshot, spots: Spots, before?: OrdersBefore): Steps<SpotOrders> {
  const ranks = ranksIn(snapshot);
  const order = (name: keyof SpotOrders) =>
    before
      ? mergeSpots(spots, ranks[name], before.orders[name], before.carried)
      : sortSpots(spots, ranks[name]);
  return {
    liked: yield* order("liked"),
    new: yield* order("new"),
    price_up: yield* order("price_up"),
    price_down: yield* order("price_down"),
    discount: yield* order("discount"),
  };
}

/**
 * What a row is sorted by, lowest first. These outlive the making of an index, and keep all that is known where they
 * stand: in a place of their own that is their catalogue, and not the index before, which would keep the one before it.
 */
function ranksIn({
  prices,
  was,
  added,
  popularity,
}: Snapshot): Readonly<Record<keyof SpotOrders, (row: number) => number>> {
  const age = (row: number) => 65_535 - (added[row] ?? 0);
  const priceOf = (row: number) => Math.min(mostKey, prices[row] ?? 0);
  return {
    // The most liked first, of equals the newest.
    liked: (row) => (likingFinest - likingStep(popularity[row] ?? 0)) * 65_536 + age(row),
    new: age,
    price_up: priceOf,
    price_down: (row) => mostKey - priceOf(row),
    discount(row) {
      const reducedFrom = was[row] ?? 0;
      return reducedFrom ? Math.round(10_000 * ((prices[row] ?? 0) / reducedFrom)) : 10_001;
    },
  };
}

const mostKey = 2 ** 31 - 1;
/** Rows of a catalogue that fit beside a key in the 53 bits of a number. */
const mostRows = 2 ** 22;
const likingFinest = 16_383;

/** Counts of attention spread over many sizes: the logarithm tells them apart. */
const likingStep = (popularity: number): number =>
  Math.min(likingFinest, Math.round(Math.log1p(Math.max(0, popularity)) * 1000));

/** What stays keeps its order, of which it is told by its key where what is new goes in. */
function* mergeSpots(
  { count, rowAt, spotOf }: Spots,
  rank: (row: number) => number,
  last: SpotOrder,
  { after, fresh }: CarriedSpots,
): Steps<SpotOrder> {
  const packed = (spot: number) => rank(rowAt[spot] ?? 0) * mostRows + (rowAt[spot] ?? 0);
  const coming = Float64Array.from(fresh, packed).sort();
  const [spots, places] = [new Uint32Array(count), new Uint32Array(count)];
  let [place, next] = [0, 0];
  const put = (spot: number) => {
    spots[place] = spot;
    places[spot] = place++;
  };
  for (let i = 0; i < last.spots.length; i++) {
    if (i % (4 * stepRows) === 0) yield;
    const spot = after[last.spots[i] ?? 0] ?? notBefore;
    if (spot === notBefore) continue;
    if (next < coming.length)
      for (const key = packed(spot); next < coming.length && (coming[next] ?? 0) < key; next++)
        put(spotOf[(coming[next] ?? 0) % mostRows] ?? 0);
    put(spot);
  }
  for (; next < coming.length; next++) put(spotOf[(coming[next] ?? 0) % mostRows] ?? 0);
  return { spots, places, keyOf: keyBy(rank, rowAt) };
}

/** By itself for the same reason as ranks. */
const keyBy =
  (rank: (row: number) => number, rowAt: Spots["rowAt"]): SpotOrder["keyOf"] =>
  (spot) =>
    rank(rowAt[spot] ?? 0);

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
  return { spots, places, keyOf: keyBy(rank, rowAt) };
}
