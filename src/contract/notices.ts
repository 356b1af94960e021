import * as z from "zod/mini";
import { languages } from "#vocabulary/language.ts";
import { noticeBounds, noticeTypes } from "#vocabulary/notice.ts";
import { defineEndpoint } from "./endpoint.ts";
import { card } from "./products.ts";

const cents = z.int();

const notice = z.object({
  id: z.string(),
  type: z.enum(noticeTypes),
  created_at: z.string(),
  read_at: z.nullable(z.string()),
  /** At most 6, without what has left the catalogue. */
  products: z.array(card),
  /** Of all there were when it was found. */
  total: z.int(),
  /** As it was when it was run; only of `saved_search`. */
  search: z.nullable(z.object({ id: z.string(), name: z.string(), query: z.string() })),
  /** Only of `brand_new`. */
  brand: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Only of `price_drop`: what the products named cost when they were bookmarked or last told of, and then. */
  prices: z.array(z.object({ product_id: z.int(), was: cents, now: cents })),
});
export type Notice = z.output<typeof notice>;

const path = "/api/users/me/notices";

export const listNotices = defineEndpoint({
  id: "listNotices",
  method: "GET",
  path,
  access: "member",
  summary: "What was found for the person, the latest first; kept for 60 days, at most 200.",
  query: z.strictObject({
    /** Without it, the language of the request. */
    lang: z.optional(z.enum(languages)),
    /** None at all is a way to ask how many are unread. */
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100)), 20),
    cursor: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: z.object({
    notices: z.array(notice),
    /** Of all of them. */
    unread: z.int(),
    next_cursor: z.nullable(z.string()),
  }),
});

export const readNotices = defineEndpoint({
  id: "readNotices",
  method: "PATCH",
  path,
  access: "member",
  summary: "Says that notices have been read; what is not the person's is passed over.",
  body: z.strictObject({
    read: z.union([
      z.literal("all"),
      z.pipe(
        z.array(z.unknown()).check(z.maxLength(noticeBounds.most)),
        z.array(z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "invalid"))),
      ),
    ]),
  }),
  answer: z.object({ unread: z.int() }),
});
