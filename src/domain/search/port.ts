import type { Language } from "#vocabulary/language.ts";
import type { FacetName, FilterName, ReadingName, SortOrder } from "#vocabulary/search-filter.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Feature } from "../recommendation/feature.ts";
import type { Session } from "../recommendation/session.ts";
import type { Wants } from "../recommendation/wants.ts";

/** Several values of one filter mean "or", several filters "and". */
export type Filters = Readonly<Partial<Record<FilterName, readonly string[]>>>;

export interface Question {
  /** As it was typed. */
  readonly text?: string | undefined;
  /** Of whoever asks; the text may turn out to be in the other one. */
  readonly language: Language;
  readonly universe?: Universe | undefined;
  readonly include?: Filters;
  readonly exclude?: Filters;
  /** In cents. */
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly sort?: SortOrder;
  /** Whose list it is: needed for `for_me`, and to say what there is in their size. */
  readonly wants?: Wants | undefined;
  /** What they liked and did not, where the list is by taste. */
  readonly session?: Session | undefined;
  /** What a list by taste is ranked by. */
  readonly features?: readonly Feature[];
  /** Only what there is in their size; passed over when they told none. */
  readonly mine?: boolean;
  /** How many of the list came before. */
  readonly from: number;
  /** What the page before was told with: where the catalogue has changed since, the list goes on from there. */
  readonly after?: string | undefined;
  readonly limit: number;
  /** Left out while somebody is still typing. */
  readonly withFacets?: boolean;
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}
export type Facets = Readonly<Record<FacetName, readonly FacetCount[]>>;

/** The one condition that would have to go, and how many products there would be. */
export interface Opening {
  readonly condition: FacetName | "universe" | "words" | "mine";
  /** What was typed, where the condition is words. */
  readonly words?: string;
  readonly gives: number;
}

/** What a stretch of the text was taken for. */
export interface Reading {
  readonly name: ReadingName;
  /** As filters take them; a price in cents as `2500-5000`, either end may be missing. */
  readonly values: readonly string[];
  /** What it is not to be. */
  readonly exclude: boolean;
  /** Whether it has to hold; the others are told only when they do. */
  readonly hard: boolean;
  /** As it was typed, and where. */
  readonly words: string;
  readonly at: number;
  /** The words say more than the values do: a beanie is more than a hat. */
  readonly finer?: boolean;
}

export interface Found {
  /** Numbers of products, best first. */
  readonly products: readonly number[];
  readonly total: number;
  /** Where the next page begins; nothing when this is the last. */
  readonly next?: { readonly from: number; readonly after: string };
  readonly facets?: Facets;
  /** What it took the words for, in the order of the text. */
  readonly understood: readonly Reading[];
  /** How the text is written, when nothing is written as it was typed. */
  readonly corrected?: string;
  /** Words that nothing goes by. */
  readonly unheard?: readonly string[];
  /** Only when nothing was found. */
  readonly opening?: Opening;
  /** How many of all found are there in the person's size; only when they told sizes. */
  readonly inMySize?: number;
}

export type Suggestion =
  | { readonly type: "query"; readonly text: string }
  | { readonly type: "category"; readonly code: string }
  | { readonly type: "brand"; readonly id: number }
  | { readonly type: "product"; readonly id: number };

/** What the site asks of a search engine. The same question to the same catalogue has the same answer. */
export interface SearchEngine {
  find(question: Question): Promise<Found>;
  /** What somebody may be about to type. */
  suggest(question: {
    readonly text: string;
    readonly language: Language;
    readonly universe?: Universe | undefined;
    readonly limit: number;
  }): Promise<readonly Suggestion[]>;
}
