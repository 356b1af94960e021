import { type FacetName, facetNames } from "#vocabulary/search-filter.ts";
import { stretchOf } from "./bit-store.ts";
import { type Bits, count, rowsIn } from "./bits.ts";
import { type Condition, narrowed, passing } from "./condition.ts";
import type { FacetCount, Facets } from "./port.ts";
import type { SearchIndex } from "./search-index.ts";
import { type CountedGroup, countedGroups } from "./set-table.ts";
import { countLeaves } from "./spots.ts";

/** What each value of each facet would give: where a value of it is chosen already, beside that one. */
export function countFacets(
  index: SearchIndex,
  conditions: readonly Condition[],
  found: Bits,
  total: number,
): Facets {
  const own = facetNames.filter((name) => conditions.some(({ of, chosen }) => chosen && of === name));
  const isOwn = ({ of, chosen }: Condition) => chosen === true && own.some((name) => name === of);
  const facets = isWhole(conditions)
    ? countWhole(index, conditions[0]?.bits)
    : countAll(index, found, total, own);
  if (own.length === 0) return facets;
  const [choices, base] = [conditions.filter(isOwn), conditions.filter((one) => !isOwn(one))];
  const [name] = own;
  if (name && own.length === 1 && isWhole(base))
    return { ...facets, [name]: countWhole(index, base[0]?.bits)[name] };
  const start = passing(index, base);
  const beside = own.map((name) => {
    const others = choices.filter(({ of }) => of !== name);
    return [name, countOne(index, name, narrowed(start, others))];
  });
  return { ...facets, ...Object.fromEntries(beside) };
}

/** Whether it is the whole catalogue or the whole universe, where people begin. */
const isWhole = ([first, ...others]: readonly Condition[]): boolean =>
  others.length === 0 && (!first || first.of === "universe");

/** The same until the catalogue is another. */
function countWhole(index: SearchIndex, universe: Bits | undefined): Facets {
  const key = universe ?? index;
  const known = wholes.get(key);
  if (known) return known;
  const bits = universe ?? passing(index, []);
  const counted = countAll(index, bits, count(bits), []);
  wholes.set(key, counted);
  return counted;
}

const wholes = new WeakMap<Bits | SearchIndex, Facets>();

/** What is told in another way anyway is left empty. */
function countAll(index: SearchIndex, bits: Bits, total: number, but: readonly FacetName[]): Facets {
  const counts = countSets(index, bits, total, 0, index.table.counted);
  const groups = countedGroups.map((name) => [
    name,
    but.includes(name) ? [] : valuesOf(index, name, counts, 0),
  ]);
  return {
    ...(Object.fromEntries(groups) as unknown as Record<CountedGroup, readonly FacetCount[]>),
    category: but.includes("category") ? [] : countCategories(index, bits),
    brand: but.includes("brand") ? [] : countBrands(index, bits, total),
  };
}

function countOne(index: SearchIndex, name: FacetName, bits: Bits): readonly FacetCount[] {
  if (name === "category") return countCategories(index, bits);
  const total = count(bits);
  if (name === "brand") return countBrands(index, bits, total);
  const { start, values } = index.table[name];
  return valuesOf(index, name, countSets(index, bits, total, start, values.length), start);
}

function valuesOf(
  { table }: SearchIndex,
  name: CountedGroup,
  counts: Uint32Array,
  first: number,
): readonly FacetCount[] {
  const { start, values } = table[name];
  const found: FacetCount[] = [];
  for (let i = 0; i < values.length; i++) {
    const sum = counts[start - first + i] ?? 0;
    if (sum > 0) found.push({ value: values[i] ?? "", count: sum });
  }
  return found;
}

/**
 * Going through the lists of a few products takes less time than going through all sets; the factor is measured: steps
 * of counting that take as long as the list of one product.
 */
const stepsOfList = 6;

function countSets(
  { store, lists, table }: SearchIndex,
  bits: Bits,
  total: number,
  first: number,
  howMany: number,
): Uint32Array {
  const [, steps] = stretchOf(bits);
  if (total * stepsOfList >= howMany * steps) return store.countCommon(bits, first, howMany);
  const counts = new Uint32Array(table.counted);
  const { ends, sets } = lists;
  for (const spot of rowsIn(bits, total)) {
    const end = ends[spot + 1] ?? 0;
    for (let at = ends[spot] ?? 0; at < end; at++) {
      const set = sets[at] ?? 0;
      counts[set] = (counts[set] ?? 0) + 1;
    }
  }
  return counts.subarray(first, first + howMany);
}

/** A department and a family have what their leaves have. */
function countCategories({ spots }: SearchIndex, bits: Bits): readonly FacetCount[] {
  const leaves = countLeaves(spots, bits);
  const found: FacetCount[] = [];
  for (const [value, { first, end }] of spots.branches) {
    // A universe is no category.
    if (!value.includes(".")) continue;
    let sum = 0;
    for (let leaf = first; leaf < end; leaf++) sum += leaves[leaf] ?? 0;
    if (sum > 0) found.push({ value, count: sum });
  }
  return found;
}

function countBrands({ brands }: SearchIndex, bits: Bits, total: number): readonly FacetCount[] {
  const { ids, values, slotAt } = brands;
  const counts = new Uint32Array(ids.length);
  for (const spot of rowsIn(bits, total)) {
    const slot = slotAt[spot] ?? 0;
    counts[slot] = (counts[slot] ?? 0) + 1;
  }
  const met: number[] = [];
  for (let slot = 0; slot < counts.length; slot++) if (counts[slot] !== 0) met.push(slot);
  return met
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0))
    .map((slot) => ({ value: values[slot] ?? "", count: counts[slot] ?? 0 }));
}
