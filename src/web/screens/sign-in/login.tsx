import { FirstVersion } from "#web/features/first-version/first-version.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { guardedBy } from "#web/shell/guards.ts";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/login";

/** Whoever is signed in already has no business here. */
export const clientMiddleware = guardedBy("guest");
/** Makes the guard run on the first load too; the page itself is shown meanwhile. */
export const clientLoader = async () => null;
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.sign_in_title(),
    description: m.sign_in_lead(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
  });

function Login() {
  return (
    <FirstVersion
      headline={m.sign_in_headline()}
      lead={m.sign_in_lead()}
      points={[m.account_keeps_1(), m.account_keeps_2(), m.account_keeps_3()]}
    />
  );
}

export default Login;
export const HydrateFallback = Login;
