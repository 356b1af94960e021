import { FirstVersion } from "#web/features/first-version/first-version.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/verify-otp";

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.verify_otp_title(),
    description: m.verify_otp_lead(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
    hidden: true,
  });

export default function VerifyOtp() {
  return (
    <FirstVersion
      headline={m.verify_otp_headline()}
      lead={m.verify_otp_lead()}
      points={[m.verify_otp_1(), m.verify_otp_2()]}
    />
  );
}
