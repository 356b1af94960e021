import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { inLanguage } from "#vocabulary/language-path.ts";
import { faultOf } from "#web/features/form/fault-of.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { FormWord } from "#web/features/form/form-word.tsx";
import { NewPasswordField } from "#web/features/form/new-password-field.tsx";
import { SubmitButton } from "#web/features/form/submit-button.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { clearAuth } from "#web/state/auth.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { checkNewPassword, textOf } from "./checks.ts";
import { forgetResetToken, useResetToken } from "./reset-token.ts";
import { useCalls } from "./use-calls.ts";

export function ResetForm() {
  const submission = useSubmission();
  const calls = useCalls();
  const navigate = useNavigate();
  const token = useResetToken();
  /** Another link, opened in the same tab, gets its own chance. */
  const [refused, setRefused] = useState<string>();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!token) return;
    void submission.submit({
      faults: checkNewPassword(form),
      call: async () => (await calls()).resetPassword(token, textOf(form, "password")),
      done: () => {
        forgetResetToken();
        // Every session has ended, this one too.
        clearAuth();
        return navigate(inLanguage("/login", currentLanguage()), {
          replace: true,
          state: { notice: "password-set" },
        });
      },
      refused: (problem) => {
        if (problem.kind !== "refused" || problem.code !== "reset_invalid") return false;
        forgetResetToken();
        setRefused(token);
        return true;
      },
    });
  }

  if (token && token === refused) return <NoWay>{m.reset_password_invalid()}</NoWay>;
  if (token === null) return <NoWay>{m.reset_password_no_token()}</NoWay>;
  return (
    <form
      ref={submission.form}
      method="post"
      noValidate
      onSubmit={send}
      onInput={submission.forgive}
      className="flex flex-col gap-7"
    >
      <NewPasswordField label={m.form_new_password()} error={faultOf(submission, "password")} />
      <FormAlert submission={submission} fields={["password"]} />
      <div>
        <SubmitButton look="accent" busy={submission.busy} className="w-full sm:w-auto sm:min-w-52">
          {m.reset_password_submit()}
        </SubmitButton>
      </div>
    </form>
  );
}

function NoWay({ children }: { children: ReactNode }) {
  return (
    <>
      <FormWord role="alert">{children}</FormWord>
      <p className="mt-7">
        <Link to="/forgot-password" className={buttonClass({ look: "accent" })}>
          {m.reset_password_ask()}
        </Link>
      </p>
    </>
  );
}
