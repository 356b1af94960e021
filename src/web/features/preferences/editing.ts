import type { PreferencesUpdate, ShownPreferences } from "#vocabulary/preferences.ts";
import type { Universe } from "#vocabulary/universe.ts";

/** What every editor of preferences gets: onboarding and the account give the same. */
export type Editing = {
  readonly universe: Universe;
  /** As they stand on the screen, with what is being saved. */
  readonly preferences: ShownPreferences;
  /** Shows it at once and keeps it; what cannot be kept is taken back, with a sentence. Only what changes is named. */
  readonly change: (edit: PreferencesUpdate) => void;
  /** One brand, whatever happens to the others meanwhile. */
  readonly followBrand: (id: number, value: boolean) => void;
};
