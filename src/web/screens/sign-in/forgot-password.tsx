import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/forgot-password";
import { ForgotForm } from "./forgot-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

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
    <SignInFrame headline={m.forgot_password_headline()} lead={m.forgot_password_lead()} scene="lost-button">
      <ForgotForm />
    </SignInFrame>
  );
}
