import { defaultOpenness } from "#vocabulary/openness.ts";
import { useAuth } from "#web/state/auth.ts";
import { useOwnPreferences } from "#web/state/own-preferences-shown.ts";
import { useUser } from "#web/state/user.ts";
import type { TasteQuestion } from "./ask-cards.ts";

/** How far the person goes from their taste; nothing until that is known. */
export function useOpenness(taste: TasteQuestion | undefined): number | undefined {
  const member = useAuth(({ isAuthenticated }) => isAuthenticated);
  const edited = useOwnPreferences(({ kept }) => kept?.global.openness);
  const told = useUser(({ user }) => user?.global.openness);
  if (member) return edited ?? told;
  return taste && (taste.preferences?.global?.openness ?? defaultOpenness);
}
