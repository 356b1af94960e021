import { type FacetName, facetNames } from "#vocabulary/search-filter.ts";
import { stretchOf } from "./bit-store.ts";
import { type Bits, count, rowsIn } from "./bits.ts";
import { type Condition, passing } from "./condition.ts";
import type { FacetCount, Facets } from "./port.ts";
import type { SearchIndex } from "./search-index.ts";
import { type CountedGroup, countedGroups } from "./set-table.ts";
import { countLeaves } from "./spots.ts";

/** What each value of each facet would give: where a value of it is chosen already, beside that one. */
export function countFacets(index: SearchIndex, conditions: readonly Condition[], found: Bits): Facets {
  const chosen = new Set(conditions.flatMap(({ of, chosen }) => (chosen ? [of] : [])));
  const all = isWhole(conditions) ? countWhole(index, conditions[0]?.bits) : undefined;
  const facets = all ?? countAll(index, found);
  if (chosen.size === 0) return facets;
  const beside = facetNames
    .filter((name) => chosen.has(name))
    .map((name) => {
      const others = conditions.filter(({ of, chosen }) => !chosen || of !== name);
      const counted = isWhole(others)
        ? countWhole(index, others[0]?.bits)[name]
        : countOne(index, name, passing(index, others));
      return [name, counted];
    });
  return { ...facets, ...Object.fromEntries(beside) };
}

/** Whether it is the whole catalogue or the whole universe, where people begin. */
const isWhole = ([first, ...others]: readonly Condition[]): boolean =>
  others.length === 0 && (!first || first.of === "universe");

/** The same until the catalogue is another. */
function countWhole(index: SearchIndex, universe: Bits | undefined): Facets {
  const key = universe ?? index;
  const known = wholes.get(key) ?? countAll(index, universe ?? passing(index, []));
  wholes.set(key, known);
  return known;
}

const wholes = new WeakMap<Bits | SearchIndex, Facets>();

function countAll(index: SearchIndex, bits: Bits): Facets {
  const total = count(bits);
  const counts = countSets(index, bits, total, 0, index.table.counted);
  const groups = countedGroups.map((name) => [name, valuesOf(index, name, counts, 0)]);
  return {
    ...(Object.fromEntries(groups) as unknown as Record<CountedGroup, readonly FacetCount[]>),
    category: countCategories(index, bits),
    brand: countBrands(index, bits, total),
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
  const sums = new Map<string, number>();
  for (const [leaf, sum] of countLeaves(spots, bits).entries()) {
    if (sum === 0) continue;
    const parts = (spots.codes[leaf] ?? "").split(".");
    for (let depth = 2; depth <= parts.length; depth++) {
      const branch = parts.slice(0, depth).join(".");
      sums.set(branch, (sums.get(branch) ?? 0) + sum);
    }
  }
  return [...sums].map(([value, sum]) => ({ value, count: sum }));
}

function countBrands({ brands }: SearchIndex, bits: Bits, total: number): readonly FacetCount[] {
  const { ids, slotAt } = brands;
  const counts = new Uint32Array(ids.length);
  for (const spot of rowsIn(bits, total)) {
    const slot = slotAt[spot] ?? 0;
    counts[slot] = (counts[slot] ?? 0) + 1;
  }
  return ids
    .map((id, slot) => ({ value: String(id), count: counts[slot] ?? 0 }))
    .filter((one) => one.count > 0)
    .sort((a, b) => b.count - a.count || Number(a.value) - Number(b.value));
}
