import * as z from "zod/mini";
import { languages } from "#vocabulary/language.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { card } from "./products.ts";

const brand = z.object({
  id: z.int(),
  name: z.string(),
  /** How well its best pieces suit the person, 0 to 100. */
  score: z.int(),
  /** Its pieces that suit best, at most three. */
  products: z.array(card),
});

export const listBrandsRecommended = defineEndpoint({
  id: "listBrandsRecommended",
  method: "GET",
  path: "/api/users/me/brands_recommended",
  access: "member",
  summary: "Brands whose pieces suit the person, neither followed nor disliked, the best first.",
  query: z.strictObject({
    /** Without it, that of the person's gender. */
    universe: z.optional(z.enum(universes)),
    /** Without it, the language of the request. */
    lang: z.optional(z.enum(languages)),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(24)), 12),
  }),
  answer: z.object({ brands: z.array(brand) }),
});
