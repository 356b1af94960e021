import type { Problem } from "#contract/client.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { waitText } from "./wait-text.ts";

/** What to say above the button when a call gave no answer; the server's own words where we have none. */
export function problemSentence(problem: Problem): string {
  switch (problem.kind) {
    case "unreachable":
      return navigator.onLine === false ? m.form_problem_offline() : m.form_problem_unreachable();
    case "unintelligible":
      return m.form_problem_internal();
    case "no_token":
      return m.form_problem_signed_out();
    case "refused":
      return refusals[problem.code]?.(waitOf(problem.retry_after)) ?? problem.message;
  }
}

const waitOf = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : waitText(seconds, currentLanguage());

const refusals: Readonly<Partial<Record<ErrorCode, (wait: string | undefined) => string>>> = {
  too_many_requests: (wait) => (wait ? m.form_problem_too_many_wait({ wait }) : m.form_problem_too_many()),
  otp_locked: (wait) => (wait ? m.form_problem_otp_locked_wait({ wait }) : m.form_problem_otp_locked()),
  otp_expired: () => m.form_problem_otp_expired(),
  bad_credentials: () => m.form_problem_bad_credentials(),
  bad_token: () => m.form_problem_signed_out(),
  no_token: () => m.form_problem_signed_out(),
  reset_invalid: () => m.form_problem_reset_invalid(),
  unavailable: () => m.form_problem_unavailable(),
  internal: () => m.form_problem_internal(),
};
