import type { Language } from "#vocabulary/language.ts";
import type { Gender } from "#vocabulary/person.ts";
import type { Preferences } from "#vocabulary/preferences.ts";
import type { Result } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Person, Session } from "../people/person.ts";
import type { Doing, Page, UnknownCursor } from "./page.ts";

export type ListedPerson = {
  readonly id: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly status: Person["status"];
  readonly admin: boolean;
  readonly gender: Gender;
  readonly lang: Language;
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
  readonly school: { readonly id: number; readonly name: string } | null;
};

export type WholePerson = ListedPerson & {
  readonly confirmedAt: Date | null;
  readonly updatedAt: Date;
  /** ISO day. */
  readonly birthdate: string | null;
  readonly city: string | null;
  readonly countryCode: string | null;
  readonly termsVersion: number;
  readonly sessions: readonly Session[];
  readonly counts: Readonly<Record<CountedThing, number>>;
};

export const countedThings = [
  "products_liked",
  "products_disliked",
  "products_bookmarked",
  "looks_liked",
  "events",
  "lists",
  "saved_searches",
  "conversations",
] as const;
export type CountedThing = (typeof countedThings)[number];

export type PeopleQuery = {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** The beginning of an address or a name, or an id. */
  readonly words?: string | undefined;
  readonly status?: Person["status"] | undefined;
  readonly admin?: boolean | undefined;
  readonly school?: number | undefined;
  readonly sort: "newest" | "oldest" | "email";
};

export type FlagChanges = {
  readonly admin?: boolean | undefined;
  readonly confirmed?: true | undefined;
  readonly lang?: Language | undefined;
  readonly ecole?: number | null | undefined;
};

export type FlagRefusal =
  | { readonly kind: "not_found" | "last_admin" }
  | { readonly kind: "invalid"; readonly fields: Readonly<Record<string, "invalid" | "unknown">> };

export type PeopleDesk = {
  list(query: PeopleQuery, at: Date): Promise<Result<Page<ListedPerson>, UnknownCursor>>;
  find(id: string, at: Date): Promise<WholePerson | undefined>;
  /** All of it or nothing. There is always an admin left. */
  change(id: string, changes: FlagChanges, doing: Doing): Promise<Result<"changed", FlagRefusal>>;
  /** How many sessions ended; nothing when there is no such person. */
  signOut(id: string, doing: Doing): Promise<number | undefined>;
  /** What people who told anything told, some at a time, in an order that stays. */
  told(universe: Universe, after: string | undefined, most: number): Promise<ToldPage>;
  /** Whoever confirmed their address. */
  count(universe: Universe): Promise<number>;
};

type ToldPage = { readonly told: readonly Preferences[]; readonly next?: string };
