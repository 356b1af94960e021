import { onceASnapshot } from "../catalogue/once-a-snapshot.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { brandSlots } from "../recommendation/brand-slots.ts";
import { type BitStore, openBitStore } from "./bit-store.ts";
import { add, type Bits } from "./bits.ts";
import { fillPriceSets, fillSets, isOffered } from "./fill-sets.ts";
import { indexNames, type NameWords } from "./name-words.ts";
import { orderRows, type RowOrders } from "./row-orders.ts";
import { type GroupName, priceParts, type SetTable, tableOfSets } from "./set-table.ts";

/** What a catalogue is searched by. */
export interface SearchIndex {
  readonly snapshot: Snapshot;
  readonly table: SetTable;
  readonly store: BitStore;
  readonly orders: RowOrders;
  readonly names: NameWords;
  /** The set of one value; nothing when there is no such value. */
  readonly setOf: (group: GroupName, value: string) => Bits | undefined;
  /** What costs at least and at most so many cents. */
  readonly priced: (least: number, most: number) => Bits;
  readonly ofBrands: (ids: ReadonlySet<number>) => Bits;
  readonly bytes: number;
}

/** Made when the first question comes, and again when the catalogue has changed. */
export const searchIndex = onceASnapshot(indexCatalogue);

export function indexCatalogue(snapshot: Snapshot): SearchIndex {
  const table = tableOfSets(snapshot.sizeWords);
  const store = openBitStore(snapshot.size, table.count);
  const orders = orderRows(snapshot);
  fillSets(snapshot, table, store);
  fillPriceSets(snapshot, table, store, orders.price_up.rows);
  const names = indexNames(snapshot);
  const brands = rowsByBrand(snapshot);
  const orderBytes = Object.values(orders).reduce(
    (sum, { rows, places }) => sum + rows.byteLength + places.byteLength,
    0,
  );
  return {
    snapshot,
    table,
    store,
    orders,
    names,
    setOf(group, value) {
      const at = table[group].values.indexOf(value);
      return at < 0 ? undefined : store.at(table[group].start + at);
    },
    priced: (least, most) => pricedBetween(snapshot, table, store, orders.price_up.rows, least, most),
    ofBrands(ids) {
      const bits = store.empty();
      for (const id of ids)
        for (const row of brands.get(id) ?? []) if (isOffered(snapshot, row)) add(bits, row);
      return bits;
    },
    bytes: store.bytes + names.bytes + orderBytes + snapshot.size * 8,
  };
}

function rowsByBrand(snapshot: Snapshot): ReadonlyMap<number, Uint32Array> {
  const { ids, ofRow } = brandSlots(snapshot);
  const ends = new Uint32Array(ids.length + 1);
  for (const slot of ofRow) ends[slot + 1] = (ends[slot + 1] ?? 0) + 1;
  for (let i = 0; i < ids.length; i++) ends[i + 1] = (ends[i + 1] ?? 0) + (ends[i] ?? 0);
  const next = ends.slice();
  const rows = new Uint32Array(ofRow.length);
  for (let row = 0; row < ofRow.length; row++) {
    const slot = ofRow[row] ?? 0;
    rows[next[slot] ?? 0] = row;
    next[slot] = (next[slot] ?? 0) + 1;
  }
  return new Map(ids.map((id, slot) => [id, rows.subarray(ends[slot], ends[slot + 1])]));
}

/** The nearest step is a set already; only what lies between it and the price is gone through. */
function pricedBetween(
  { prices }: Snapshot,
  table: SetTable,
  store: BitStore,
  byPrice: Uint32Array,
  least: number,
  most: number,
): Bits {
  const placeOf = (price: number) => {
    let [low, high] = [0, byPrice.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((prices[byPrice[middle] ?? 0] ?? 0) < price) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const below = (place: number): Bits => {
    const part = Math.min(priceParts, Math.floor((place * priceParts) / Math.max(1, byPrice.length)));
    const bits = store.at(table.below.start + part).slice();
    for (let at = Math.ceil((part * byPrice.length) / priceParts); at < place; at++)
      add(bits, byPrice[at] ?? 0);
    return bits;
  };
  const bits = below(placeOf(most + 1));
  if (least <= 0) return bits;
  const under = below(placeOf(least));
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & ~(under[i] ?? 0);
  return bits;
}
