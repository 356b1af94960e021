import * as z from "zod/mini";
import { languages } from "#vocabulary/language.ts";
import { lockNames } from "#vocabulary/lock.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { preferencesUpdate } from "./preferences.ts";
import { reason, session } from "./recommendations.ts";

/** Of a 32-bit integer column. */
const mostId = 2_147_483_647;

export const scoreProduct = defineEndpoint({
  id: "scoreProduct",
  method: "POST",
  path: "/api/users/reco_score",
  access: "public",
  knowsMembers: true,
  summary:
    "How well one product suits someone, as getReco would score it, and which of their locks shut it out. Members are known by their account; anyone else says their preferences.",
  body: z.strictObject({
    id: z.int("wrong_type").check(z.minimum(1), z.maximum(mostId)),
    /** That of the product, when it is said at all. */
    universe: z.optional(z.enum(universes)),
    preferences: z.optional(preferencesUpdate),
    session: z.optional(session),
    /** Without it, the language of the request. */
    lang: z.optional(z.enum(languages)),
  }),
  answer: z.object({
    id: z.int(),
    /** 0 to 100. */
    score: z.int(),
    /** Whether every locked preference lets it through. */
    hard_pass: z.boolean(),
    /** The locks that do not. */
    failed: z.array(z.enum(lockNames)),
    /** Largest first; their contributions add up to the score. */
    reasons: z.array(
      z.extend(reason, {
        /** How much of it the piece has, in hundredths: 0 to 1, and up to 1.6 where it was answered that it counts more. */
        value: z.number(),
        /**
         * The points it would give if the piece had all of it, in tenths. Value by weight is the contribution, rounded
         * up or down to a whole point so that all of them add up.
         */
        weight: z.number(),
      }),
    ),
  }),
});
