import { type FormEvent, useState } from "react";
import type { Problem } from "#contract/client.ts";
import { oneTimeCode } from "#vocabulary/person.ts";
import { faultOf } from "#web/features/form/fault-of.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { FormWord } from "#web/features/form/form-word.tsx";
import { SubmitButton } from "#web/features/form/submit-button.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { CodeField } from "#web/ui/code-field.tsx";
import { useArrival } from "./arrive.ts";
import type { Entered } from "./calls.ts";
import { checkCode, checkEmail, textOf } from "./checks.ts";
import { CodeAddress } from "./code-address.tsx";
import { ResendCode } from "./resend-code.tsx";
import { useCalls } from "./use-calls.ts";
import { useNotice } from "./use-notice.ts";

export function VerifyForm() {
  const submission = useSubmission();
  const calls = useCalls();
  const arrive = useArrival();
  const notice = useNotice();
  /** Until the next digit. */
  const [wrong, setWrong] = useState<string>();

  const isWrongCode = (problem: Problem | undefined) =>
    problem?.kind === "refused" && problem.code === "otp_invalid";

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void submission.submit({
      faults: { ...checkEmail(form), ...checkCode(form) },
      call: async () =>
        (await calls()).verifyCode({ email: textOf(form, "email"), code: textOf(form, "code") }),
      done: (entered) => arrive(entered, firstPage(entered)),
      refused: (problem) => {
        setWrong(isWrongCode(problem) ? wrongSentence(problem) : undefined);
        return false;
      },
    });
  }

  return (
    <form
      ref={submission.form}
      method="post"
      noValidate
      onSubmit={send}
      onInput={(event) => {
        setWrong(undefined);
        submission.forgive(event);
      }}
      className="flex flex-col gap-7"
    >
      {notice === "unconfirmed" && <FormWord role="status">{m.verify_otp_unconfirmed()}</FormWord>}
      <CodeAddress error={faultOf(submission, "email")} />
      <CodeField
        name="code"
        length={oneTimeCode.digits}
        label={m.verify_otp_code()}
        error={wrong ?? faultOf(submission, "code")}
        onComplete={(input) => input.form?.requestSubmit()}
      />
      {!isWrongCode(submission.problem) && <FormAlert submission={submission} fields={["email", "code"]} />}
      <div>
        <SubmitButton look="accent" busy={submission.busy} className="w-full sm:w-auto sm:min-w-52">
          {m.verify_otp_submit()}
        </SubmitButton>
      </div>
      <ResendCode form={submission.form} complain={submission.complain} />
    </form>
  );
}

/** Straight to their own page for whoever has told something already. */
function firstPage({ status, kept }: Entered): string {
  if (kept) return "/onboarding/page";
  return status === "active" ? "/account" : "/onboarding";
}

function wrongSentence(problem: Problem): string {
  const remaining = problem.kind === "refused" ? problem.remaining : undefined;
  if (remaining === undefined || remaining < 1) return m.verify_otp_wrong();
  return remaining === 1 ? m.verify_otp_wrong_one() : m.verify_otp_wrong_some({ remaining });
}
