import type { UnderstoodWords } from "#contract/search.ts";
import { type FilterName, filterNames } from "#vocabulary/search-filter.ts";
import type { Search } from "./address.ts";
import { onlyMine, withPrices, withStance, withWords } from "./change-search.ts";
import type { LabelOf } from "./labels.ts";

/** What was understood or chosen, with the search that is left without it. */
export type Pill = {
  readonly key: string;
  readonly label: string;
  readonly not: boolean;
  readonly without: Search;
};

/** What the words were taken for. What was meant by two stretches is told twice: each can go by itself. */
export function understoodPills(search: Search, understood: readonly UnderstoodWords[]): readonly Pill[] {
  return understood
    .filter(({ name }) => name !== "words")
    .map((part) => ({
      key: `${part.at}:${part.name}:${part.label}`,
      label: part.label,
      not: part.exclude,
      without: withWords(search, withoutWords(search.q, part)),
    }));
}

/** The text without a stretch of it; nothing is left of the commas and joining words around it. */
export function withoutWords(
  q: string,
  { words, at }: { readonly words: string; readonly at: number },
): string {
  const from = q.startsWith(words, at) ? at : q.toLowerCase().indexOf(words.toLowerCase());
  if (from < 0) return q;
  const [before, after] = [q.slice(0, from), q.slice(from + words.length)];
  const left = before.replace(/[\s,;]+$/, "").replace(dangling, "");
  return `${left} ${after.replace(/^[\s,;]+/, "")}`.trim();
}

/** A joining word that nothing follows any more. */
const dangling = /(^|[\s,;])(and|or|et|ou|with|avec)$/i;

/** What was chosen by hand. */
export function chosenPills(search: Search, labelOf: LabelOf, words: PillWords): readonly Pill[] {
  const of = (name: FilterName, not: boolean): Pill[] =>
    (search[not ? "exclude" : "include"][name] ?? []).map((value) => ({
      key: `${name}:${value}`,
      label: labelOf(name, value),
      not,
      without: withStance(search, name, value, undefined),
    }));
  const { priceMin, priceMax } = search;
  const hasPrice = priceMin !== undefined || priceMax !== undefined;
  return [
    ...filterNames.flatMap((name) => of(name, false)),
    ...(hasPrice
      ? [
          {
            key: "price",
            label: words.price(priceMin, priceMax),
            not: false,
            without: withPrices(search, undefined, undefined),
          },
        ]
      : []),
    ...(search.mine
      ? [{ key: "mine", label: words.mine, not: false, without: onlyMine(search, false) }]
      : []),
    ...filterNames.flatMap((name) => of(name, true)),
  ];
}

export type PillWords = {
  readonly price: (min: number | undefined, max: number | undefined) => string;
  readonly mine: string;
};
