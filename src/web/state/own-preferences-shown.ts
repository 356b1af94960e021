import { create } from "zustand";
import type { Problem } from "#contract/client.ts";
import type { PreferencesUpdate, ShownPreferences } from "#vocabulary/preferences.ts";
import type { Universe } from "#vocabulary/universe.ts";

/** A change on its way to the server. It is worked out anew on top of what the server says. */
export type Edit = {
  readonly universe: Universe;
  readonly of: (shown: ShownPreferences) => PreferencesUpdate;
  /** A single brand has a call of its own. */
  readonly brand?: { readonly id: number; readonly value: boolean };
};

type OwnPreferences = {
  /** As the server last told them. */
  readonly kept: ShownPreferences | undefined;
  /** What is on the screen and not yet kept, oldest first. */
  readonly waiting: readonly Edit[];
  readonly problem: Problem | undefined;
};

export const noPreferences: OwnPreferences = { kept: undefined, waiting: [], problem: undefined };

/** A member's preferences in one universe, for whoever looks at them without changing any. */
export const useOwnPreferences = create<OwnPreferences>(() => noPreferences);
