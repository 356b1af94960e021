import type { FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Problem } from "#contract/client.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { faultOf } from "#web/features/form/fault-of.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { FormWord } from "#web/features/form/form-word.tsx";
import { PasswordField } from "#web/features/form/password-field.tsx";
import { SubmitButton } from "#web/features/form/submit-button.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { keepingRedirect } from "#web/features/navigation/redirect-target.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useArrival } from "./arrive.ts";
import { checkEmail, checkPassword, textOf } from "./checks.ts";
import { EmailField } from "./email-field.tsx";
import { keepJourney } from "./journey.ts";
import { OtherWay } from "./sign-in-frame.tsx";
import { useCalls } from "./use-calls.ts";
import { useNotice } from "./use-notice.ts";

export function LoginForm() {
  const submission = useSubmission();
  const calls = useCalls();
  const arrive = useArrival();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  /** Not confirmed yet: a new code is in the mail, and this is where it goes. */
  const toCode = async (problem: Problem, email: string) => {
    if (problem.kind !== "refused" || problem.code !== "not_verified") return false;
    keepJourney({ email, codeSentAt: Date.now() });
    const path = inLanguage(keepingRedirect("/verify-otp", search), currentLanguage());
    await navigate(path, { state: { notice: "unconfirmed" } });
    return true;
  };

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = textOf(form, "email");
    void submission.submit({
      faults: { ...checkEmail(form), ...checkPassword(form) },
      call: async () => (await calls()).signIn({ email, password: textOf(form, "password") }),
      done: (entered) => arrive(entered, "/account"),
      refused: (problem) => toCode(problem, email),
    });
  }

  return (
    <form
      ref={submission.form}
      method="post"
      noValidate
      onSubmit={send}
      onInput={submission.forgive}
      className="flex flex-col gap-7"
    >
      <AfterReset />
      <EmailField autoComplete="username" error={faultOf(submission, "email")} />
      <div>
        <PasswordField autoComplete="current-password" error={faultOf(submission, "password")} />
        <Link
          to={keepingRedirect("/forgot-password", search)}
          className="link mt-1 inline-flex min-h-11 items-center text-14"
        >
          {m.login_forgot()}
        </Link>
      </div>
      <FormAlert submission={submission} fields={["email", "password"]} />
      <div>
        <SubmitButton look="accent" busy={submission.busy} className="w-full sm:w-auto sm:min-w-52">
          {m.login_submit()}
        </SubmitButton>
        <OtherWay>
          {m.login_new()}
          <Link
            to={keepingRedirect("/register", search)}
            className="link inline-flex min-h-11 items-center text-ink"
          >
            {m.login_register()}
          </Link>
        </OtherWay>
      </div>
    </form>
  );
}

/** Said to whoever has just set a new password. */
function AfterReset() {
  const notice = useNotice();
  if (notice !== "password-set") return null;
  return <FormWord role="status">{m.login_after_reset()}</FormWord>;
}
