import { type MiddlewareFunction, redirect } from "react-router";
import { inLanguage, languageOfPath } from "#vocabulary/language-path.ts";
import { sentences } from "#web/data/sentences.ts";
import { redirectTarget } from "#web/features/navigation/redirect-target.ts";
import { useAuth } from "#web/state/auth.ts";
import { useUser } from "#web/state/user.ts";

/** Throws a redirect when the person may not pass. The token lives in the browser, so guards decide there. */
type Guard = (url: URL) => Promise<void>;

const guards: Readonly<Record<string, Guard>> = {
  auth: async (url) => {
    if (!useAuth.getState().isAuthenticated) throw toLogin(url);
    const user = useUser.getState().user ?? (await currentUser());
    // The token was refused: `fetchUser` has cleared it.
    if (!user && !useAuth.getState().isAuthenticated) throw toLogin(url);
    if (user?.registration_status === "pending") throw redirect(inPageLanguage(url, "/verify-otp"));
  },
  guest: async (url) => {
    if (!useAuth.getState().isAuthenticated) return;
    throw redirect(redirectTarget(url.searchParams) ?? inPageLanguage(url, "/account"));
  },
};

/** Named guards for a route: `export const clientMiddleware = guardedBy("auth")`. */
export const guardedBy = (...names: readonly string[]): MiddlewareFunction[] =>
  names.map((name) => async ({ url }) => {
    await guardNamed(name)(url);
  });

export function guardNamed(name: string): Guard {
  const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
  if (guard) return guard;
  const known = import.meta.env.DEV ? `. Known: ${Object.keys(guards).join(", ")}.` : "";
  throw new Error(sentences.unknownGuard(name) + known);
}

async function currentUser() {
  const { fetchUser } = await import("#web/state/fetch-user.ts");
  // The start of the app may have asked and heard while the code was on its way.
  const { user } = useUser.getState();
  if (user) return user;
  const answer = await fetchUser();
  return answer.ok ? answer.value : undefined;
}

const inPageLanguage = (url: URL, path: string) => inLanguage(path, languageOfPath(url.pathname));

const toLogin = (url: URL) =>
  redirect(`${inPageLanguage(url, "/login")}?redirect=${encodeURIComponent(url.pathname + url.search)}`);
