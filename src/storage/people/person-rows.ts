import type { Selectable } from "kysely";
import type { Person, Profile } from "#domain/people/person.ts";
import { defaultNotifications, type Notifications } from "#vocabulary/notifications.ts";
import type { PersonTable } from "../schema.ts";
import { readPreferences } from "./preferences-document.ts";

/** Everything but the secrets: the password's hash and the reset token are read by the queries that need them. */
export const personColumns = [
  "id",
  "email",
  "registration_status",
  "created_at",
  "updated_at",
  "confirmed_at",
  "admin",
  "firstname",
  "lastname",
  "gender",
  "birthdate",
  "address",
  "address2",
  "zip",
  "city",
  "state",
  "country_code",
  "country",
  "phone",
  "lang",
  "notifications",
  "ecole",
  "preferences",
] as const satisfies readonly (keyof PersonTable)[];

type PersonRow = Pick<Selectable<PersonTable>, (typeof personColumns)[number]>;

export const toPerson = (row: PersonRow): Person => ({
  id: row.id,
  email: row.email,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  status: row.registration_status,
  confirmedAt: row.confirmed_at,
  admin: row.admin,
  profile: {
    firstname: row.firstname,
    lastname: row.lastname,
    gender: row.gender,
    birthdate: row.birthdate,
    address: row.address,
    address2: row.address2,
    zip: row.zip,
    city: row.city,
    state: row.state,
    countryCode: row.country_code,
    country: row.country,
    phone: row.phone,
    lang: row.lang,
    // Written by this store from values of these types; what a newer release added is filled in.
    notifications: { ...defaultNotifications(), ...(row.notifications as Partial<Notifications>) },
    ecole: row.ecole,
  },
  preferences: readPreferences(row.preferences),
});

/** A change of the profile as columns. What is not named stays as it is. */
export function toColumns(changes: Partial<Profile>): Record<string, unknown> {
  const { countryCode, notifications, ...rest } = changes;
  return {
    ...rest,
    ...(countryCode === undefined ? {} : { country_code: countryCode }),
    ...(notifications === undefined ? {} : { notifications: JSON.stringify(notifications) }),
  };
}
