import type { User } from "#contract/users.ts";
import type { Activity } from "#domain/people/activity.ts";
import { parisDay } from "#domain/people/paris-day.ts";
import { type Person, universeOf } from "#domain/people/person.ts";
import { mostDaily } from "#vocabulary/daily-top.ts";
import { ageOn } from "#vocabulary/person.ts";
import type { Universe } from "#vocabulary/universe.ts";
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
    ...presentActivity(activity),
    ...presentRecommended(activity, universe, now),
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

/** What was worked out for the universe, and the top of the day if it is this day's. */
function presentRecommended({ recommended, reactions }: Activity, universe: Universe, now: Date) {
  const { nightly, dailyTop } = recommended;
  const disliked = new Set(reactions.disliked);
  const [night, top] = [nightly[universe], dailyTop[universe]];
  return {
    brands_recommended: [...(night?.brands ?? [])],
    // What was turned down since is recommended no more.
    products_recommended: (night?.products ?? []).filter((id) => !disliked.has(id)),
    daily_top: top?.day === parisDay(now) ? top.products.slice(0, mostDaily) : [],
  };
}
