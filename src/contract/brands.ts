import * as z from "zod/mini";
import { languages } from "#vocabulary/language.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { image } from "./image.ts";

const brand = z.object({
  id: z.int(),
  name: z.string(),
  about: z.optional(z.string()),
  country: z.optional(z.string()),
  /** How many of its products can be found in the universe asked for, or in both. */
  products: z.int(),
  /** The tastes most of its pieces have, strongest first: ids 1 to 22. */
  styles: z.array(z.int()),
  /** Up to three of its pieces, the most liked first, of different families where it has them. */
  images: z.array(image),
  /** What most of them cost, in cents: all but the cheapest and the dearest tenth. Nothing when nobody sells any. */
  prices: z.optional(z.object({ low: z.int(), high: z.int() })),
});
export type BrandChoice = z.output<typeof brand>;

export const listBrands = defineEndpoint({
  id: "listBrands",
  method: "GET",
  path: "/api/brands",
  access: "public",
  summary: "Every brand that has something to show, by name.",
  query: z.strictObject({
    lang: z._default(z.enum(languages), "en"),
    universe: z.optional(z.enum(universes)),
    q: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: z.object({ brands: z.array(brand) }),
});
