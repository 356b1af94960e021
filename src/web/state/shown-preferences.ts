import type { User } from "#contract/users.ts";
import {
  defaultPreferences,
  mergePreferences,
  type PreferencesUpdate,
  preferencesIn,
  type ShownPreferences,
} from "#vocabulary/preferences.ts";
import type { Universe } from "#vocabulary/universe.ts";

type Told = Pick<
  User,
  | "styles"
  | "wantstyles"
  | "sizes"
  | "budget"
  | "global"
  | "wishes"
  | "locks"
  | "brands_followed"
  | "brands_disliked"
  | "corrections"
>;

/** What the server tells of a person, with what the vocabulary adds to it. */
export function shownOf(universe: Universe, told: Told): ShownPreferences {
  const before = { ...defaultPreferences, brandsDisliked: told.brands_disliked };
  return preferencesIn(mergePreferences(before, universe, told), universe);
}

/** As it will be once an update is kept. */
export function withUpdate(shown: ShownPreferences, update: PreferencesUpdate): ShownPreferences {
  const { universe, brands_disliked: brandsDisliked } = shown;
  const before = mergePreferences({ ...defaultPreferences, brandsDisliked }, universe, shown);
  return preferencesIn(mergePreferences(before, universe, update), universe);
}
