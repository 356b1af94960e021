import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { inLanguage } from "#vocabulary/language-path.ts";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { guardedBy } from "#web/shell/guards.ts";
import { clearAuth, useAuth } from "#web/state/auth.ts";
import { publicUrlOf } from "#web/state/root-data.ts";
import { useUser } from "#web/state/user.ts";
import { Button } from "#web/ui/button.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Route } from "./+types/account";

export const clientMiddleware = guardedBy("auth");

/** Makes the guard run on the first load too: only the browser knows the token. */
export const clientLoader = async () => null;
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.account_title(),
    description: m.account_description(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
    hidden: true,
  });

export default function Account() {
  const user = useUser((state) => state.user);
  const signedIn = useAuth((auth) => auth.isAuthenticated);
  const navigate = useNavigate();
  // Signed out, here or in another tab: there is nothing left to show.
  useEffect(() => {
    if (!signedIn) void navigate(inLanguage("/login", currentLanguage()), { replace: true });
  }, [signedIn, navigate]);
  return (
    <AccountFrame>
      <p className="text-18">
        {user ? m.account_signed_in_as({ email: user.email }) : m.account_unreachable()}
      </p>
      <p className="mt-8">
        <Button onClick={() => clearAuth()}>{m.account_sign_out()}</Button>
      </p>
    </AccountFrame>
  );
}

export function HydrateFallback() {
  return (
    <AccountFrame>
      <p className="sr-only" role="status">
        {m.account_loading()}
      </p>
      <Skeleton className="h-7 w-72" />
      <Skeleton round className="mt-8 h-13 w-40" />
    </AccountFrame>
  );
}

function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-page px-edge pt-14 md:pt-24">
      <h1 className="display-80">
        <Headline text={m.account_headline()} />
      </h1>
      <div className="mt-8">{children}</div>
    </div>
  );
}
