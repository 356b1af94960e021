import type { Hono } from "hono";
import type { Answer } from "#contract/endpoint.ts";
import { type SearchQuery, searchProducts, suggestSearches } from "#contract/search.ts";
import { findProducts } from "#domain/catalogue/list-products.ts";
import { cardAt, rowOf, type Snapshot } from "#domain/catalogue/snapshot.ts";
import { readCursor, writeCursor } from "#domain/recommendation/cursor.ts";
import { toldIn } from "#domain/recommendation/told-in.ts";
import { type Told, wantsOf } from "#domain/recommendation/wants.ts";
import { areInSize } from "#domain/search/are-in-size.ts";
import type { Filters, Found, Suggestion } from "#domain/search/port.ts";
import type { Language } from "#vocabulary/language.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { type FilterName, filterNames } from "#vocabulary/search-filter.ts";
import { slugOf } from "#vocabulary/slug.ts";
import { bind } from "./endpoint.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { categoryLabel, presentFacets } from "./present/facets.ts";
import { presentCard } from "./present/product.ts";

export function bindSearch(app: Hono<ApiEnv>, { accounts, catalogue, pictures, search }: ApiPorts): void {
  bind(app, searchProducts, async ({ query }, { caller, language: spoken }) => {
    const started = performance.now();
    const snapshot = catalogue.snapshot();
    const { q, lang, universe, sort, limit, cursor, price_min, price_max } = query;
    const language = lang ?? spoken;
    const person = caller && universe ? await accounts.people.find(caller.personId) : undefined;
    const told = person && universe ? toldIn(person.preferences, universe) : undefined;
    const wants = told && universe ? wantsOf(snapshot, universe, told) : undefined;
    const question = questionOf(query, told);
    const from = cursor === undefined ? 0 : readCursor(cursor, question);
    if (from === undefined) return refuse({ kind: "invalid", fields: { cursor: "unknown" } });
    const found = await search.find({
      text: q,
      language,
      universe,
      include: filtersOf(query, ""),
      exclude: filtersOf(query, "exclude_"),
      priceMin: price_min === undefined ? undefined : price_min * 100,
      priceMax: price_max === undefined ? undefined : price_max * 100,
      sort,
      wants,
      from,
      limit,
    });
    const rows = findProducts(snapshot, found.products);
    const mine = wants && areInSize(snapshot, wants, Uint32Array.from(rows));
    return accept({
      answer: {
        products: rows.map((row, i) => ({
          ...presentCard(snapshot, row, pictures, language),
          ...(mine && { in_my_size: mine[i] ?? false }),
        })),
        ...presentFound(snapshot, found, language),
        took_ms: Math.round((performance.now() - started) * 100) / 100,
        next_cursor: found.next === undefined ? null : writeCursor({ from: found.next }, question),
      },
    });
  });

  bind(app, suggestSearches, async ({ query: { q, lang, universe, limit } }, { language: spoken }) => {
    const snapshot = catalogue.snapshot();
    const language = lang ?? spoken;
    const found = await search.suggest({ text: q, language, universe, limit });
    const suggestions = found.flatMap((one) => presentSuggestion(snapshot, one, language));
    return accept({ answer: { suggestions }, headers: { "cache-control": "public, max-age=60", vary } });
  });
}

const vary = "accept-language";

/** Everything that decides which list it is; how much of it and in which words is not. */
function questionOf(
  { cursor: _, limit: __, lang: ___, ...asked }: SearchQuery,
  told: Told | undefined,
): string {
  return JSON.stringify([asked, asked.sort === "for_me" ? told : undefined]);
}

function filtersOf(query: SearchQuery, prefix: "" | "exclude_"): Filters {
  const chosen = filterNames.flatMap((name): [FilterName, readonly string[]][] => {
    const value = query[`${prefix}${name}`];
    return value === undefined ? [] : [[name, [value].flat()]];
  });
  return Object.fromEntries(chosen);
}

function presentFound(snapshot: Snapshot, found: Found, language: Language) {
  const { total, facets, corrected, unheard, opening, inMySize } = found;
  return {
    total,
    facets: presentFacets(snapshot, facets ?? noFacets, language),
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
