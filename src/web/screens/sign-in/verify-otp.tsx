import { oneTimeCode } from "#vocabulary/person.ts";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/verify-otp";
import { SignInFrame } from "./sign-in-frame.tsx";
import { VerifyForm } from "./verify-form.tsx";

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.verify_otp_title(),
    description: m.verify_otp_lead({ minutes: oneTimeCode.minutes }),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
    hidden: true,
  });

export default function VerifyOtp() {
  return (
    <SignInFrame
      headline={m.verify_otp_headline()}
      lead={m.verify_otp_lead({ minutes: oneTimeCode.minutes })}
      scene="letter"
    >
      <VerifyForm />
    </SignInFrame>
  );
}
