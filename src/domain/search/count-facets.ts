import { type FacetName, facetNames } from "#vocabulary/search-filter.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { brandSlots } from "../recommendation/brand-slots.ts";
import { type Bits, count, rowsIn } from "./bits.ts";
import { type Condition, passing } from "./condition.ts";
import { categorySets } from "./fill-sets.ts";
import type { FacetCount, Facets } from "./port.ts";
import type { SearchIndex } from "./search-index.ts";
import type { SetTable } from "./set-table.ts";

/** What each value of each facet would give: where a value of it is chosen already, beside that one. */
export function countFacets(index: SearchIndex, conditions: readonly Condition[], found: Bits): Facets {
  const universe = universeOf(conditions);
  if (universe) return countUniverse(index, universe);
  const all = setOf(found);
  const chosen = new Set(conditions.flatMap(({ of, chosen }) => (chosen ? [of] : [])));
  return forEachFacet((name) => {
    if (!chosen.has(name)) return countFacet(index, name, all);
    const others = conditions.filter(({ of, chosen }) => !chosen || of !== name);
    const whole = universeOf(others);
    return whole ? countUniverse(index, whole)[name] : countFacet(index, name, setOf(passing(index, others)));
  });
}

/** The set of a universe, when nothing else was asked for. */
const universeOf = ([first, ...others]: readonly Condition[]): Bits | undefined =>
  first?.of === "universe" && others.length === 0 ? first.bits : undefined;

/** Where people begin, and what the categories are counted in: the same until the catalogue is another. */
function countUniverse(index: SearchIndex, universe: Bits): Facets {
  const known = universes.get(universe);
  if (known) return known;
  const all = setOf(universe);
  const counted = forEachFacet((name) => countFacet(index, name, all));
  universes.set(universe, counted);
  return counted;
}

const universes = new WeakMap<Bits, Facets>();

const forEachFacet = (countOne: (name: FacetName) => readonly FacetCount[]): Facets =>
  Object.fromEntries(facetNames.map((name) => [name, countOne(name)])) as unknown as Facets;

const countFacet = (index: SearchIndex, name: FacetName, some: Some): readonly FacetCount[] =>
  name === "brand" ? countBrands(index, some) : countValues(index, name, some);

/** A set, and its rows once somebody goes through them. */
interface Some {
  readonly bits: Bits;
  readonly total: number;
  readonly rows: () => Uint32Array;
}

function setOf(bits: Bits): Some {
  const total = count(bits);
  let rows: Uint32Array | undefined;
  const list = () => {
    rows ??= rowsIn(bits, total);
    return rows;
  };
  return { bits, total, rows: list };
}

function countValues(
  index: SearchIndex,
  name: Exclude<FacetName, "brand">,
  some: Some,
): readonly FacetCount[] {
  const { table, store } = index;
  const { start, values } = table[name];
  const counts = isFew(index, name, some)
    ? countRows(index, name, some.rows())
    : store.countCommon(some.bits, start, values.length);
  const found: FacetCount[] = [];
  for (let i = 0; i < values.length; i++)
    if (counts[i]) found.push({ value: values[i] ?? "", count: counts[i] ?? 0 });
  return name === "category" ? withBranches(found) : found;
}

/**
 * Whether going through the products takes less time than going through the sets: a product has one leaf and a few
 * sizes, but has to be asked for each value of the rest. The factors are measured steps of sixteen bytes.
 */
function isFew({ table, store }: SearchIndex, name: Exclude<FacetName, "brand">, { total }: Some): boolean {
  const steps = store.words / 4;
  const sets = table[name].values.length;
  if (name === "category") return total * 2 < sets * steps;
  return name === "size" ? total * 9 < sets * steps : total < steps;
}

function countRows(
  { snapshot, table, store }: SearchIndex,
  name: Exclude<FacetName, "brand">,
  rows: Uint32Array,
): Uint32Array {
  const { start, values } = table[name];
  const counts = new Uint32Array(values.length);
  if (name === "size") return countSizes(snapshot, rows, counts);
  if (name === "category") return countCategories(snapshot, table, rows, counts);
  for (let value = 0; value < values.length; value++) {
    const set = store.at(start + value);
    let sum = 0;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      sum += ((set[row >>> 5] ?? 0) >>> (row & 31)) & 1;
    }
    counts[value] = sum;
  }
  return counts;
}

function countSizes(
  { sizeStarts, sizeCodes }: Snapshot,
  rows: Uint32Array,
  counts: Uint32Array,
): Uint32Array {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    const end = sizeStarts[row + 1] ?? 0;
    for (let at = sizeStarts[row] ?? 0; at < end; at++) {
      const code = sizeCodes[at] ?? 0;
      if ((code & 1) === 1) counts[code >> 1] = (counts[code >> 1] ?? 0) + 1;
    }
  }
  return counts;
}

/** A department and a family have what their leaves have. */
function withBranches(leaves: readonly FacetCount[]): readonly FacetCount[] {
  const sums = new Map<string, number>();
  for (const { value, count } of leaves) {
    const parts = value.split(".");
    for (let depth = 2; depth <= parts.length; depth++) {
      const branch = parts.slice(0, depth).join(".");
      sums.set(branch, (sums.get(branch) ?? 0) + count);
    }
  }
  return [...sums].map(([value, count]) => ({ value, count }));
}

function countCategories(
  { universes: places, leaves }: Snapshot,
  table: SetTable,
  rows: Uint32Array,
  counts: Uint32Array,
): Uint32Array {
  const sets = categorySets(table);
  const [men, women] = [sets[0] ?? noSets, sets[1] ?? noSets];
  const { start } = table.category;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    const at = ((places[row] === 1 ? women : men)[leaves[row] ?? 0] ?? 0) - start;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

const noSets = new Uint16Array(0);

function countBrands({ snapshot }: SearchIndex, some: Some): readonly FacetCount[] {
  const { ids, ofRow } = brandSlots(snapshot);
  const counts = new Uint32Array(ids.length);
  const rows = some.rows();
  for (let i = 0; i < rows.length; i++) {
    const slot = ofRow[rows[i] ?? 0] ?? 0;
    counts[slot] = (counts[slot] ?? 0) + 1;
  }
  return ids
    .map((id, slot) => ({ value: String(id), count: counts[slot] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || Number(a.value) - Number(b.value));
}
