import { type BrandIndex, indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import { onceASnapshot } from "../catalogue/once-a-snapshot.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { doAll, type Steps } from "../steps.ts";
import { type BitStore, openBitStore } from "./bit-store.ts";
import type { Bits } from "./bits.ts";
import { type BrandSpots, brandSpots } from "./brand-spots.ts";
import { carrySpots } from "./carried-spots.ts";
import { type Dictionary, openDictionary } from "./dictionary.ts";
import { fillPriceSets, fillSets, type SetLists } from "./fill-sets.ts";
import { indexNames, type NameWords } from "./name-words.ts";
import { pricedBetween } from "./priced-between.ts";
import { type GroupName, type SetTable, tableOfSets } from "./set-table.ts";
import { orderSpots, type SpotOrders } from "./spot-orders.ts";
import { addCategory, placeRows, type Spots } from "./spots.ts";

/** What a catalogue is searched by. */
export interface SearchIndex {
  readonly snapshot: Snapshot;
  readonly spots: Spots;
  readonly table: SetTable;
  readonly store: BitStore;
  readonly lists: SetLists;
  readonly orders: SpotOrders;
  readonly names: NameWords;
  readonly brands: BrandSpots;
  readonly brandIndex: BrandIndex;
  readonly dictionary: Dictionary;
  /** The set of one value, and of a category all that is under it; nothing when there is no such value. */
  readonly setOf: (group: GroupName, value: string) => Bits | undefined;
  /** What costs at least and at most so many cents. */
  readonly priced: (least: number, most: number) => Bits;
  readonly bytes: number;
}

/** All at once, for whoever can wait; the same index for the same catalogue. */
export const searchIndex = onceASnapshot((snapshot) => doAll(indexCatalogue(snapshot)));

/**
 * In small steps, so that what is asked meanwhile is answered meanwhile. Where the catalogue was made of the one before
 * by changing a few products, what was read of the others is not read again.
 */
export function* indexCatalogue(snapshot: Snapshot, last?: SearchIndex): Steps<SearchIndex> {
  const table = tableOfSets(snapshot.sizeWords, snapshot.shops.keys());
  const spots = yield* placeRows(snapshot);
  yield;
  const store = openBitStore(spots.count, table.count);
  yield;
  const carried = last && (yield* carrySpots(snapshot, spots, last));
  const before = last && carried && { ...last, carried };
  const orders = yield* orderSpots(snapshot, spots, before);
  const byPrice = orders.price_up.spots;
  const lists = yield* fillSets(snapshot, table, store, spots, before);
  yield* fillPriceSets(table, store, spots, byPrice);
  const names = yield* indexNames(snapshot, spots, before);
  const brands = yield* brandSpots(snapshot, spots);
  yield;
  const brandIndex = indexBrands([...snapshot.brands.values()].map(({ name }) => name));
  const dictionary = yield* openDictionary(snapshot, names, before?.dictionary.spoken);
  const orderBytes = Object.keys(orders).length * 2 * byPrice.byteLength;
  const spotBytes = spots.rowAt.byteLength + spots.spotOf.byteLength;
  const listBytes = lists.sets.byteLength + lists.ends.byteLength;
  return {
    snapshot,
    spots,
    table,
    store,
    lists,
    orders,
    names,
    brands,
    brandIndex,
    dictionary,
    setOf(group, value) {
      if (group === "category") {
        const bits = store.empty();
        return addCategory(spots, bits, value) ? bits : undefined;
      }
      const at = table[group].values.indexOf(value);
      return at < 0 ? undefined : store.at(table[group].start + at);
    },
    priced: (least, most) =>
      pricedBetween({ prices: snapshot.prices, rowAt: spots.rowAt, table, store, byPrice }, least, most),
    bytes: store.bytes + names.bytes + orderBytes + spotBytes + listBytes + brands.bytes,
  };
}
