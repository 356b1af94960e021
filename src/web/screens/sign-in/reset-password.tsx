import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/reset-password";
import { ResetForm } from "./reset-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.reset_password_title(),
    description: m.reset_password_lead(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
    hidden: true,
  });

export default function ResetPassword() {
  return (
    <SignInFrame headline={m.reset_password_headline()} lead={m.reset_password_lead()} scene="cut-thread">
      <div className="min-h-72">
        <ResetForm />
      </div>
    </SignInFrame>
  );
}
