import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { inLanguage } from "#vocabulary/language-path.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { clearAuth, useAuth } from "#web/state/auth.ts";
import { forgetOnboarding } from "#web/state/onboarding.ts";

type Way = { readonly to: string; readonly state?: string };

let chosen: Way | undefined;

/**
 * Ends the session in this browser, and says where that leads. Choices from before it, if any are still here, were
 * the person's too: they go with them.
 */
export function leave(way: Way): void {
  chosen = way;
  forgetOnboarding();
  clearAuth();
}

/**
 * The one way out of the account. Whoever leaves goes where they chose; whoever was signed out, by an answer of the
 * server or in another tab, signs in again and comes back to this very place.
 */
export function useWayOut(): void {
  const signedIn = useAuth((auth) => auth.isAuthenticated);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (signedIn) return;
    const back = `/login?redirect=${encodeURIComponent(pathname + search)}`;
    const { to, state }: Way = chosen ?? { to: back };
    chosen = undefined;
    void navigate(inLanguage(to, currentLanguage()), { replace: true, state });
  }, [signedIn, navigate, pathname, search]);
}
