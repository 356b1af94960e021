import { isLocked } from "#vocabulary/is-locked.ts";
import { defaultOpenness } from "#vocabulary/openness.ts";
import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import { useAuth } from "#web/state/auth.ts";
import { useOwnPreferences } from "#web/state/own-preferences-shown.ts";
import { useUser } from "#web/state/user.ts";
import type { TasteQuestion } from "./ask-cards.ts";

type Told = Pick<PreferencesUpdate, "global" | "locks">;

/** What is read off the preferences of whoever it is; nothing until they are known. */
function useTold<Value>(taste: TasteQuestion | undefined, read: (told: Told) => Value): Value | undefined {
  const member = useAuth(({ isAuthenticated }) => isAuthenticated);
  const edited = useOwnPreferences(({ kept }) => kept && read(kept));
  const told = useUser(({ user }) => user && read(user));
  return member ? (edited ?? told ?? undefined) : taste && read(taste.preferences ?? {});
}

/** How far the person goes from their taste. */
export const useOpenness = (taste: TasteQuestion | undefined): number | undefined =>
  useTold(taste, ({ global }) => global?.openness ?? defaultOpenness);

/** Whether anything is locked, of which whatever the server put on the table knows nothing. */
export const useIsLocked = (taste: TasteQuestion | undefined): boolean | undefined =>
  useTold(taste, ({ locks }) => isLocked(locks ?? {}));
