import * as z from "zod/mini";
import { colours } from "#vocabulary/attribute.ts";
import { corrections } from "#vocabulary/correction.ts";
import { languages } from "#vocabulary/language.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { image } from "./image.ts";

/** What a piece may be liked for. */
const traitKinds = ["style", "category", "brand", "colour", "material", "pattern"] as const;

/** A weight in words: from -1 to 1, the middle is `none`. */
const strengths = ["never", "rarely", "none", "tentative", "clear", "strong"] as const;

const moment = z.string();
const weight = z.number().check(z.minimum(-1), z.maximum(1));

/** A piece as small as it can be shown. */
const piece = z.object({ product_id: z.int(), name: z.string(), slug: z.string(), image });

const evidence = z.extend(piece, {
  /** Whether it speaks for the trait or against it. */
  kind: z.enum(["for", "against"]),
  /** What was done: `liked`, `bookmarked`, `disliked`, `product_purchased`, `look_liked`… */
  what: z.string(),
  at: moment,
});

/** One thing someone likes or does not. */
const trait = z.object({
  /** `style:4`, `category:A.4.1`, `brand:31`, `colour:navy`, `material:wool`, `pattern:striped`. */
  trait: z.string(),
  kind: z.enum(traitKinds),
  label: z.string(),
  /** Where it shows, when the pieces say so: "Blazers and wool coats, mostly." */
  about: z.optional(z.string()),
  /** -1 to 1, two decimals; what counts in recommendations. */
  weight,
  strength: z.enum(strengths),
  /** The weight in the version compared with; nothing without one. */
  compared: z.optional(weight),
  /** Whether preferences say it as well: chosen styles, followed brands, wishes. */
  declared: z.boolean(),
  locked: z.boolean(),
  /** What they set it to by hand, and when. */
  setting: z.nullable(z.object({ value: weight, at: moment })),
  /** What they answered to it as a reason: it is in the weight. */
  answered: z.optional(z.enum(corrections)),
  /** Pieces that speak for it because they were liked, bookmarked or bought, and those that were disliked. */
  likes: z.int(),
  dislikes: z.int(),
});
export type TasteTrait = z.output<typeof trait>;

/** A trait with up to six pieces it rests on, the weightiest first; those that agree with the weight before the others. */
const belief = z.extend(trait, { evidence: z.array(evidence) });
export type TasteBelief = z.output<typeof belief>;

/** A piece of a sentence; what has a trait can be touched. */
const span = z.object({ text: z.string(), trait: z.optional(z.string()) });
export type TasteSpan = z.output<typeof span>;

const versionNumber = z.object({ number: z.int(), at: moment });

const spending = z.object({
  /** The row of the budget: `coats`. Its prices come from /api/prices. */
  key: z.string(),
  label: z.string(),
  /** The ends of the row, whole euros. */
  min: z.number(),
  max: z.number(),
  /** `told`: the range they set. `liked`: where the pieces they liked lie. Nothing when neither is known. */
  range: z.nullable(z.object({ low: z.number(), high: z.number(), from: z.enum(["told", "liked"]) })),
  locked: z.boolean(),
  /** Where the range lies among everything on sale in the row. */
  place: z.nullable(z.enum(["below_most", "middle", "above_most"])),
  /** What the liked pieces of the row cost, whole euros, lowest first. */
  liked: z.array(z.number()),
});
export type TasteSpending = z.output<typeof spending>;

const brand = z.extend(trait, { id: z.int(), followed: z.boolean() });

const pause = z.object({
  from: moment,
  /** Null while it lasts. */
  until: z.nullable(moment),
  /** How many answers it keeps out. */
  answers: z.int(),
});

const taste = z.object({
  universe: z.enum(universes),
  /** The version shown: the latest unless another was asked for. */
  version: z.extend(versionNumber, {
    /** Whether this is how it is now. What is past cannot be changed, only gone back to. */
    current: z.boolean(),
  }),
  compared: z.nullable(versionNumber),
  /** How many answers it rests on: likes, dislikes, bookmarks that count. */
  answers: z.int(),
  /** One or two sentences, each of spans; every word comes from a fact. */
  summary: z.array(z.array(span)),
  /** All 22 axes, in the order of their ids. */
  styles: z.array(z.extend(trait, { id: z.int() })),
  /** The colours of what they liked, the largest share first. */
  colours: z.array(
    z.extend(trait, {
      key: z.enum(colours),
      /** Of all liked pieces by their main colour, 0 to 1. */
      share: z.number(),
    }),
  ),
  /** Common colours that they never liked, once they have liked enough to say so; two at most. */
  colours_never: z.array(z.object({ key: z.enum(colours), label: z.string() })),
  /** Every row of the budget. */
  spending: z.array(spending),
  /** Followed or liked, the most liked first. */
  brands: z.array(brand),
  /** What is not shown, or counts against a piece. `disliked` are the pieces whose dislike was about the brand. */
  brands_against: z.array(z.extend(brand, { disliked: z.array(z.int()) })),
  /** What we believe, and why: what was set by hand first of equals, the strongest first, twelve at most. */
  beliefs: z.array(belief),
  /** Everything that was set by hand, the latest first. */
  set_by_hand: z.array(trait),
  /** What they answered to reasons, the latest first. `label` is the reason as it reads. */
  answered: z.array(z.object({ trait: z.string(), label: z.string(), correction: z.enum(corrections) })),
  /** Products that were for somebody else, the latest first. `piece` is null once it has left the catalogue. */
  gifts: z.array(z.object({ product_id: z.int(), piece: z.nullable(piece) })),
  /** When nothing counts, the latest first. */
  pauses: z.array(pause),
  /** Whether a pause lasts. */
  paused: z.boolean(),
  /** The latest visits in which something was said, so that one of them can be left out; the latest first. */
  visits: z.array(
    z.object({
      from: moment,
      until: moment,
      answers: z.int(),
      /** Whether a pause keeps it out. */
      excluded: z.boolean(),
      /** Up to four. */
      pieces: z.array(piece),
    }),
  ),
});
export type Taste = z.output<typeof taste>;

/** Of a 32-bit integer column. */
const mostId = 2_147_483_647;
const product = z.int("wrong_type").check(z.minimum(1), z.maximum(mostId));
const traitName = z.string().check(z.regex(/^[a-z]{1,10}:[\w.-]{1,20}$/, "invalid"));
const instant = z.iso.datetime({ offset: true, error: "invalid" });
const number = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostId));

/** One small change of how taste is read. */
const update = z.discriminatedUnion("type", [
  /** Raises or lowers. What happened before counts no more for it; what happens after moves it, unless it is locked. */
  z.strictObject({ type: z.literal("set"), trait: traitName, value: weight }),
  /** Nothing moves it any more; without a value it stays where it is. */
  z.strictObject({ type: z.literal("lock"), trait: traitName, value: z.optional(weight) }),
  z.strictObject({ type: z.literal("unlock"), trait: traitName }),
  /** Deletes: it counts for nothing, and a chosen style or followed brand is chosen no more. */
  z.strictObject({ type: z.literal("forget"), trait: traitName }),
  /** Takes back whatever was set by hand: it is again what was done that counts. */
  z.strictObject({ type: z.literal("reset"), trait: traitName }),
  /** It was for somebody else, or it was not. */
  z.strictObject({ type: z.literal("gift"), product, value: z.boolean() }),
  /** From now on nothing counts. */
  z.strictObject({ type: z.literal("pause") }),
  /** From now on it counts again. */
  z.strictObject({ type: z.literal("resume") }),
  /** Nothing of this time counts. */
  z.strictObject({ type: z.literal("exclude"), from: instant, until: instant }),
  /** The pause that began then is taken back: what happened in it counts. */
  z.strictObject({ type: z.literal("include"), from: instant }),
]);
export type TasteUpdate = z.output<typeof update>;

const asked = {
  /** Without it, that of the person's gender. */
  universe: z.optional(z.enum(universes)),
  /** Without it, the language of the request. */
  lang: z.optional(z.enum(languages)),
};

const path = "/api/users/me/taste";

export const getTaste = defineEndpoint({
  id: "getTaste",
  method: "GET",
  path,
  access: "member",
  summary: "The person's taste as it is read, with what it rests on; or as it was in another version.",
  query: z.strictObject({ ...asked, version: z.optional(number), compare: z.optional(number) }),
  answer: z.object({ taste }),
});

export const getTasteTrait = defineEndpoint({
  id: "getTasteTrait",
  method: "GET",
  path: `${path}/trait`,
  access: "member",
  summary: "One trait of the person's taste, with up to 24 of the pieces it rests on.",
  query: z.strictObject({ ...asked, trait: traitName, version: z.optional(number) }),
  answer: z.object({ trait: belief }),
});

/** More than a screen changes at once. */
const mostUpdates = 50;

export const changeTaste = defineEndpoint({
  id: "changeTaste",
  method: "PATCH",
  path,
  access: "member",
  summary:
    "Raises, lowers, locks or deletes traits, sets gifts aside, pauses. All of it or, with a fault, nothing; each counts in the next request.",
  query: z.strictObject(asked),
  body: z.strictObject({
    // Counted before it is looked into: a hundred thousand wrong ones would be as many faults.
    updates: z.pipe(z.array(z.unknown()).check(z.minLength(1), z.maxLength(mostUpdates)), z.array(update)),
  }),
  answer: z.object({ taste }),
});

const version = z.object({
  number: z.int(),
  at: moment,
  /** How many answers counted then. */
  answers: z.int(),
  /** What changed since the version before, in words. */
  changes: z.array(z.string()),
  /** `change`: something was set; `evidence`: a day's answers; `rollback`: went back to an earlier version. */
  cause: z.enum(["change", "evidence", "rollback"]),
  /** The version it went back to. */
  rolled_back_to: z.nullable(z.int()),
  current: z.boolean(),
});
export type TasteVersion = z.output<typeof version>;

export const listTasteVersions = defineEndpoint({
  id: "listTasteVersions",
  method: "GET",
  path: `${path}/versions`,
  access: "member",
  summary: "How the person's taste came to be, the latest version first; at most 200.",
  query: z.strictObject(asked),
  answer: z.object({ versions: z.array(version) }),
});

export const rollBackTaste = defineEndpoint({
  id: "rollBackTaste",
  method: "POST",
  path: `${path}/rollback`,
  access: "member",
  summary:
    "Settings and taste preferences as they were in a version; what was said since counts no more. It is a version too, so it can be gone back from.",
  query: z.strictObject(asked),
  body: z.strictObject({ version: z.int("wrong_type").check(z.minimum(1), z.maximum(mostId)) }),
  answer: z.object({ taste }),
});

const keptSettings = z.object({
  traits: z.array(
    z.object({ trait: z.string(), label: z.string(), value: weight, locked: z.boolean(), at: moment }),
  ),
  gifts: z.array(z.object({ product_id: z.int(), name: z.nullable(z.string()) })),
  pauses: z.array(z.object({ from: moment, until: z.nullable(moment) })),
});

export const exportTaste = defineEndpoint({
  id: "exportTaste",
  method: "GET",
  path: `${path}/export`,
  access: "member",
  summary: "The person's taste, what they set by hand and every version, as a JSON download.",
  query: z.strictObject(asked),
  answer: z.object({
    exported_at: moment,
    taste,
    settings: keptSettings,
    versions: z.array(z.extend(version, { settings: keptSettings })),
  }),
});
