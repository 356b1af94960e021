import { Suspense, useEffect, useRef } from "react";
import { data, useLocation, useNavigate } from "react-router";
import { inLanguage } from "#vocabulary/language-path.ts";
import { latePart } from "#web/features/late/late-part.tsx";
import { UnmatchedRoute } from "#web/features/navigation/unmatched-route.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { Frame } from "#web/shell/layout.tsx";
import { useAuth } from "#web/state/auth.ts";
import { useUser } from "#web/state/user.ts";
import type { Route } from "./+types/admin";

/** The server cannot know who asks: for everyone there is nothing here. */
export const loader = () => data(null, { status: 404 });

/** Nor has it anything to tell a browser that is already here. */
export const clientLoader = async () => null;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** Nobody else loads any of it. */
const Screens = latePart(() => import("./screens.tsx"));

/** The browser of an admin knows better, once it has been told who that is; what the server said stays for the rest. */
export default function Admin() {
  const isAdmin = useUser(({ user }) => user?.admin === true);
  useWayBackIn(isAdmin);
  return isAdmin ? (
    <Suspense fallback={<div aria-busy="true" className="min-h-dvh" />}>
      <Screens />
    </Suspense>
  ) : (
    <Frame>
      <title>404 · Cleed</title>
      <UnmatchedRoute />
    </Frame>
  );
}

/** An admin whose session ends while they work signs in again and comes back to this very place. */
function useWayBackIn(isAdmin: boolean): void {
  const signedIn = useAuth((auth) => auth.isAuthenticated);
  const wasAdmin = useRef(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isAdmin) wasAdmin.current = true;
    else if (wasAdmin.current && !signedIn)
      void navigate(
        `${inLanguage("/login", currentLanguage())}?redirect=${encodeURIComponent(pathname + search)}`,
        { replace: true },
      );
  }, [isAdmin, signedIn, navigate, pathname, search]);
}
