import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { guardedBy } from "#web/shell/guards.ts";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/login";
import { LoginForm } from "./login-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** Whoever is signed in already has no business here. */
export const clientMiddleware = guardedBy("guest");
/** Makes the guard run on the first load too; the page itself is shown meanwhile. */
export const clientLoader = async () => null;
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.login_title(),
    description: m.login_lead(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
  });

function Login() {
  return (
    <SignInFrame headline={m.login_headline()} lead={m.login_lead()} scene="folded-away">
      <LoginForm />
    </SignInFrame>
  );
}

// One component under both names, untouched by React Router's wrappers: else the page that the guard lets
// through would replace the first one, with everything that was typed into it.
export { Login as default, Login as HydrateFallback };
