import { askedOf } from "#api/asked-of.ts";
import { searchProducts } from "#contract/search.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import { type Person, universeOf } from "#domain/people/person.ts";
import { toldIn } from "#domain/recommendation/told-in.ts";
import { wantsOf } from "#domain/recommendation/wants.ts";
import type { Question } from "#domain/search/port.ts";

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
  const { lang, universe = universeOf(person) } = query;
  return {
    ...askedOf(query),
    language: lang ?? person.profile.lang,
    universe,
    sort: "new",
    wants: wantsOf(snapshot, universe, toldIn(person.preferences, universe)),
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
