import * as z from "zod/mini";
import { colours, fits, materials, patterns } from "#vocabulary/attribute.ts";
import { languages } from "#vocabulary/language.ts";
import { facetNames, sortOrders } from "#vocabulary/search-filter.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { card } from "./products.ts";

/** More values of one filter than anyone chooses. */
const mostValues = 60;
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
};

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }));

export const searchProducts = defineEndpoint({
  id: "searchProducts",
  method: "GET",
  path: "/api/products/findes",
  access: "public",
  knowsMembers: true,
  summary:
    "What words and filters find, with what every other filter would give. Several values of a filter mean “or”. Prices in whole euros. What nothing has is told with the one condition that would open it.",
  query: z.strictObject({
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
    exclude_sale: yes,
    exclude_new: yes,
    /** By taste for whoever is signed in, else by relevance. */
    sort: z._default(z.enum(sortOrders), "relevance"),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 24),
    /** Goes with the question it was given for. */
    cursor: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: z.object({
    products: z.array(card),
    total: z.int(),
    facets: z.record(z.enum(facetNames), facet),
    /** What the words were taken for, when nothing is written as they were typed. */
    suggestion: z.optional(z.string()),
    /** Words that nothing goes by. */
    unheard: z.optional(z.array(z.string())),
    /** When nothing was found: the one condition to open, and how many products that gives. */
    opening: z.optional(
      z.object({
        condition: z.enum([...facetNames, "universe", "words"]),
        words: z.optional(z.string()),
        gives: z.int(),
      }),
    ),
    /** How many of all found are there in the sizes of whoever asks; only when they told some. */
    in_my_size: z.optional(z.int()),
    took_ms: z.number(),
    next_cursor: z.nullable(z.string()),
  }),
});
export type SearchQuery = z.output<typeof searchProducts.query>;
export type SearchAnswer = z.output<typeof searchProducts.answer>;

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
