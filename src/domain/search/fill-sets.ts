import { axisCount, cutNames } from "../catalogue/columns.ts";
import { dayNumber } from "../catalogue/price-history.ts";
import { notBefore, type Snapshot } from "../catalogue/snapshot.ts";
import { type Steps, stepRows } from "../steps.ts";
import type { BitStore } from "./bit-store.ts";
import { addStretch } from "./bits.ts";
import type { CarriedSpots } from "./carried-spots.ts";
import { bands, priceParts, priceSteps, type SetTable, setNames } from "./set-table.ts";
import type { Spots } from "./spots.ts";

/** A piece is new for a month. */
const newDays = 30;
/** From this score on a piece is found by a style. */
const styleFrom = Math.round(0.4 * 255);

/** For each spot the sets it is in that are counted, one list after the other. */
export interface SetLists {
  /** Spot i has those from `ends[i]` to `ends[i + 1]`. */
  readonly ends: Uint32Array;
  readonly sets: Uint16Array;
}

/** Sets of an index that was made of the catalogue before, and what has stayed of it. */
export interface SetsBefore {
  readonly table: SetTable;
  readonly store: BitStore;
  readonly lists: SetLists;
  readonly carried: CarriedSpots;
}

/** Puts every spot into its sets, and writes down which of those that are counted it is in. */
export function* fillSets(
  snapshot: Snapshot,
  table: SetTable,
  store: BitStore,
  { count, rowAt }: Spots,
  last?: SetsBefore,
): Steps<SetLists> {
  const before = last && isNumberedAlike(last.table, table) ? last : undefined;
  const listed = listSets(snapshot, table);
  const ends = new Uint32Array(count + 1);
  // As many as before, or else as many as most have: to make room later means to copy all of them.
  let sets = new Uint16Array(before ? before.lists.sets.length + 4 * mostSets : count * 24 + 64);
  let length = 0;
  yield;
  for (let spot = 0; spot < count; spot++) {
    if (spot % fewRows === 0) yield;
    if (length + mostSets > sets.length) {
      const wider = new Uint16Array(Math.ceil(sets.length * 1.25) + mostSets);
      wider.set(sets);
      sets = wider;
    }
    const was = before?.carried.before[spot] ?? notBefore;
    if (before && was !== notBefore) {
      const { ends: endsBefore, sets: setsBefore } = before.lists;
      for (let at = endsBefore[was] ?? 0; at < (endsBefore[was + 1] ?? 0); at++)
        sets[length++] = setsBefore[at] ?? 0;
      ends[spot + 1] = length;
      continue;
    }
    const row = rowAt[spot] ?? 0;
    const from = length;
    length = listed(row, sets, length);
    ends[spot + 1] = length;
    for (let at = from; at < length; at++) store.add(sets[at] ?? 0, spot);
    addUncounted(snapshot, table, store, row, spot);
  }
  if (before) yield* carrySets(table, store, before);
  return { ends, sets: sets.slice(0, length) };
}

/** Whether a set that is counted has the number it had; sizes come last and may have become more. */
const isNumberedAlike = (last: SetTable, table: SetTable): boolean =>
  last.size.start === table.size.start && last.shop.values.join() === table.shop.values.join();

/** These are told by what else there is. */
const relative: ReadonlySet<string> = new Set(["band", "below"]);

/** What stays is in the sets it was in. */
function* carrySets(table: SetTable, store: BitStore, last: SetsBefore): Steps<void> {
  for (const name of setNames) {
    if (relative.has(name)) continue;
    const [old, now] = [last.table[name], table[name]];
    for (let i = 0; i < Math.min(old.values.length, now.values.length); i++) {
      const [from, to] = [last.store.at(old.start + i), store.at(now.start + i)];
      for (const run of last.carried.runs) addStretch(to, run.at, from, run.from, run.to);
      yield;
    }
  }
}

/** The first of them meet every set for the first time, which takes as long as all else. */
const fewRows = stepRows / 8;

/** More than any product is in: two of a word each, all styles and shops, and many sizes. */
const mostSets = 2_048;

/** Writes the sets of a row into a list from a place on, and gives the place after them. */
function listSets(snapshot: Snapshot, table: SetTable) {
  const today = dayNumber(snapshot.day);
  const shops = new Map(table.shop.values.map((id, i) => [Number(id), table.shop.start + i]));
  const { prices, formality, was, added, colours, materials, pattern, fit, styles } = snapshot;
  const { shopStarts, shopIds, sizeStarts, sizeCodes } = snapshot;
  const [colour, material, motif, cut] = [table.colour, table.material, table.pattern, table.cut].map(
    ({ start }) => start,
  ) as [number, number, number, number];
  const [style, dress, size, price] = [table.style, table.formality, table.size, table.price].map(
    ({ start }) => start,
  ) as [number, number, number, number];
  const [sale, fresh] = [table.sale.start, table.new.start];
  return (row: number, list: Uint16Array, from: number): number => {
    let at = from;
    for (let mask = colours[row] ?? 0; mask !== 0; mask &= mask - 1)
      list[at++] = colour + 31 - Math.clz32(mask & -mask);
    for (let mask = materials[row] ?? 0; mask !== 0; mask &= mask - 1)
      list[at++] = material + 31 - Math.clz32(mask & -mask);
    // Codes from 1; 0 is "not said".
    if (pattern[row]) list[at++] = motif + (pattern[row] ?? 0) - 1;
    if (fit[row]) list[at++] = cut + (fit[row] ?? 0) - 1;
    for (let axis = 0; axis < axisCount; axis++)
      if ((styles[row * axisCount + axis] ?? 0) >= styleFrom) list[at++] = style + axis;
    if (formality[row]) list[at++] = dress + (formality[row] ?? 0) - 1;
    if (was[row]) list[at++] = sale;
    if (today - (added[row] ?? 0) <= newDays) list[at++] = fresh;
    for (let i = shopStarts[row] ?? 0; i < (shopStarts[row + 1] ?? 0); i++) {
      const set = shops.get(shopIds[i] ?? 0);
      if (set !== undefined) list[at++] = set;
    }
    list[at++] = price + stepOf(prices[row] ?? 0);
    for (let i = sizeStarts[row] ?? 0; i < (sizeStarts[row + 1] ?? 0); i++) {
      const code = sizeCodes[i] ?? 0;
      if ((code & 1) === 1) list[at++] = size + (code >> 1);
    }
    return at;
  };
}

function addUncounted(
  snapshot: Snapshot,
  table: SetTable,
  { add }: BitStore,
  row: number,
  spot: number,
): void {
  add(table.offered.start + (snapshot.universes[row] ?? 0), spot);
  const { mainColour, mainMaterial, cut } = snapshot;
  if (mainColour[row]) add(table.mainColour.start + (mainColour[row] ?? 0) - 1, spot);
  if (mainMaterial[row]) add(table.mainMaterial.start + (mainMaterial[row] ?? 0) - 1, spot);
  for (const name of cutNames) {
    const code = cut[name][row] ?? 0;
    if (code > 0) add(table[name].start + code - 1, spot);
  }
  for (let mask = snapshot.occasions[row] ?? 0; mask !== 0; mask &= mask - 1)
    add(table.occasion.start + 31 - Math.clz32(mask & -mask), spot);
  for (let mask = snapshot.seasons[row] ?? 0; mask !== 0; mask &= mask - 1)
    add(table.season.start + 31 - Math.clz32(mask & -mask), spot);
}

function stepOf(price: number): number {
  let step = 0;
  while (step + 1 < priceSteps.length && price >= (priceSteps[step + 1] ?? 0) * 100) step++;
  return step;
}

/** How dear each piece is within its leaf, and which are cheaper than each sixteenth of the catalogue. */
export function* fillPriceSets(
  table: SetTable,
  store: BitStore,
  { starts, count }: Spots,
  byPrice: Uint32Array,
): Steps<void> {
  const shelfOf = new Uint16Array(count);
  for (let shelf = 0; shelf + 1 < starts.length; shelf++)
    shelfOf.fill(shelf, starts[shelf] ?? 0, starts[shelf + 1] ?? 0);
  const before = new Uint32Array(starts.length);
  const limits = Object.values(bands);
  for (let at = 0; at < byPrice.length; at++) {
    if (at % stepRows === 0) yield;
    const spot = byPrice[at] ?? 0;
    const shelf = shelfOf[spot] ?? 0;
    const total = (starts[shelf + 1] ?? 0) - (starts[shelf] ?? 0);
    const rank = (before[shelf] ?? 0) / total;
    before[shelf] = (before[shelf] ?? 0) + 1;
    for (let i = 0; i < limits.length; i++) {
      const [from, to] = limits[i] ?? [0, 0];
      if (rank >= from && rank <= to) store.add(table.band.start + i, spot);
    }
    store.add(table.below.start + Math.floor((at * priceParts) / byPrice.length) + 1, spot);
  }
  // Each holds the ones before it.
  for (let part = 1; part <= priceParts; part++) {
    const [less, more] = [store.at(table.below.start + part - 1), store.at(table.below.start + part)];
    for (let i = 0; i < more.length; i++) more[i] = (more[i] ?? 0) | (less[i] ?? 0);
    yield;
  }
}
