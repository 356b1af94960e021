import type { Preferences as PresentedPreferences } from "#contract/preferences.ts";
import { type Preferences, preferencesIn } from "#vocabulary/preferences.ts";
import type { Universe } from "#vocabulary/universe.ts";

/** A record read by several readers is copied, so that none of them can change it for the others. */
export const presentPreferences = (preferences: Preferences, universe: Universe): PresentedPreferences =>
  structuredClone(preferencesIn(preferences, universe)) as PresentedPreferences;
