import { useMemo } from "react";
import { preferencesUpdate } from "#contract/preferences.ts";
import { useAuth } from "./auth.ts";
import { useOnboarding } from "./onboarding.ts";
import { useUniverse } from "./root-data.ts";
import { useWebsitePreferences } from "./website-preferences.ts";

/**
 * What recommendations and scores are asked with: what a visitor told this device; nothing for a member, whom the
 * server knows. Nothing at all until the browser knows who that is.
 */
export function useTasteQuestion() {
  const universe = useUniverse();
  const known = useWebsitePreferences(({ initialized }) => initialized);
  const member = useAuth(({ isAuthenticated }) => isAuthenticated);
  const told = useOnboarding((onboarding) => onboarding.told[universe]);
  return useMemo(() => {
    if (!known) return undefined;
    return member ? { universe } : { universe, preferences: preferencesUpdate.parse(told) };
  }, [known, member, universe, told]);
}
