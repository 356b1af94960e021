import type { User } from "#contract/users.ts";
import { type Person, universeOf } from "#domain/people/person.ts";
import { ageOn } from "#vocabulary/person.ts";
import { presentPreferences } from "./preferences.ts";

/** A person as they may see themselves, with the sizes, budget and wishes of one universe. */
export function presentUser(person: Person, now: Date, universe = universeOf(person)): User {
  const { profile } = person;
  const { countryCode, ...rest } = profile;
  const { universe: _, ...taste } = presentPreferences(person.preferences, universe);
  return {
    ...nothingYet,
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

/** What people do with products and looks is a log; these lists are views of it, empty as long as it is. */
const nothingYet = {
  brands_recommended: [],
  products_liked: [],
  products_disliked: [],
  products_bookmarked: [],
  products_recommended: [],
  instant_products_recommended: [],
  daily_top: [],
  products_seen: [],
  products_seen_reco: [],
  product_seen: [],
  product_image_seen: [],
  product_card_clicked: [],
  product_chosen: [],
  product_purchased: [],
  looks_liked: [],
  looks_disliked: [],
  saved_search: [],
} satisfies Partial<User>;
