import * as z from "zod/mini";
import { languages } from "#vocabulary/language.ts";
import { stretchOutcomes } from "#vocabulary/stretch.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { card } from "./products.ts";

const count = z.int().check(z.minimum(0));

/** A style and a family of pieces: what is tried is one of these. */
const arm = {
  universe: z.enum(universes),
  /** The taste axis, 1 to 22. */
  style: z.int(),
  /** `A.5` */
  family: z.string(),
  /** Both in words: "Bohemian · Coats". */
  label: z.string(),
};

const tried = z.object({
  ...arm,
  product_id: z.int(),
  /** Nothing when it has left the catalogue. */
  product: z.nullable(card),
  shown_at: z.string(),
  outcome: z.enum(stretchOutcomes),
});
export type TriedCard = z.output<typeof tried>;

export const getLedger = defineEndpoint({
  id: "getLedger",
  method: "GET",
  path: "/api/users/me/ledger",
  access: "member",
  summary:
    "What was tried on the person: every stretch card they were shown, what came of it, and what became part of their taste. Kept for a year, at most 1,000.",
  query: z.strictObject({
    /** Without it, the language of the request. */
    lang: z.optional(z.enum(languages)),
    /** Without it, both. */
    universe: z.optional(z.enum(universes)),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 24),
    cursor: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: z.object({
    /** 1 to 5, and how many of every 20 cards it promises. */
    openness: z.int(),
    stretches_in_20: z.int(),
    /** Of everything that was shown, whatever page this is. */
    totals: z.object({
      shown: count,
      liked: count,
      bookmarked: count,
      chosen: count,
      disliked: count,
      left: count,
      /** Liked, bookmarked or chosen, of what was shown: 0 to 1. Nothing before anything was shown. */
      hit_rate: z.nullable(z.number()),
    }),
    /** The most tried first. */
    arms: z.array(
      z.object({
        ...arm,
        shown: count,
        hits: count,
        disliked: count,
        /** Whether the style counts as the person's own by now, so that it is not tried any more. */
        adopted: z.boolean(),
      }),
    ),
    /** The latest first. */
    cards: z.array(tried),
    next_cursor: z.nullable(z.string()),
  }),
});
