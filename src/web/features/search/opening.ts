import type { SearchAnswer } from "#contract/search.ts";
import type { FilterName } from "#vocabulary/search-filter.ts";
import type { Search } from "./address.ts";
import { onlyMine, withoutFilter, withPrices, withWords } from "./change-search.ts";
import { withoutWords } from "./pills.ts";

export type Opening = NonNullable<SearchAnswer["opening"]>;

/** The search with its one condition opened; nothing where only the site's universe stands in the way. */
export function opened(search: Search, { condition, words }: Opening): Search | undefined {
  switch (condition) {
    case "universe":
      return undefined;
    case "words":
      return withWords(search, words === undefined ? "" : withoutWords(search.q, { words, at: 0 }));
    case "price":
      return withPrices(search, undefined, undefined);
    case "mine":
      return onlyMine(search, false);
    default:
      return openedFilter(search, condition, words);
  }
}

/** What is not chosen by hand was said in words. */
function openedFilter(search: Search, name: FilterName, words: string | undefined): Search {
  const isChosen = search.include[name] !== undefined || search.exclude[name] !== undefined;
  if (isChosen || words === undefined) return withoutFilter(search, name);
  return withWords(search, withoutWords(search.q, { words, at: 0 }));
}
