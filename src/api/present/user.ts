import type { User } from "#contract/users.ts";
import type { Activity } from "#domain/people/activity.ts";
import { type Person, universeOf } from "#domain/people/person.ts";
import { ageOn } from "#vocabulary/person.ts";
import { presentActivity } from "./activity.ts";
import { presentPreferences } from "./preferences.ts";

/** A person as they may see themselves, with the sizes, budget and wishes of one universe. */
export function presentUser(
  person: Person,
  activity: Activity,
  now: Date,
  universe = universeOf(person),
): User {
  const { profile } = person;
  const { countryCode, ...rest } = profile;
  const { universe: _, ...taste } = presentPreferences(person.preferences, universe);
  return {
    ...nothingYet,
    ...presentActivity(activity),
    ...taste,
    wishes3: structuredClone(taste.wishes),
    ...rest,
    notifications: structuredClone(profile.notifications),
    id: person.id,
    email: person.email,
    created_at: person.createdAt.toISOString(),
    updated_at: person.updatedAt.toISOString(),
    registration_status: person.status,
    confirmed_at: person.confirmedAt?.toISOString() ?? null,
    age: profile.birthdate ? ageOn(profile.birthdate, now.toISOString().slice(0, 10)) : null,
    country_code: countryCode,
    admin: person.admin,
  };
}

/** Views of what is not kept yet. */
const nothingYet = {
  brands_recommended: [],
  products_recommended: [],
  instant_products_recommended: [],
  daily_top: [],
  products_seen: [],
  products_seen_reco: [],
} satisfies Partial<User>;
