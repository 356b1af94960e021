import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { oneTimeCode } from "#vocabulary/person.ts";
import { clockText, useCountdown } from "#web/features/form/countdown.ts";
import { faultOf } from "#web/features/form/fault-of.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { FormWord } from "#web/features/form/form-word.tsx";
import { SubmitButton } from "#web/features/form/submit-button.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { keepingRedirect } from "#web/features/navigation/redirect-target.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { checkEmail, textOf } from "./checks.ts";
import { EmailField } from "./email-field.tsx";
import { OtherWay } from "./sign-in-frame.tsx";
import { useCalls } from "./use-calls.ts";

/** The answer is the same for every address: it tells nobody who has an account. */
export function ForgotForm() {
  const submission = useSubmission();
  const calls = useCalls();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<{ to: string; at: number }>();
  const left = useCountdown(sent && sent.at + oneTimeCode.resendSeconds * 1000);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const to = textOf(form, "email");
    void submission.submit({
      faults: checkEmail(form),
      call: async () => (await calls()).askForReset(to),
      done: () => setSent({ to, at: Date.now() }),
    });
  }

  return (
    <form
      ref={submission.form}
      method="post"
      noValidate
      onSubmit={send}
      onInput={(event) => {
        // Another address is another question, to be asked at once.
        setSent(undefined);
        submission.forgive(event);
      }}
      className="flex flex-col gap-7"
    >
      <EmailField error={faultOf(submission, "email")} />
      {sent && <Sent />}
      <FormAlert submission={submission} fields={["email"]} />
      <div>
        <SubmitButton
          look={sent ? "line" : "accent"}
          busy={submission.busy}
          disabled={left > 0}
          className="num w-full sm:w-auto sm:min-w-52"
        >
          {buttonText(sent !== undefined, left)}
        </SubmitButton>
        <OtherWay>
          {m.forgot_password_remembered()}
          <Link
            to={keepingRedirect("/login", search)}
            className="link inline-flex min-h-11 items-center text-ink"
          >
            {m.forgot_password_login()}
          </Link>
        </OtherWay>
      </div>
    </form>
  );
}

function Sent() {
  return (
    <FormWord role="status">
      <p>{m.forgot_password_sent()}</p>
      <p className="mt-2 text-14 text-muted">{m.forgot_password_sent_more()}</p>
    </FormWord>
  );
}

function buttonText(sent: boolean, left: number): string {
  if (!sent) return m.forgot_password_submit();
  return left > 0 ? m.forgot_password_again_in({ clock: clockText(left) }) : m.forgot_password_again();
}
