import type { Hono } from "hono";
import type { Answer } from "#contract/endpoint.ts";
import type { FitBody } from "#contract/recommendations.ts";
import {
  type FoundCard,
  type SearchAnswer,
  type SearchQuery,
  searchProducts,
  searchProductsFor,
  suggestSearches,
} from "#contract/search.ts";
import { findProducts } from "#domain/catalogue/list-products.ts";
import { cardAt, rowOf, type Snapshot, universeAt } from "#domain/catalogue/snapshot.ts";
import type { Caller } from "#domain/people/person.ts";
import { readCursor, writeCursor } from "#domain/recommendation/cursor.ts";
import { explain } from "#domain/recommendation/explain.ts";
import type { Feature } from "#domain/recommendation/feature.ts";
import { openFeatures } from "#domain/recommendation/score.ts";
import { areInSize } from "#domain/search/are-in-size.ts";
import type { Found, Suggestion } from "#domain/search/port.ts";
import type { Language } from "#vocabulary/language.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { type FilterName, filterNames } from "#vocabulary/search-filter.ts";
import { slugOf } from "#vocabulary/slug.ts";
import { askedOf } from "./asked-of.ts";
import { forEveryone } from "./caching.ts";
import { bind } from "./endpoint.ts";
import type { Refusal } from "./error-response.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { categoryLabel, presentFacets } from "./present/facets.ts";
import { presentCard } from "./present/product.ts";
import { presentReading } from "./present/readings.ts";
import { presentReason } from "./present/reason.ts";
import { type Searcher, whoSearches } from "./whose-search.ts";

export function bindSearch(
  app: Hono<ApiEnv>,
  { accounts, catalogue, features, pictures, search, hearSearch }: ApiPorts,
): void {
  bind(app, searchProducts, ({ query }, call) => find(query, undefined, call));
  bind(app, searchProductsFor, ({ query, body }, call) => find(query, body.preferences, call));

  async function find(
    query: SearchQuery,
    preferences: FitBody["preferences"],
    { caller, address, language: spoken }: Asking,
  ): Promise<Result<{ readonly answer: SearchAnswer }, Refusal>> {
    const started = performance.now();
    const snapshot = catalogue.snapshot();
    const who = await whoSearches(accounts, snapshot, query, preferences, caller);
    if (!who.ok) return who;
    const question = questionOf(query, who.value);
    const place = placeOf(query, question);
    if (!place.ok) return place;
    const { wants, session, asOf, isTaste } = who.value;
    const language = query.lang ?? spoken;
    const ranked = features();
    const found = await search.find({
      ...askedOf(query),
      language,
      universe: query.universe,
      sort: query.sort === "for_me" && !isTaste ? "relevance" : query.sort,
      wants,
      session,
      features: ranked,
      ...place.value,
      limit: query.limit,
    });
    if (query.q?.trim() && place.value.from === 0)
      hearSearch?.({
        text: query.q,
        language,
        universe: query.universe,
        total: found.total,
        asker: caller?.personId ?? address,
      });
    const cursor =
      found.next && `${writeCursor({ from: found.next.from, asOf }, question)}~${found.next.after}`;
    return accept({
      answer: {
        products: presentCards(snapshot, found.products, { ...who.value, ranked }, language),
        ...presentFound(snapshot, found, language),
        took_ms: Math.round((performance.now() - started) * 100) / 100,
        next_cursor: cursor ?? null,
      },
    });
  }

  /** With what is known of each to whoever asks. */
  function presentCards(
    snapshot: Snapshot,
    ids: readonly number[],
    { wants, session, isTaste, ranked }: Searcher & { readonly ranked: readonly Feature[] },
    language: Language,
  ): FoundCard[] {
    const rows = Uint32Array.from(findProducts(snapshot, ids));
    const mine = wants && areInSize(snapshot, wants, rows);
    const told = wants && isTaste ? explain(openFeatures(ranked, snapshot, wants, session), rows) : undefined;
    return Array.from(rows, (row, i) => {
      const why = wants && universeAt(snapshot, row) === wants.universe ? told?.[i] : undefined;
      return {
        ...presentCard(snapshot, row, pictures, language),
        ...(mine && { in_my_size: mine[i] ?? false }),
        ...(why && {
          score: why.score,
          reasons: why.reasons.map((reason) => presentReason(reason, language)),
        }),
      };
    });
  }

  bind(app, suggestSearches, async ({ query: { q, lang, universe, limit } }, { language: spoken }) => {
    const snapshot = catalogue.snapshot();
    const language = lang ?? spoken;
    const found = await search.suggest({ text: q, language, universe, limit });
    const suggestions = found.flatMap((one) => presentSuggestion(snapshot, one, language));
    return accept({ answer: { suggestions }, headers: { "cache-control": forEveryone, vary } });
  });
}

const vary = "accept-language";

type Asking = {
  readonly caller: Caller | undefined;
  readonly address: string;
  readonly language: Language;
};

/** Everything that decides which list it is; how much of it and in which words is not. */
function questionOf(
  { cursor: _, page: __, limit: ___, lang: ____, ...asked }: SearchQuery,
  { told }: Searcher,
): string {
  const isTheirs = asked.sort === "for_me" || asked.mine === "true";
  return JSON.stringify([asked, isTheirs ? told : undefined]);
}

/** Where a page begins: a number of it, or what the page before was told with. */
function placeOf(
  { page, cursor, limit }: SearchQuery,
  question: string,
): Result<{ readonly from: number; readonly after?: string }, Refusal> {
  if (cursor === undefined) return accept({ from: ((page ?? 1) - 1) * limit });
  if (page !== undefined) return refuse({ kind: "invalid", fields: { page: "invalid" } });
  const [place = "", after = ""] = cursor.split("~");
  const from = readCursor(place, question);
  return from === undefined
    ? refuse({ kind: "invalid", fields: { cursor: "unknown" } })
    : accept({ from, after });
}

function presentFound(snapshot: Snapshot, found: Found, language: Language) {
  const { total, facets, understood, corrected, unheard, opening, inMySize } = found;
  return {
    total,
    facets: presentFacets(snapshot, facets ?? noFacets, language),
    understood: understood.map((one) => presentReading(snapshot, one, language)),
    ...(corrected !== undefined && { suggestion: corrected }),
    ...(unheard && { unheard: [...unheard] }),
    ...(opening && { opening }),
    ...(inMySize !== undefined && { in_my_size: inMySize }),
  };
}

const noFacets = {
  ...(Object.fromEntries(filterNames.map((name) => [name, []])) as unknown as Record<FilterName, []>),
  price: [],
};

type PresentedSuggestion = Answer<typeof suggestSearches>["suggestions"][number];

/** Nothing when the catalogue has lost it meanwhile. */
function presentSuggestion(
  snapshot: Snapshot,
  suggestion: Suggestion,
  language: Language,
): PresentedSuggestion[] {
  const { type } = suggestion;
  const at = (path: string) => inLanguage(path, language);
  switch (type) {
    case "query":
      return [{ type, label: suggestion.text, href: at(`/search?q=${encodeURIComponent(suggestion.text)}`) }];
    case "category": {
      const { code } = suggestion;
      return [{ type, label: categoryLabel(code, language), href: at(`/search?category=${code}`) }];
    }
    case "brand": {
      const brand = snapshot.brands.get(suggestion.id);
      return brand ? [{ type, label: brand.name, href: at(`/search?brand=${brand.id}`) }] : [];
    }
    case "product": {
      const row = rowOf(snapshot, suggestion.id);
      if (row < 0) return [];
      const label = cardAt(snapshot, row).name[language];
      return [{ type, label, href: at(`/product/${suggestion.id}-${slugOf(label)}`) }];
    }
  }
}
