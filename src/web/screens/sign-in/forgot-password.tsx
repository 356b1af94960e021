import { FirstVersion } from "#web/features/first-version/first-version.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/forgot-password";

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.forgot_password_title(),
    description: m.forgot_password_lead(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
    hidden: true,
  });

export default function ForgotPassword() {
  return (
    <FirstVersion
      headline={m.forgot_password_headline()}
      lead={m.forgot_password_lead()}
      points={[m.forgot_password_1(), m.forgot_password_2()]}
    />
  );
}
