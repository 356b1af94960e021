import type { SearchQuery } from "#contract/search.ts";
import type { Language } from "#vocabulary/language.ts";
import { type FilterName, filterNames, type SortOrder } from "#vocabulary/search-filter.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { type Search, universeOf } from "./address.ts";
import { pageSize } from "./page-memory.ts";

type Context = { readonly universe: Universe; readonly language: Language; readonly knowsTaste: boolean };

/** By taste where it is known, unless another order was chosen. */
export const sortOf = ({ sort }: Pick<Search, "sort">, knowsTaste: boolean): SortOrder =>
  sort ?? (knowsTaste ? "for_me" : "relevance");

/** What the API is asked, apart from the page. */
export function queryOf(search: Search, { universe, language, knowsTaste }: Context) {
  const filters = filterNames.flatMap((name): [string, string | readonly string[]][] => [
    ...paramOf(name, search.include[name]),
    ...paramOf(`exclude_${name}`, search.exclude[name]),
  ]);
  return {
    ...(search.q && { q: search.q }),
    lang: language,
    universe: universeOf(search, universe),
    ...(Object.fromEntries(filters) as Partial<Pick<SearchQuery, FilterName | `exclude_${FilterName}`>>),
    ...(search.priceMin !== undefined && { price_min: search.priceMin }),
    ...(search.priceMax !== undefined && { price_max: search.priceMax }),
    ...(search.mine && { mine: "true" as const }),
    sort: sortOf(search, knowsTaste),
    limit: pageSize,
  };
}
export type Query = ReturnType<typeof queryOf>;

/** Yes or nothing for `sale` and `new`, a list for the others. */
function paramOf(
  name: string,
  values: readonly string[] | undefined,
): [string, string | readonly string[]][] {
  if (!values) return [];
  return [[name, /(^|_)(sale|new)$/.test(name) ? "true" : values]];
}
