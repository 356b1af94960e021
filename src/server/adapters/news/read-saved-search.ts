import { type SearchQuery, searchProducts } from "#contract/search.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import { type Person, universeOf } from "#domain/people/person.ts";
import { toldIn } from "#domain/recommendation/told-in.ts";
import { wantsOf } from "#domain/recommendation/wants.ts";
import type { Filters, Question } from "#domain/search/port.ts";
import { type FilterName, filterNames } from "#vocabulary/search-filter.ts";

/**
 * What a saved search asks, the newest first: the search string of the page, which is that of the call. Nothing when it
 * cannot be read: a search with a filter that nobody knows any more would find too much without it.
 */
export function readSavedSearch(
  snapshot: Snapshot,
  person: Person,
  text: string,
): Omit<Question, "from" | "limit"> | undefined {
  const parsed = searchProducts.query.safeParse(parametersOf(text));
  if (!parsed.success) return undefined;
  const query = parsed.data;
  const { q, lang, universe = universeOf(person), price_min, price_max } = query;
  return {
    text: q,
    language: lang ?? person.profile.lang,
    universe,
    include: filtersOf(query, ""),
    exclude: filtersOf(query, "exclude_"),
    priceMin: price_min === undefined ? undefined : price_min * 100,
    priceMax: price_max === undefined ? undefined : price_max * 100,
    sort: "new",
    wants: wantsOf(snapshot, universe, toldIn(person.preferences, universe)),
    mine: query.mine === "true",
    withFacets: false,
  };
}

/** A repeated parameter is a list; one alone is a word. */
function parametersOf(text: string): Record<string, string | string[]> {
  const given = new URLSearchParams(text);
  const named = [...new Set(given.keys())].map((name) => [name, given.getAll(name)] as const);
  return Object.fromEntries(
    named.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? "") : values]),
  );
}

function filtersOf(query: SearchQuery, prefix: "" | "exclude_"): Filters {
  const chosen = filterNames.flatMap((name): [FilterName, readonly string[]][] => {
    const value = query[`${prefix}${name}`];
    return value === undefined ? [] : [[name, [value].flat()]];
  });
  return Object.fromEntries(chosen);
}
