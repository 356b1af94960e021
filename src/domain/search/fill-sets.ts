import { leaves } from "#vocabulary/category.ts";
import { categoryCode } from "#vocabulary/category-code.ts";
import { universes } from "#vocabulary/universe.ts";
import { axisCount, cutNames } from "../catalogue/columns.ts";
import { dayNumber } from "../catalogue/price-history.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import type { BitStore } from "./bit-store.ts";
import { bands, priceParts, priceSteps, type SetTable } from "./set-table.ts";

/** A piece is new for a month. */
const newDays = 30;
/** From this score on a piece is found by a style. */
const styleFrom = Math.round(0.4 * 255);

/** Only what can be had is found: everything else is in no set. */
export const isOffered = ({ inStock, prices }: Snapshot, row: number): boolean =>
  inStock[row] === 1 && (prices[row] ?? 0) > 0;

export function fillSets(snapshot: Snapshot, table: SetTable, store: BitStore): void {
  const today = dayNumber(snapshot.day);
  const categories = categorySets(table);
  const { size, universes: places, leaves: leafColumn, formality, was, added, prices } = snapshot;
  for (let row = 0; row < size; row++) {
    if (!isOffered(snapshot, row)) continue;
    const place = places[row] ?? 0;
    store.add(table.offered.start + place, row);
    store.add(categories[place]?.[leafColumn[row] ?? 0] ?? 0, row);
    store.add(table.price.start + stepOf(prices[row] ?? 0), row);
    if (formality[row]) store.add(table.formality.start + (formality[row] ?? 1) - 1, row);
    if (was[row]) store.add(table.sale.start, row);
    if (today - (added[row] ?? 0) <= newDays) store.add(table.new.start, row);
    addSizes(snapshot, table, store, row);
    addStyles(snapshot, table, store, row);
  }
  fillColumn(snapshot, store, table.pattern.start, snapshot.pattern);
  fillColumn(snapshot, store, table.cut.start, snapshot.fit);
  fillColumn(snapshot, store, table.mainColour.start, snapshot.mainColour);
  fillColumn(snapshot, store, table.mainMaterial.start, snapshot.mainMaterial);
  for (const name of cutNames) fillColumn(snapshot, store, table[name].start, snapshot.cut[name]);
  fillMasks(snapshot, store, table.colour.start, snapshot.colours);
  fillMasks(snapshot, store, table.material.start, snapshot.materials);
  fillMasks(snapshot, store, table.occasion.start, snapshot.occasions);
  fillMasks(snapshot, store, table.season.start, snapshot.seasons);
}

/** For each universe the number of the set of each leaf, by the leaf's code. */
export function categorySets(table: SetTable): readonly Uint16Array[] {
  const known = setsOfTable.get(table) ?? numberCategories(table);
  setsOfTable.set(table, known);
  return known;
}

const setsOfTable = new WeakMap<SetTable, readonly Uint16Array[]>();

function numberCategories({ category }: SetTable): readonly Uint16Array[] {
  return universes.map((universe) =>
    Uint16Array.from([
      0,
      ...leaves.map((leaf) => {
        // A leaf that the universe does not have is never asked for.
        return category.start + Math.max(0, category.values.indexOf(categoryCode(universe, leaf)));
      }),
    ]),
  );
}

function stepOf(price: number): number {
  let step = 0;
  while (step + 1 < priceSteps.length && price >= (priceSteps[step + 1] ?? 0) * 100) step++;
  return step;
}

function addSizes(
  { sizeStarts, sizeCodes }: Snapshot,
  { size }: SetTable,
  store: BitStore,
  row: number,
): void {
  for (let at = sizeStarts[row] ?? 0; at < (sizeStarts[row + 1] ?? 0); at++) {
    const code = sizeCodes[at] ?? 0;
    if ((code & 1) === 1) store.add(size.start + (code >> 1), row);
  }
}

function addStyles({ styles }: Snapshot, { style }: SetTable, store: BitStore, row: number): void {
  const start = row * axisCount;
  for (let axis = 0; axis < axisCount; axis++)
    if ((styles[start + axis] ?? 0) >= styleFrom) store.add(style.start + axis, row);
}

/** Codes from 1; 0 is "not said". */
function fillColumn(snapshot: Snapshot, store: BitStore, start: number, column: Uint8Array): void {
  for (let row = 0; row < snapshot.size; row++) {
    const code = column[row] ?? 0;
    if (code > 0 && isOffered(snapshot, row)) store.add(start + code - 1, row);
  }
}

function fillMasks(
  snapshot: Snapshot,
  store: BitStore,
  start: number,
  column: Uint8Array | Uint16Array | Uint32Array,
): void {
  for (let row = 0; row < snapshot.size; row++) {
    if (!isOffered(snapshot, row)) continue;
    let mask = column[row] ?? 0;
    while (mask !== 0) {
      store.add(start + 31 - Math.clz32(mask & -mask), row);
      mask &= mask - 1;
    }
  }
}

/** What goes by the order of prices: how dear a piece is beside its like, and steps that any price is near to. */
export function fillPriceSets(
  snapshot: Snapshot,
  table: SetTable,
  store: BitStore,
  byPrice: Uint32Array,
): void {
  const { leaves: leafColumn, universes: places } = snapshot;
  const shelfOf = (row: number) => (leafColumn[row] ?? 0) * 2 + (places[row] ?? 0);
  const totals = new Uint32Array(512);
  for (const row of byPrice) totals[shelfOf(row)] = (totals[shelfOf(row)] ?? 0) + 1;
  const before = new Uint32Array(512);
  const limits = Object.values(bands);
  for (let at = 0; at < byPrice.length; at++) {
    const row = byPrice[at] ?? 0;
    const shelf = shelfOf(row);
    const rank = (before[shelf] ?? 0) / (totals[shelf] ?? 1);
    before[shelf] = (before[shelf] ?? 0) + 1;
    for (let i = 0; i < limits.length; i++) {
      const [from, to] = limits[i] ?? [0, 0];
      if (rank >= from && rank <= to) store.add(table.band.start + i, row);
    }
    const part = Math.floor((at * priceParts) / byPrice.length) + 1;
    store.add(table.below.start + part, row);
  }
  // Each holds the ones before it.
  for (let part = 1; part <= priceParts; part++) {
    const [less, more] = [store.at(table.below.start + part - 1), store.at(table.below.start + part)];
    for (let i = 0; i < more.length; i++) more[i] = (more[i] ?? 0) | (less[i] ?? 0);
  }
}
