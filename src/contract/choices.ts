import * as z from "zod/mini";
import { languages } from "#vocabulary/language.ts";
import { styleSections } from "#vocabulary/style.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { image } from "./image.ts";

const query = z.strictObject({ universe: z.enum(universes), lang: z._default(z.enum(languages), "en") });

const style = z.object({
  key: z.string(),
  name: z.string(),
  /** 1 to 22. Styles that share it are one taste and toggle together. */
  id: z.int(),
  /** A drawn look. */
  image: z.optional(image),
});

export const listStyles = defineEndpoint({
  id: "listStyles",
  method: "GET",
  path: "/api/styles",
  access: "public",
  summary: "The styles people choose among, in their four sections, each with a look.",
  query,
  answer: z.object({
    sections: z.array(z.object({ key: z.enum(styleSections), styles: z.array(style) })),
  }),
});
export type StyleSections = z.output<typeof listStyles.answer>["sections"];

const wish = z.object({
  /** Its key in the map of wishes. */
  name: z.string(),
  label: z.string(),
  /** Full category codes, joined with `|`. */
  search: z.string(),
  /** How many pieces there are to be had. */
  products: z.int(),
  /** One of them, of those people like most. */
  image: z.optional(image),
});

export const listWishes = defineEndpoint({
  id: "listWishes",
  method: "GET",
  path: "/api/wishes",
  access: "public",
  summary: "The 35 kinds of pieces people may wish for, with what there is of each.",
  query,
  answer: z.object({ wishes: z.array(wish) }),
});
export type WishChoice = z.output<typeof wish>;

export const listPrices = defineEndpoint({
  id: "listPrices",
  method: "GET",
  path: "/api/prices",
  access: "public",
  summary: "What the pieces of each budget row cost today.",
  query: z.strictObject({ universe: z.enum(universes) }),
  answer: z.object({
    rows: z.array(
      z.object({
        key: z.string(),
        /** Pieces that can be had in all, whatever they cost. */
        products: z.int(),
        /** Whole euros, rounded up, lowest first; each with how many pieces cost that. */
        prices: z.array(z.tuple([z.int(), z.int()])),
      }),
    ),
  }),
});
export type PriceRow = z.output<typeof listPrices.answer>["rows"][number];
