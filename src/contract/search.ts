import * as z from "zod/mini";
import { colours, fits, materials, patterns } from "#vocabulary/attribute.ts";
import { languages } from "#vocabulary/language.ts";
import { facetNames, readingNames, sortOrders } from "#vocabulary/search-filter.ts";
import { type SizeField, sizeFields, sizeScales } from "#vocabulary/size.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { preferencesUpdate } from "./preferences.ts";
import { card } from "./products.ts";
import { reason } from "./recommendations.ts";

/** More values of one filter than anyone chooses. */
const mostValues = 60;
/** Nobody looks further, and each page costs as much as all before it. */
const mostPages = 500;
/** A parameter that is repeated, or one with commas, means "or". */
const some = <Value extends z.ZodMiniType<string, string>>(value: Value) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.union([z.string(), z.array(z.string())]),
        z.transform((given) => [given].flat().flatMap((part) => part.split(","))),
      ),
      z.array(value).check(z.maxLength(mostValues)),
    ),
  );
const word = z.string().check(z.maxLength(40));
const code = z.string().check(z.regex(/^(men|women)(\.[A-G](\.[1-9]){0,2})?$/));
const number = z.string().check(z.regex(/^[1-9]\d{0,9}$/));
const yes = z.optional(z.enum(["true"]));
/** Whole euros, as budgets are told in. */
const euros = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)));
const text = z.string().check(z.maxLength(200));

/** `shoes:38`: a field of the preferences' sizes and a label that one of its scales has. */
const ownSize = z.string().check(
  z.refine((value) => {
    const [field, label = ""] = value.split(":");
    if (!sizeFields.includes(field as SizeField)) return false;
    return universes.some((universe) => {
      const labels: readonly string[] = sizeScales[universe][field as SizeField].labels;
      return labels.includes(label);
    });
  }, "unknown"),
);

const filters = {
  category: some(code),
  brand: some(number),
  size: some(word),
  colour: some(z.enum(colours)),
  material: some(z.enum(materials)),
  pattern: some(z.enum(patterns)),
  cut: some(z.enum(fits)),
  style: some(word),
  formality: some(z.enum(["1", "2", "3", "4", "5"])),
  shop: some(number),
};

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }));

const query = z.strictObject({
  q: z.optional(text),
  lang: z.optional(z.enum(languages)),
  universe: z.optional(z.enum(universes)),
  ...filters,
  sale: yes,
  new: yes,
  price_min: euros,
  price_max: euros,
  exclude_category: filters.category,
  exclude_brand: filters.brand,
  exclude_size: filters.size,
  exclude_colour: filters.colour,
  exclude_material: filters.material,
  exclude_pattern: filters.pattern,
  exclude_cut: filters.cut,
  exclude_style: filters.style,
  exclude_formality: filters.formality,
  exclude_shop: filters.shop,
  exclude_sale: yes,
  exclude_new: yes,
  /**
   * Sizes of whoever asks, instead of those of their account; they count in the universe asked for, and without one
   * they are passed over.
   */
  fits: some(ownSize),
  /** Only what there is in the sizes of whoever asks; passed over when none are known. */
  mine: yes,
  /** By taste where something is known of it, else by relevance. */
  sort: z._default(z.enum(sortOrders), "relevance"),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 24),
  /** From 1; instead of a cursor. */
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostPages))),
  /** Goes with the question it was given for. */
  cursor: z.optional(z.string().check(z.maxLength(100))),
});

/** What a stretch of the text was taken for. */
const understood = z.object({
  name: z.enum(readingNames),
  /** As the filter of this name takes them; a price as `25-50`. */
  values: z.array(z.string()),
  label: z.string(),
  /** Whether it is what is not wanted. */
  exclude: z.boolean(),
  /** Whether it has to hold; the others held this time. */
  hard: z.boolean(),
  /** The stretch as it was typed, and where in the text it begins: the text without it does not ask for this. */
  words: z.string(),
  at: z.int(),
});

/** A card that says how well it suits whoever asks, where that is known. */
const found = z.extend(card, {
  /** 0 to 100. */
  score: z.optional(z.int()),
  /** Largest first; their contributions add up to the score. */
  reasons: z.optional(z.array(reason)),
});

const answer = z.object({
  products: z.array(found),
  total: z.int(),
  facets: z.record(z.enum(facetNames), facet),
  /** What the words were taken for, in the order of the text. */
  understood: z.array(understood),
  /** How the text is written when nothing is written as it was typed. */
  suggestion: z.optional(z.string()),
  /** Words that nothing goes by. */
  unheard: z.optional(z.array(z.string())),
  /** When nothing was found: the one condition to open, and how many products that gives. */
  opening: z.optional(
    z.object({
      condition: z.enum([...facetNames, "universe", "words", "mine"]),
      words: z.optional(z.string()),
      gives: z.int(),
    }),
  ),
  /** How many of all found are there in the sizes of whoever asks; only when they told some. */
  in_my_size: z.optional(z.int()),
  took_ms: z.number(),
  /** Nothing after the last page. */
  next_cursor: z.nullable(z.string()),
});

const path = "/api/products/findes";

export const searchProducts = defineEndpoint({
  id: "searchProducts",
  method: "GET",
  path,
  access: "public",
  knowsMembers: true,
  summary:
    "What words and filters find, with what every other filter would give. Several values of a filter mean “or”. Prices in whole euros. What nothing has is told with the one condition that would open it.",
  query,
  answer,
});
export type SearchQuery = z.output<typeof searchProducts.query>;
export type SearchAnswer = z.output<typeof searchProducts.answer>;
export type FoundCard = SearchAnswer["products"][number];
export type UnderstoodWords = SearchAnswer["understood"][number];

export const searchProductsFor = defineEndpoint({
  id: "searchProductsFor",
  method: "POST",
  path,
  access: "public",
  knowsMembers: true,
  summary: "The same for someone who has told something of their taste and has no account.",
  query,
  body: z.strictObject({
    /** What a visitor has told so far, as an update of preferences says it. */
    preferences: z.optional(preferencesUpdate),
  }),
  answer,
});

export const suggestSearches = defineEndpoint({
  id: "suggestSearches",
  method: "GET",
  path: "/api/products/suggest",
  access: "public",
  summary: "What somebody may be about to type: words, categories, brands, products.",
  query: z.strictObject({
    q: text,
    lang: z.optional(z.enum(languages)),
    universe: z.optional(z.enum(universes)),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), 8),
  }),
  answer: z.object({
    suggestions: z.array(
      z.object({
        type: z.enum(["query", "category", "brand", "product"]),
        label: z.string(),
        /** A page of the site, in the language asked for. */
        href: z.string(),
      }),
    ),
  }),
});
