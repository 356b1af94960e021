import { leafName } from "#vocabulary/category.ts";
import type { Language } from "#vocabulary/language.ts";
import { foldText, tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { slugOf } from "#vocabulary/slug.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { onceASnapshot } from "../catalogue/once-a-snapshot.ts";
import { cardAt, rowOf } from "../catalogue/snapshot.ts";
import { leafOfCode } from "./category-values.ts";
import { findProducts } from "./find-products.ts";
import type { SearchEngine, Suggestion } from "./port.ts";
import type { SearchIndex } from "./search-index.ts";

type Asked = Parameters<SearchEngine["suggest"]>[0];

/** Of each kind, at most so many. */
const most = { brand: 2, category: 3, product: 3 };

/** What somebody may be about to type: brands and categories that begin so, words that give something, products. */
export function suggestFor(index: SearchIndex, asked: Asked): readonly Suggestion[] {
  const typed = foldText(asked.text).trimStart();
  if (typed.trim() === "") return [];
  const brands = brandsLike(index, typed.trim()).slice(0, most.brand);
  const categories = categoriesLike(index, asked, typed.trim()).slice(0, most.category);
  const products = productsLike(index, asked, typed).slice(0, most.product);
  const room = Math.max(1, asked.limit - brands.length - categories.length - products.length);
  const queries = queriesLike(index, asked).slice(0, room);
  return [...queries, ...categories, ...brands, ...products].slice(0, asked.limit);
}

const namesOfBrands = onceASnapshot(({ brands }) =>
  [...brands.values()].map(({ id, name }) => ({ id, slug: slugOf(name) })),
);

/** By any word of the name. */
function brandsLike({ snapshot }: SearchIndex, typed: string): Suggestion[] {
  const wanted = slugOf(typed);
  if (wanted === "") return [];
  const places = namesOfBrands(snapshot)
    .map(({ id, slug }) => ({ id, at: `-${slug}`.indexOf(`-${wanted}`) }))
    .filter(({ at }) => at >= 0);
  return places.sort((a, b) => a.at - b.at || a.id - b.id).map(({ id }) => ({ type: "brand", id }));
}

interface NamedCategory {
  readonly code: string;
  readonly universe: Universe;
  readonly words: Readonly<Record<Language, string>>;
  readonly size: number;
}

/** Those that have something, the largest first. */
function namesOfCategories(index: SearchIndex): readonly NamedCategory[] {
  const known = categories.get(index);
  if (known) return known;
  const { codes, starts } = index.spots;
  const named = codes
    .flatMap((code, i): NamedCategory[] => {
      const { universe, leaf } = leafOfCode(code);
      const name = leafName(leaf, universe);
      const size = (starts[i + 1] ?? 0) - (starts[i] ?? 0);
      if (!name || size === 0) return [];
      return [{ code, universe, size, words: { en: wordsOf(name.en), fr: wordsOf(name.fr) } }];
    })
    .sort((a, b) => b.size - a.size || (a.code < b.code ? -1 : 1));
  categories.set(index, named);
  return named;
}

const categories = new WeakMap<SearchIndex, readonly NamedCategory[]>();

const wordsOf = (name: string) =>
  ` ${tokenise(name)
    .map(({ text }) => text)
    .join(" ")}`;

function categoriesLike(index: SearchIndex, { universe, language }: Asked, typed: string): Suggestion[] {
  const wanted = ` ${tokenise(typed)
    .map(({ text }) => text)
    .join(" ")}`;
  return namesOfCategories(index)
    .filter((one) => (!universe || one.universe === universe) && one.words[language].includes(wanted))
    .map(({ code }) => ({ type: "category", code }));
}

/** The text with its last word completed, where that gives something; those that give most come first. */
function queriesLike(index: SearchIndex, asked: Asked): Suggestion[] {
  const { text, language, universe } = asked;
  const last = tokenise(text).at(-1);
  if (!last || /\d/.test(last.text)) return [];
  const { dictionary } = index;
  const before = text.slice(0, last.start);
  const completed = dictionary.completions(last.text, language, tried);
  const slip = completed.length > 0 ? undefined : dictionary.near(last.text, language, 1, true)[0];
  const wanted = slip ? [slip] : completed;
  const given = wanted.map((word) => {
    const query = `${foldedSpaces(before)}${word}`;
    const { total, unheard } = findProducts(index, {
      text: query,
      language,
      universe,
      from: 0,
      limit: 0,
      withFacets: false,
    });
    return { query, total: unheard ? 0 : total };
  });
  return given
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .map(({ query }) => ({ type: "query", text: query }));
}

const tried = 6;
const foldedSpaces = (text: string) => text.replace(/\s+/g, " ").trimStart();

/** What the words find, if their names begin or go on so. */
function productsLike(index: SearchIndex, { text, language, universe }: Asked, typed: string): Suggestion[] {
  const words = tokenise(typed).map((token) => token.text);
  const { products } = findProducts(index, {
    text,
    language,
    universe,
    from: 0,
    limit: 12,
    withFacets: false,
  });
  return products
    .filter((id) => {
      const name = wordsOf(cardAt(index.snapshot, rowOf(index.snapshot, id)).name[language]);
      return words.every((word) => name.includes(` ${word}`));
    })
    .map((id) => ({ type: "product", id }));
}
