import * as z from "zod/mini";
import { languages } from "#vocabulary/language.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "../endpoint.ts";
import { image } from "../image.ts";
import { preferencesUpdate } from "../preferences.ts";
import { card } from "../products.ts";
import { id, instant, note, page, paged, uuid } from "./paging.ts";

export const recoActions = ["pin", "hide", "boost"] as const;

/** In one universe, for one person or for everyone: a list of nothing but pins would be nobody's. */
export const mostPins = 20;

/** Where a pick could have come from: all that speak for it, the strongest first. */
const sources = [
  "pinned",
  "wished",
  "style",
  "wanted_style",
  "followed_brand",
  "similar_to_liked",
  "liked_together",
  "taste",
  "new",
  "popular",
  "explore",
] as const;

/** What every piece of a list has passed. */
const rules = [
  "universe",
  "offered",
  "not_reacted",
  "not_seen",
  "brand_not_disliked",
  "not_hidden",
  "locks",
] as const;

const tracedFeature = z.object({
  key: z.string(),
  label: z.string(),
  /** 0 to 1 in hundredths, up to 1.6 when it was answered that it counts more; nothing when it has nothing to say. */
  value: z.nullable(z.number()),
  /** Points it would give if the piece had all of it. */
  weight: z.number(),
  contribution: z.int(),
  /** Why, where it counted. */
  says: z.nullable(z.string()),
  trait: z.nullable(z.string()),
});

const tracedPick = z.object({
  place: z.int(),
  product: card,
  /** The sum of all contributions. */
  score: z.int(),
  sources: z.array(z.enum(sources)),
  /** Every feature that was asked, the largest contribution first. */
  features: z.array(tracedFeature),
  rules: z.array(z.object({ rule: z.enum(rules), said: z.string() })),
  /** Where its score alone would have put it among all that may be shown, and what moved it. */
  diversity: z.object({
    place_by_score: z.int(),
    said: z.nullable(z.string()),
  }),
  stretch: z.nullable(z.object({ reason: z.string(), propensity: z.number() })),
  override: z.nullable(
    z.object({ action: z.enum(recoActions), until: z.nullable(instant), note: z.string() }),
  ),
});
export type TracedPick = z.output<typeof tracedPick>;

const traced = z.object({
  universe: z.enum(universes),
  /** Whose list it is; nothing where preferences were pasted. */
  user: z.nullable(z.object({ id: z.string(), email: z.string(), firstname: z.string() })),
  openness: z.int(),
  /** What the locks and rules leave of the universe. */
  offered: z.int(),
  left: z.int(),
  /** Which weights it was ranked by: null for those set by hand in the code. */
  weights_id: z.nullable(z.int()),
  picks: z.array(tracedPick),
  hidden: z.array(z.int()),
});
export type TracedList = z.output<typeof traced>;

const limit = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60));

export const traceReco = defineEndpoint({
  id: "adminGetRecoId",
  method: "GET",
  path: "/api/admin/getRecoId",
  access: "admin",
  summary:
    "The list one person would get now, with the trace of each pick. Nothing of it is recorded as shown.",
  query: z.strictObject({
    user: uuid,
    universe: z.optional(z.enum(universes)),
    limit: z._default(limit, 24),
    lang: z.optional(z.enum(languages)),
    /** A set of weights instead of what is served; 0 for those set by hand. */
    weights: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))),
  }),
  answer: traced,
});

const factor = z.number().check(z.minimum(0), z.maximum(10));
const factors = z.record(z.string().check(z.regex(/^[a-z_]{1,40}$/)), factor);

export const previewReco = defineEndpoint({
  id: "adminPreviewReco",
  method: "POST",
  path: "/api/admin/getRecoId",
  access: "admin",
  summary: "The same for one person or for pasted preferences, also with weights that are only tried.",
  body: z.strictObject({
    user: z.optional(uuid),
    preferences: z.optional(preferencesUpdate),
    universe: z.optional(z.enum(universes)),
    limit: z._default(limit, 24),
    lang: z.optional(z.enum(languages)),
    weights: z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
    factors: z.optional(factors),
  }),
  answer: traced,
});

const override = z.object({
  user: z.nullable(z.object({ id: z.string(), email: z.string() })),
  /** Without a picture where it has left the catalogue. */
  product: z.object({ id: z.int(), name: z.string(), image: z.nullable(image) }),
  action: z.enum(recoActions),
  until: z.nullable(instant),
  note: z.string(),
  at: instant,
  by: z.nullable(z.string()),
});
export type RecoOverride = z.output<typeof override>;

export const updateReco = defineEndpoint({
  id: "adminUpdateReco",
  method: "POST",
  path: "/api/admin/updateReco",
  access: "admin",
  summary:
    "Pins a product to the top of someone's lists, hides it from them, lifts it, or clears that. Without a person it holds for everyone. A lock of theirs is never broken, and no more than 20 are pinned in a universe.",
  body: z.strictObject({
    user_id: z.nullable(uuid),
    product_id: id,
    action: z.enum([...recoActions, "clear"]),
    /** ISO 8601, in the future. */
    until: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
    note,
  }),
  answer: z.object({ override: z.nullable(override) }),
});

export const listOverrides = defineEndpoint({
  id: "adminListRecoOverrides",
  method: "GET",
  path: "/api/admin/updateReco",
  access: "admin",
  summary: "What is pinned, hidden or lifted now.",
  query: z.strictObject({
    ...paged,
    user: z.optional(uuid),
    everyone: z.optional(z.enum(["true"])),
    lang: z.optional(z.enum(languages)),
  }),
  answer: z.object({ overrides: z.array(override), ...page }),
});

const weightSet = z.object({
  id: z.int(),
  made_at: instant,
  /** Learned from what people did, or set by an admin. */
  made_by: z.enum(["learned", "admin"]),
  note: z.string(),
  factors,
  basis: z.nullable(z.object({ impressions: z.int(), taken: z.int(), people: z.int(), gain: z.number() })),
  served_at: z.array(instant),
});
export type WeightSet = z.output<typeof weightSet>;

const weights = z.object({
  /** What lists are ranked by: null for those set by hand in the code. */
  served: z.nullable(z.int()),
  since: z.nullable(instant),
  /** What is learned later waits. */
  held: z.boolean(),
  /** The weights of the code. */
  features: z.array(z.object({ key: z.string(), label: z.string(), weight: z.number() })),
  /** The latest first. */
  sets: z.array(weightSet),
});
export type RankerWeightsAnswer = z.output<typeof weights>;

export const readWeights = defineEndpoint({
  id: "adminReadWeights",
  method: "GET",
  path: "/api/admin/weights",
  access: "admin",
  summary: "What lists are ranked by, and what they were.",
  query: z.strictObject({ lang: z.optional(z.enum(languages)) }),
  answer: weights,
});

export const addWeights = defineEndpoint({
  id: "adminAddWeights",
  method: "POST",
  path: "/api/admin/weights",
  access: "admin",
  summary: "Keeps a set of weights and serves it, held until it is let go.",
  status: 201,
  body: z.strictObject({ factors, note }),
  answer: weights,
});

export const serveWeights = defineEndpoint({
  id: "adminServeWeights",
  method: "PATCH",
  path: "/api/admin/weights",
  access: "admin",
  summary: "Goes back to a set of weights, or to those of the code with null.",
  body: z.strictObject({ id: z.nullable(id), held: z.boolean(), note }),
  answer: weights,
});
