import { type FilterName, filterNames } from "#vocabulary/search-filter.ts";
import { type Chosen, emptySearch, type Search } from "./address.ts";

/** What follows from a choice is on another first page. */
const changed = (search: Search, change: Partial<Search>): Search => ({ ...search, ...change, page: 1 });

/** Wanted, not wanted, or neither. */
export type Stance = "include" | "exclude" | undefined;

export const stanceOf = ({ include, exclude }: Search, name: FilterName, value: string): Stance => {
  if (exclude[name]?.includes(value)) return "exclude";
  return include[name]?.includes(value) ? "include" : undefined;
};

export function withStance(search: Search, name: FilterName, value: string, stance: Stance): Search {
  return changed(search, {
    include: withValue(search.include, name, value, stance === "include"),
    exclude: withValue(search.exclude, name, value, stance === "exclude"),
  });
}

function withValue(chosen: Chosen, name: FilterName, value: string, on: boolean): Chosen {
  const before = chosen[name] ?? [];
  if (before.includes(value) === on) return chosen;
  const values = on ? [...before, value] : before.filter((one) => one !== value);
  const { [name]: _, ...others } = chosen;
  return values.length > 0 ? { ...others, [name]: values } : others;
}

/** A place in the tree instead of another; what was excluded above or below it stays so unless it is this one. */
export function inCategory(search: Search, code: string | undefined): Search {
  const { category: _, ...others } = search.include;
  const kept = code === undefined ? search : withStance(search, "category", code, undefined);
  return changed(kept, { include: code === undefined ? others : { ...others, category: [code] } });
}

export const withPrices = (search: Search, priceMin: number | undefined, priceMax: number | undefined) =>
  changed(search, { priceMin, priceMax });

export const withWords = (search: Search, q: string): Search => changed(search, { q });
export const inSort = (search: Search, sort: Search["sort"]): Search => changed(search, { sort });
export const onlyMine = (search: Search, mine: boolean): Search => changed(search, { mine });

/** Nothing is chosen any more, by words or by hand; the order stays. */
export const cleared = ({ sort }: Search): Search => ({ ...emptySearch, sort });

/** Without what was chosen by hand. */
export const withoutFilters = ({ q, universe, sort }: Search): Search => ({
  ...emptySearch,
  q,
  universe,
  sort,
});

export function withoutFilter(search: Search, name: FilterName): Search {
  const { [name]: _, ...include } = search.include;
  const { [name]: __, ...exclude } = search.exclude;
  return changed(search, { include, exclude });
}

/** How many things were chosen by hand. */
export function countChosen(search: Search): number {
  const values = filterNames.flatMap((name) => [
    ...(search.include[name] ?? []),
    ...(search.exclude[name] ?? []),
  ]);
  const prices = search.priceMin !== undefined || search.priceMax !== undefined ? 1 : 0;
  return values.length + prices + (search.mine ? 1 : 0);
}
