import * as z from "zod/mini";
import { languages } from "#vocabulary/language.ts";
import { defineEndpoint } from "./endpoint.ts";
import { card } from "./products.ts";

/** Of a 32-bit integer column. */
const mostId = 2_147_483_647;

const similar = z.extend(card, {
  /** What sets it apart from the piece asked about, or joins them, in a few words. */
  why: z.string(),
});
export type SimilarCard = z.output<typeof similar>;

export const listSimilar = defineEndpoint({
  id: "listSimilar",
  method: "GET",
  path: "/api/products/:id/similar",
  access: "public",
  summary: "The pieces nearest to one, varied, all of them to be had, each with what sets it apart.",
  params: z.object({ id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostId)) }),
  query: z.strictObject({
    lang: z._default(z.enum(languages), "en"),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 24),
  }),
  answer: z.object({ products: z.array(similar) }),
});
