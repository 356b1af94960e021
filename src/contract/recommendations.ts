import * as z from "zod/mini";
import { corrections } from "#vocabulary/correction.ts";
import { languages } from "#vocabulary/language.ts";
import { lockNames } from "#vocabulary/lock.ts";
import { surfaces } from "#vocabulary/product-event.ts";
import { dislikeScopes } from "#vocabulary/reaction.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { preferencesUpdate } from "./preferences.ts";
import { card } from "./products.ts";

export const reason = z.object({
  key: z.string(),
  /** The exact thing it goes by, which `corrections` of preferences name: `style:4`, `brand:31`. */
  trait: z.string(),
  label: z.string(),
  /** Points of the score. */
  contribution: z.int(),
  /** Whether it goes by something the person can change. */
  editable: z.boolean(),
  /** What the person answered to this trait; nothing is told of what is wrong. */
  correction: z.optional(z.enum(corrections)),
});
export type Reason = z.output<typeof reason>;

export const recommended = z.extend(card, {
  /** 0 to 100. */
  score: z.int(),
  /** Largest first; their contributions add up to the score. */
  reasons: z.array(reason),
  /** From outside the person's own taste: openness promises how many of every 20 are. */
  stretch: z.boolean(),
  /** Which way a stretch goes: "A step outside your styles: bohemian". Its score and reasons are its own, as ever. */
  stretch_reason: z.optional(z.string()),
});
export type RecommendedCard = z.output<typeof recommended>;

/** Of a 32-bit integer column. */
const mostId = 2_147_483_647;
const id = z.int("wrong_type").check(z.minimum(1), z.maximum(mostId));
/** Counted before it is looked into: a hundred thousand wrong ones would be as many faults. */
const upTo = <Item extends z.ZodMiniType>(most: number, item: Item) =>
  z.optional(z.pipe(z.array(z.unknown()).check(z.maxLength(most)), z.array(item)));

const whose = {
  universe: z.enum(universes),
  /**
   * What a visitor has told so far, as an update of preferences says it. Without it, whoever is signed in is known
   * by what they told their account.
   */
  preferences: z.optional(preferencesUpdate),
};

/** Products of this visit, the latest last. */
export const session = z.strictObject({
  liked: upTo(200, id),
  disliked: upTo(1000, id),
  seen: upTo(5000, id),
  /** What dislikes are about, where that was said; each is a dislike by itself. */
  scopes: upTo(1000, z.strictObject({ id, scope: z.enum(dislikeScopes) })),
});
export type SessionOfVisit = z.output<typeof session>;

const body = z.strictObject({
  ...whose,
  /** None of them is shown again; what is like the liked is lifted. */
  session: z.optional(session),
  limit: z._default(z.int("wrong_type").check(z.minimum(1), z.maximum(100)), 24),
  /** Goes with the question it was given for: with other preferences or another session, begin anew. */
  cursor: z.optional(z.string().check(z.maxLength(100))),
  /** Without it, the language of the request. */
  lang: z.optional(z.enum(languages)),
  /** Where it is shown, for whoever is signed in: their lists are kept. */
  surface: z.optional(z.enum(surfaces)),
});
export type RecommendationBody = z.output<typeof body>;
export type FitBody = Pick<RecommendationBody, keyof typeof whose>;

const page = {
  /** What events may name to say where something was met; visitors' lists are not kept and have none. */
  list_id: z.nullable(z.string()),
  products: z.array(recommended),
  next_cursor: z.nullable(z.string()),
};

export const getReco = defineEndpoint({
  id: "getReco",
  method: "POST",
  path: "/api/products/getReco",
  access: "public",
  knowsMembers: true,
  summary:
    "What suits someone within what they locked, best first and varied, with the reasons of every score; of any 20 in a row as many from outside their taste as their openness promises.",
  body: z.extend(body, {
    /** Everyone's list: by what is liked now and what is new, without the person; only this visit's cards stay out. */
    neutral: z.optional(z.boolean()),
  }),
  answer: z.object(page),
});

export const getHardReco = defineEndpoint({
  id: "getHardReco",
  method: "POST",
  path: "/api/products/getHardReco",
  access: "public",
  knowsMembers: true,
  summary: "The same without anything tried out, and what opening each lock would add.",
  body,
  answer: z.object({
    ...page,
    relaxations: z.array(z.object({ lock: z.enum(lockNames), adds: z.int() })),
  }),
});

export const getFit = defineEndpoint({
  id: "getFit",
  method: "POST",
  path: "/api/products/fit",
  access: "public",
  knowsMembers: true,
  summary: "How much of a universe is within someone's budget, and how much of that exists in their size.",
  body: z.strictObject(whose),
  answer: z.object({
    /** What can be had in the universe. */
    products: z.int(),
    /** Of these, what lies within the budget; all of them when none was told. */
    in_budget: z.int(),
    /** Of these again, what is in stock in their size, or about their size; what has no size they told counts too. */
    in_budget_and_size: z.int(),
  }),
});
