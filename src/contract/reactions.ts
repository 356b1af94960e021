import * as z from "zod/mini";
import { departments } from "#vocabulary/category.ts";
import { languages } from "#vocabulary/language.ts";
import { dislikeScopes } from "#vocabulary/reaction.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { card } from "./products.ts";

/** Of a 32-bit integer column. */
const mostId = 2_147_483_647;
const one = { id: z.int().check(z.minimum(1), z.maximum(mostId)), value: z.boolean() };

/** Product ids, the latest first. What has left the catalogue is still in them. */
const reactions = z.object({
  products_liked: z.array(z.int()),
  products_disliked: z.array(z.int()),
  products_bookmarked: z.array(z.int()),
});
export type Reactions = z.output<typeof reactions>;

const path = "/api/users/me/preferences";

export const likeProduct = defineEndpoint({
  id: "likeProduct",
  method: "PATCH",
  path: `${path}/products_liked`,
  access: "member",
  summary: "Likes a product, or likes it no more. What is liked is disliked no more.",
  body: z.strictObject(one),
  answer: reactions,
});

export const dislikeProduct = defineEndpoint({
  id: "dislikeProduct",
  method: "PATCH",
  path: `${path}/products_disliked`,
  access: "member",
  summary: "Dislikes a product, or dislikes it no more. What is disliked is liked no more.",
  body: z.strictObject({
    ...one,
    /** What the dislike is about. Said later it holds for the same dislike; never said, it is about the item. */
    scope: z.optional(z.enum(dislikeScopes)),
  }),
  answer: reactions,
});

export const bookmarkProduct = defineEndpoint({
  id: "bookmarkProduct",
  method: "PATCH",
  path: `${path}/products_bookmarked`,
  access: "member",
  summary: "Bookmarks a product, or takes the bookmark away.",
  body: z.strictObject(one),
  answer: reactions,
});

const page = {
  method: "GET",
  access: "member",
  query: z.strictObject({
    universe: z.optional(z.enum(universes)),
    /** Without it, the language of the request. */
    lang: z.optional(z.enum(languages)),
    department: z.optional(z.enum(departments)),
    /** Reduced at this moment. */
    sale: z.optional(z.enum(["true"])),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 24),
    cursor: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: z.object({
    /** The latest first, without what has left the catalogue. */
    products: z.array(card),
    /** Of all pages. */
    total: z.int(),
    /** What each department would give, and what is reduced, whichever of them is asked for. */
    narrowed: z.object({
      departments: z.array(z.object({ value: z.enum(departments), label: z.string(), count: z.int() })),
      sale: z.int(),
    }),
    next_cursor: z.nullable(z.string()),
  }),
} as const;

export const listLiked = defineEndpoint({
  ...page,
  id: "listLiked",
  path: `${path}/products_interacted/products_liked`,
  summary: "The products the person likes.",
});

export const listDisliked = defineEndpoint({
  ...page,
  id: "listDisliked",
  path: `${path}/products_interacted/products_disliked`,
  summary: "The products the person dislikes.",
});

export const listBookmarked = defineEndpoint({
  ...page,
  id: "listBookmarked",
  path: `${path}/products_interacted/products_bookmarked`,
  summary: "The products the person bookmarked.",
});
