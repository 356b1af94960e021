import * as z from "zod/mini";
import { languages } from "#vocabulary/language.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "./endpoint.ts";

/** Each is a filter of search by the same name. */
const kind = z.enum(["colour", "style", "material", "pattern", "cut", "category"]);

const trait = z.object({
  /** As the filter takes it. */
  value: z.string(),
  label: z.string(),
  /** New arrivals that have it, and all pieces that do. */
  fresh: z.int(),
  pieces: z.int(),
  /** Its share of the new arrivals and of the earlier pieces of the same families, 0 to 1. */
  share: z.number(),
  before: z.number(),
  /** `steady` is what chance alone could have done. */
  moves: z.enum(["up", "down", "steady"]),
});

const prices = {
  pieces: z.int(),
  /** In cents: the middle, and the half of the pieces around it. */
  median: z.int(),
  low: z.int(),
  high: z.int(),
  /** How many are reduced, and the middle of the reductions, 0 to 1. */
  reduced: z.int(),
  cut: z.number(),
};

export const getTrends = defineEndpoint({
  id: "getTrends",
  method: "GET",
  path: "/api/trends",
  access: "public",
  summary: "What rises in the catalogue: new arrivals against earlier pieces, prices, and what people like.",
  query: z.strictObject({ universe: z.enum(universes), lang: z._default(z.enum(languages), "en") }),
  answer: z.object({
    universe: z.enum(universes),
    /** The day it was counted for. */
    day: z.string(),
    /** A piece is new for so many days. */
    days: z.int(),
    fresh: z.int(),
    earlier: z.int(),
    /** What rose most first; what few pieces have is left out. */
    groups: z.array(z.object({ kind, traits: z.array(trait) })),
    prices: z.object({
      all: z.object(prices),
      /** The dearest first. */
      families: z.array(z.object({ value: z.string(), label: z.string(), ...prices })),
    }),
    /** Nothing where fewer than ten people said anything; the most widely liked first. */
    liked: z.nullable(
      z.object({
        people: z.int(),
        days: z.int(),
        groups: z.array(
          z.object({
            kind,
            traits: z.array(z.object({ value: z.string(), label: z.string(), people: z.int() })),
          }),
        ),
      }),
    ),
  }),
});
export type TrendsAnswer = z.output<typeof getTrends.answer>;
