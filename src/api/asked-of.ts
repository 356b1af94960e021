import type { SearchQuery } from "#contract/search.ts";
import type { Filters, Question } from "#domain/search/port.ts";
import { type FilterName, filterNames } from "#vocabulary/search-filter.ts";

/** What a search asks, but for who asks and how much of it. */
export const askedOf = (
  query: SearchQuery,
): Pick<Question, "text" | "include" | "exclude" | "priceMin" | "priceMax" | "mine"> => ({
  text: query.q,
  include: filtersOf(query, ""),
  exclude: filtersOf(query, "exclude_"),
  priceMin: query.price_min === undefined ? undefined : query.price_min * 100,
  priceMax: query.price_max === undefined ? undefined : query.price_max * 100,
  mine: query.mine === "true",
});

function filtersOf(query: SearchQuery, prefix: "" | "exclude_"): Filters {
  const chosen = filterNames.flatMap((name): [FilterName, readonly string[]][] => {
    const value = query[`${prefix}${name}`];
    return value === undefined ? [] : [[name, [value].flat()]];
  });
  return Object.fromEntries(chosen);
}
