import { useEffect, useMemo } from "react";
import type { Problem } from "#contract/client.ts";
import type { PreferencesUpdate, ShownPreferences } from "#vocabulary/preferences.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { editOnboarding, readOnboarding, shownWith, useOnboarding } from "#web/state/onboarding.ts";
import { fetchPreferences, saveEdit, withEdits } from "#web/state/own-preferences.ts";
import { type Edit, useOwnPreferences } from "#web/state/own-preferences-shown.ts";
import { useUniverse } from "#web/state/root-data.ts";
import { useFromMount, useMounted } from "#web/ui/mounted.ts";
import { showToast } from "#web/ui/toast-store.ts";
import type { Editing } from "./editing.ts";
import { lateUpdate } from "./late-update.ts";
import { toldBy } from "./told-by.ts";

export type EditingState = {
  /** While a visitor's are read: as the server drew the page. What is changed is kept once they have been. */
  readonly early?: Editing | undefined;
  /** Nothing while preferences are on their way. */
  readonly editing: Editing | undefined;
  /** What was said so far, without what nobody spoke of. */
  readonly told: PreferencesUpdate;
  /** Whose it is: a visitor's stay on the device. */
  readonly member: boolean;
  readonly problem: Problem | undefined;
  readonly again: () => void;
};

/** Preferences to edit: on the device in onboarding mode, on the server for whoever is signed in. */
export function useEditing(): EditingState {
  const universe = useUniverse();
  const signedIn = useAuth((auth) => auth.isAuthenticated);
  const member = useFromMount(signedIn, false);
  const visitors = useVisitorEditing();
  const members = useMemberEditing(member);
  return member
    ? { ...members, member, again: () => void fetchPreferences(universe) }
    : { ...visitors, member, again: () => void readOnboarding() };
}

function useVisitorEditing() {
  const universe = useUniverse();
  const mounted = useMounted();
  const onboarding = useOnboarding();
  // The server rendered the page before anything was told.
  const known = mounted ? onboarding.told?.[universe] : untold;
  const { problem } = onboarding;
  return useMemo(() => {
    const told = known ?? untold;
    const preferences = shownWith(universe, told);
    const drawn: Editing = {
      universe,
      preferences,
      change: (update) => editOnboarding(universe, lateUpdate(preferences, update)),
      followBrand: (id, value) => editOnboarding(universe, brandEdit(id, value)),
    };
    return { editing: known && drawn, early: problem ? undefined : drawn, told, problem };
  }, [universe, known, problem]);
}

function useMemberEditing(member: boolean) {
  const universe = useUniverse();
  const { kept, waiting, problem } = useOwnPreferences();
  const fetched = kept?.universe === universe;
  useEffect(() => {
    if (!member) return;
    const refresh = () => {
      if (document.visibilityState === "visible") void fetchPreferences(universe);
    };
    if (!fetched) refresh();
    // Another device may have changed something while this page was out of sight.
    document.addEventListener("visibilitychange", refresh);
    return () => document.removeEventListener("visibilitychange", refresh);
  }, [member, universe, fetched]);
  return useMemo(() => {
    const preferences = kept && fetched ? withEdits(kept, waiting) : undefined;
    const editing: Editing | undefined = preferences && {
      universe,
      preferences,
      change: (update) => void saveEdit({ universe, of: lateUpdate(preferences, update) }, takenBack),
      followBrand: (id, value) =>
        void saveEdit({ universe, of: brandEdit(id, value), brand: { id, value } }, takenBack),
    };
    return { editing, told: preferences ? toldBy(preferences) : untold, problem };
  }, [universe, kept, fetched, waiting, problem]);
}

const untold: PreferencesUpdate = {};

const brandEdit =
  (id: number, value: boolean) =>
  ({ brands_followed }: ShownPreferences): PreferencesUpdate => {
    const others = brands_followed.filter((one) => one !== id);
    return { brands_followed: value ? [...others, id] : others };
  };

/** The words of SPEC.md §8, and why if anyone can do something about it. */
function takenBack(edits: readonly Edit[], problem: Problem): void {
  const text = edits[0]?.brand ? m.preferences_brand_failed() : m.preferences_failed();
  const offline = problem.kind === "unreachable" && navigator.onLine === false;
  showToast({
    text: offline ? `${text}. ${m.preferences_offline()}` : `${text}. ${m.preferences_undone()}`,
    urgent: true,
  });
}
