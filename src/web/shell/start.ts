import { languageOfPath } from "#vocabulary/language-path.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { useAuth } from "#web/state/auth.ts";
import { moveToLanguage } from "#web/state/other-language.ts";
import { useUser } from "#web/state/user.ts";
import { initializeWebsitePreferences } from "#web/state/website-preferences.ts";

/** SPEC.md §2: the start waits this long before anything else. */
const startDelayMs = 10;

/** The start of the app in the browser: website preferences, the stored language, the signed-in person. */
export function start(universe: Universe): () => void {
  const timer = setTimeout(() => {
    const language = languageOfPath(location.pathname);
    const chosen = initializeWebsitePreferences({ language, universe });
    if (chosen.language && chosen.language !== language) {
      moveToLanguage(chosen.language);
      return;
    }
    if (useAuth.getState().isAuthenticated && !useUser.getState().user?.id) void askWhoThatIs();
  }, startDelayMs);
  return () => clearTimeout(timer);
}

/** Visitors never need the code that makes calls, so only members load it. */
async function askWhoThatIs(): Promise<void> {
  const { fetchUser } = await import("#web/state/fetch-user.ts");
  // A guard may have asked and heard while the code was on its way.
  if (!useUser.getState().user?.id) await fetchUser();
}
