import * as z from "zod/mini";
import { eventBounds, productEventTypes, surfaces } from "#vocabulary/product-event.ts";
import { defineEndpoint } from "./endpoint.ts";

/** Of a 32-bit integer column. */
const mostId = 2_147_483_647;

const event = z.strictObject({
  /** Made up by the browser, another one each time: what is sent again with it has happened once. */
  id: z.string().check(z.regex(/^[\w-]{1,64}$/, "invalid")),
  type: z.enum(productEventTypes),
  product_id: z.int().check(z.minimum(1), z.maximum(mostId)),
  /** When it happened; now, if it is not said or has yet to come. */
  at: z.optional(z.iso.datetime({ offset: true, error: "invalid" })),
  surface: z.optional(z.enum(surfaces)),
  /** The list it was met in, as recommendations name theirs. */
  list_id: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "invalid"))),
});

export const addEvents = defineEndpoint({
  id: "addEvents",
  method: "POST",
  path: "/api/users/me/events",
  access: "member",
  summary:
    "Adds to the log of what the person does. Older than 30 days, or about unknown products: passed over.",
  body: z.strictObject({
    // Counted before it is looked into: a hundred thousand wrong ones would be as many faults.
    events: z.pipe(z.array(z.unknown()).check(z.maxLength(eventBounds.atOnce)), z.array(event)),
  }),
  status: 202,
  answer: z.object({
    /** How many of them are kept, by this call or an earlier one. */
    accepted: z.int(),
  }),
});
