import * as z from "zod/mini";
import { corrections } from "#vocabulary/correction.ts";
import { languages } from "#vocabulary/language.ts";
import { genders, registrationStatuses } from "#vocabulary/person.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { birthdate, countryCode, gender, lang, line, name, notifications, phone } from "./person.ts";
import { savedSearch } from "./saved-search.ts";

const text = z.nullable(z.string());
const words = z.array(z.string());
const ids = z.array(z.int());

/** Sizes, budget and wishes are kept per universe; without it, that of the person's gender is meant. */
export const inUniverse = z.object({ universe: z.optional(z.enum(universes)) });

export const wishValue = z.union([z.literal(0), z.literal(2)], "invalid");

/** What someone told us about their taste, as SPEC.md §3 shapes it. */
export const taste = {
  styles: z.object({ selected_styles: ids }),
  wantstyles: ids,
  sizes: z.object({
    tshirts: words,
    tshirts_cut: words,
    pants_waist: text,
    pants_cut: words,
    tops: text,
    tops_cut: words,
    pants: text,
    shirts: text,
    shirts_cut: words,
    jackets: text,
    jackets_cut: words,
    shoes: text,
  }),
  /** Every row of the universe. Whole euros. */
  budget: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      min: z.number(),
      max: z.number(),
      minValue: z.number(),
      maxValue: z.number(),
    }),
  ),
  global: z.object({ openness: z.number(), dresscode: z.number() }),
  /** Every wish of the universe, by its name. */
  wishes: z.record(
    z.string(),
    z.object({ value: wishValue, search: z.string(), name: z.optional(z.string()) }),
  ),
  brands_followed: ids,
  brands_disliked: ids,
};

/** What PRODUCT.md adds to it. */
export const furtherTaste = {
  /** How the labels of the sizes are counted in this universe. */
  size_systems: z.object({
    tshirts: z.string(),
    tops: z.string(),
    shirts: z.string(),
    jackets: z.string(),
    pants_waist: z.string(),
    pants: z.string(),
    shoes: z.string(),
  }),
  /** What is kept to without exception. */
  locks: z.object({
    sizes: z.boolean(),
    budget: z.boolean(),
    wishes: z.boolean(),
    brands: z.boolean(),
    styles: z.boolean(),
    dresscode: z.boolean(),
    /** Rows of the budget that are locked by themselves, by key. `budget` locks all of them. */
    budget_rows: words,
  }),
  /** What they answered to reasons, by trait; the latest last. */
  corrections: z.record(z.string(), z.enum(corrections)),
};

/**
 * Every field of SPEC.md §3 that is the person's to see. What is never sent: the password, reset_password_token,
 * password_token_created_at, confirmation_token. `deleted_at` never has a value: a deleted person has no row.
 */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  registration_status: z.enum(registrationStatuses),
  confirmed_at: text,
  firstname: z.string(),
  lastname: z.string(),
  /** Full years, from the birthdate. */
  age: z.nullable(z.int()),
  gender: z.enum(genders),
  birthdate: text,
  address: text,
  address2: text,
  zip: text,
  city: text,
  state: text,
  country_code: text,
  country: text,
  phone: text,
  admin: z.boolean(),
  lang: z.enum(languages),
  notifications,
  /** The school's id. */
  ecole: z.nullable(z.int()),
  ...taste,
  ...furtherTaste,
  /** The wishes again, read-only (PRODUCT.md §4). */
  wishes3: taste.wishes,
  brands_recommended: ids,
  /** The latest first, as in the next two; what has left the catalogue is still in them. */
  products_liked: ids,
  products_disliked: ids,
  products_bookmarked: ids,
  products_recommended: ids,
  instant_products_recommended: ids,
  daily_top: ids,
  products_seen: ids,
  products_seen_reco: ids,
  /** Views of what people do: each product once, the latest first, at most 200. */
  product_seen: ids,
  product_image_seen: ids,
  product_card_clicked: ids,
  product_chosen: ids,
  product_purchased: ids,
  looks_liked: ids,
  looks_disliked: ids,
  saved_search: z.array(savedSearch),
});
export type User = z.output<typeof user>;

export const getMe = defineEndpoint({
  id: "getMe",
  method: "GET",
  path: "/api/users/me",
  access: "member",
  summary: "The signed-in person.",
  query: inUniverse,
  answer: z.object({ user }),
});

/** What a person may change about themselves; null empties what may be empty. */
export const profileKeys = z.strictObject({
  firstname: z.optional(name),
  lastname: z.optional(name),
  gender: z.optional(gender),
  birthdate: z.optional(z.nullable(birthdate)),
  address: z.optional(line(120)),
  address2: z.optional(line(120)),
  zip: z.optional(line(16)),
  city: z.optional(line(80)),
  state: z.optional(line(80)),
  country_code: z.optional(z.nullable(countryCode)),
  country: z.optional(line(80)),
  phone: z.optional(z.nullable(phone)),
  lang: z.optional(lang),
  ecole: z.optional(z.nullable(z.int().check(z.positive()))),
  notifications: z.optional(notifications),
});
export type ProfileKeys = z.input<typeof profileKeys>;

export const updateInformations = defineEndpoint({
  id: "updateInformations",
  method: "PATCH",
  path: "/api/users/informations",
  access: "member",
  summary: "Changes the person's own details; `onBoarding` says that onboarding ends with it.",
  body: z.strictObject({ keys: profileKeys, onBoarding: z.boolean() }),
  answer: z.object({
    response: z.extend(z.partial(user), {
      firstname: z.string(),
      lastname: z.string(),
      city: text,
      email: z.string(),
      gender: z.enum(genders),
      birthdate: text,
      zip: text,
      country: text,
    }),
  }),
});

export const deleteAccount = defineEndpoint({
  id: "deleteAccount",
  method: "DELETE",
  path: "/api/users/delete",
  access: "member",
  summary: "Deletes the person and everything about them. Done only if `success` is true.",
  answer: z.object({ success: z.boolean() }),
});

export const exportMe = defineEndpoint({
  id: "exportMe",
  method: "GET",
  path: "/api/users/me/export",
  access: "member",
  summary: "Everything kept about the person, as a JSON download.",
  answer: z.object({
    exported_at: z.string(),
    user,
    /** Every further record, by the name of where it is kept. */
    records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});

export const listSessions = defineEndpoint({
  id: "listSessions",
  method: "GET",
  path: "/api/users/me/sessions",
  access: "member",
  summary: "Where the person is signed in, the latest first.",
  answer: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        created_at: z.string(),
        last_seen_at: z.string(),
        /** As far as the browser said: "Firefox", "Windows". */
        browser: text,
        system: text,
        current: z.boolean(),
      }),
    ),
  }),
});
export type Session = z.output<typeof listSessions.answer>["sessions"][number];

export const endSession = defineEndpoint({
  id: "endSession",
  method: "DELETE",
  path: "/api/users/me/sessions/:id",
  access: "member",
  summary: "Signs out one device.",
  /** Any text: what cannot be a session's id is not found, like one that is nobody's. */
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  status: 204,
  answer: z.null(),
});
