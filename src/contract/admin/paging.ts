import * as z from "zod/mini";
import { isDay } from "#vocabulary/person.ts";

/** Of a 32-bit integer column. */
const mostId = 2_147_483_647;

/** A number in a body. */
export const id = z.int("wrong_type").check(z.minimum(1), z.maximum(mostId));
/** The same in an address. */
export const idInPath = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostId));
/** A person's, or of anything else that has no number. */
export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "invalid"));
/** ISO 8601. */
export const instant = z.string();
export const day = z.string().check(z.refine(isDay, "invalid"));
/** Of an address, where anything may stand; the database takes no NUL. */
const inQuery = z.string().check(z.refine((text) => !text.includes("\u0000"), "invalid"));
/** What is looked for, as it was typed. */
export const words = z.optional(inQuery.check(z.maxLength(120)));

/** Lists come in pages from the server. */
export const paged = {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  cursor: z.optional(inQuery.check(z.maxLength(300))),
};

export const page = {
  /** Of all pages. */
  total: z.int(),
  next_cursor: z.nullable(z.string()),
};

/** Why something is done, for whoever reads the audit log. */
export const note = z._default(z.string().check(z.maxLength(500, "too_long")), "");
