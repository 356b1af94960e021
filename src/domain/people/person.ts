import type { Language } from "#vocabulary/language.ts";
import type { Notifications } from "#vocabulary/notifications.ts";
import type { Gender, RegistrationStatus } from "#vocabulary/person.ts";
import type { Preferences } from "#vocabulary/preferences.ts";
import { defaultUniverse, type Universe, universeOfGender } from "#vocabulary/universe.ts";

/**
 * A person, with the decision for every field of SPEC.md §3 that is stored with them.
 *
 * Not stored: age (from the birthdate), wishes3 (the wishes again), deleted_at (a deleted person has no row).
 * Kept apart, so that no answer can carry them by mistake: the password's hash, reset_password_token and
 * password_token_created_at (hashed, beside the password), confirmation_token (the hashed one-time code).
 * Views of what people do (likes, looks, views, saved searches, recommendations) are lists of their own.
 */
export type Person = {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly status: Exclude<RegistrationStatus, "deleted">;
  readonly confirmedAt: Date | null;
  readonly admin: boolean;
  readonly profile: Profile;
  readonly preferences: Preferences;
};

/** The universe whose sizes, budget and wishes are meant when a call does not say (SPEC.md §4). */
export const universeOf = ({ profile }: Pick<Person, "profile">): Universe =>
  universeOfGender(profile.gender) ?? defaultUniverse;

/** What a person says about themselves and may change. */
export type Profile = {
  readonly firstname: string;
  readonly lastname: string;
  readonly gender: Gender;
  /** ISO day. */
  readonly birthdate: string | null;
  readonly address: string | null;
  readonly address2: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly state: string | null;
  /** ISO 3166: two capitals. */
  readonly countryCode: string | null;
  readonly country: string | null;
  readonly phone: string | null;
  readonly lang: Language;
  readonly notifications: Notifications;
  /** A school's id. */
  readonly ecole: number | null;
};

/** What signing up leaves behind before the address is confirmed. */
export type Registration = {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  /** Digest of what the browser that signed up keeps. */
  readonly claimHash: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly gender: Gender;
  readonly birthdate: string | null;
  readonly lang: Language;
  readonly notifications: Notifications;
  readonly ecole: number | null;
};

/** Where someone is signed in. */
export type Session = {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly browser: string | null;
  readonly system: string | null;
};

export type Device = { readonly browser: string | null; readonly system: string | null };

/** Who makes a call. The admin flag is read with every call. */
export type Caller = {
  readonly personId: string;
  readonly sessionId: string;
  readonly admin: boolean;
};
