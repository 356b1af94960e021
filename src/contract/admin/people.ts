import * as z from "zod/mini";
import { languages } from "#vocabulary/language.ts";
import { genders } from "#vocabulary/person.ts";
import { preferenceKeys } from "#vocabulary/preference-key.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "../endpoint.ts";
import { day, id, idInPath, instant, note, page, paged, uuid, words } from "./paging.ts";

const statuses = ["pending", "confirmed", "active"] as const;

const person = z.object({
  id: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  registration_status: z.enum(statuses),
  admin: z.boolean(),
  gender: z.enum(genders),
  lang: z.enum(languages),
  created_at: instant,
  /** The last call of any of their sessions; nothing once all are over. */
  last_seen_at: z.nullable(instant),
  ecole: z.nullable(z.object({ id: z.int(), name: z.string() })),
});
export type AdminPerson = z.output<typeof person>;

const personWhole = z.extend(person, {
  confirmed_at: z.nullable(instant),
  updated_at: instant,
  birthdate: z.nullable(day),
  city: z.nullable(z.string()),
  country_code: z.nullable(z.string()),
  terms_version: z.int(),
  sessions: z.array(
    z.object({
      id: z.string(),
      created_at: instant,
      last_seen_at: instant,
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
    }),
  ),
  /** How much of each there is. */
  counts: z.object({
    products_liked: z.int(),
    products_disliked: z.int(),
    products_bookmarked: z.int(),
    looks_liked: z.int(),
    events: z.int(),
    lists: z.int(),
    saved_searches: z.int(),
    conversations: z.int(),
  }),
});
export type AdminPersonWhole = z.output<typeof personWhole>;

const path = "/api/admin/users";
const one = { access: "admin", params: z.object({ id: uuid }) } as const;

export const listPeople = defineEndpoint({
  id: "adminListUsers",
  method: "GET",
  path,
  access: "admin",
  summary: "People, by name or address, status, flag, school.",
  query: z.strictObject({
    ...paged,
    /** The beginning of an address, a first or a last name; or an id. */
    q: words,
    status: z.optional(z.enum(statuses)),
    admin: z.optional(z.enum(["true", "false"])),
    ecole: z.optional(idInPath),
    sort: z._default(z.enum(["newest", "oldest", "email"]), "newest"),
  }),
  answer: z.object({ users: z.array(person), ...page }),
});

export const getPerson = defineEndpoint({
  ...one,
  id: "adminGetUser",
  method: "GET",
  path: `${path}/:id`,
  summary: "One person.",
  answer: z.object({ user: personWhole }),
});

export const changePerson = defineEndpoint({
  ...one,
  id: "adminChangeUser",
  method: "PATCH",
  path: `${path}/:id`,
  summary: "Changes flags of one person. There is always an admin left.",
  body: z.strictObject({
    admin: z.optional(z.boolean()),
    /** Only of somebody who is pending: their address is taken as theirs. */
    confirmed: z.optional(z.literal(true)),
    lang: z.optional(z.enum(languages)),
    ecole: z.optional(z.nullable(id)),
    note,
  }),
  answer: z.object({ user: personWhole }),
});

export const signPersonOut = defineEndpoint({
  ...one,
  id: "adminSignUserOut",
  method: "POST",
  path: `${path}/:id/sign_out`,
  summary: "Ends every session of one person.",
  body: z.strictObject({ note }),
  answer: z.object({ sessions_ended: z.int() }),
});

export const deletePerson = defineEndpoint({
  ...one,
  id: "adminDeleteUser",
  method: "DELETE",
  path: `${path}/:id`,
  summary:
    "Deletes one person with everything about them, as they could themselves. There is always an admin left.",
  status: 204,
  answer: z.null(),
});

/** Nothing is said of fewer people than this. */
export const smallestGroup = 10;

const group = z.object({
  value: z.string(),
  label: z.string(),
  people: z.int(),
});

/** What people of one universe told, in groups of at least ten. */
const aggregate = z.object({
  key: z.enum(preferenceKeys),
  label: z.string(),
  /** How many told anything of it. */
  people: z.int(),
  /** The largest first. */
  groups: z.array(group),
  /** How many groups are too small to be told. */
  withheld: z.int(),
});
export type PreferenceAggregate = z.output<typeof aggregate>;

export const readPreferences = defineEndpoint({
  id: "adminReadPreferences",
  method: "GET",
  path: "/api/admin/preferences",
  access: "admin",
  summary: "What all people of a universe told, in groups of at least ten; or what one person told.",
  /** Of one person their own universe where none is named. */
  query: z.strictObject({ universe: z.optional(z.enum(universes)), user: z.optional(uuid) }),
  answer: z.object({
    universe: z.enum(universes),
    /** People whose universe it is. */
    people: z.int(),
    aggregates: z.optional(z.array(aggregate)),
    /** Of one person: what they told, in words. */
    told: z.optional(z.array(z.object({ key: z.string(), label: z.string(), values: z.array(z.string()) }))),
  }),
});
