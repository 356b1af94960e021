import type { FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { inLanguage } from "#vocabulary/language-path.ts";
import { ageRange, nameLength } from "#vocabulary/person.ts";
import { BirthdateField } from "#web/features/form/birthdate-field.tsx";
import { faultOf } from "#web/features/form/fault-of.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { GenderChoice } from "#web/features/form/gender-choice.tsx";
import { NewPasswordField } from "#web/features/form/new-password-field.tsx";
import { SubmitButton } from "#web/features/form/submit-button.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { keepingRedirect } from "#web/features/navigation/redirect-target.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useUniverse } from "#web/state/root-data.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { checkRegistration } from "./checks.ts";
import { Consent } from "./consent.tsx";
import { EmailField } from "./email-field.tsx";
import { keepJourney } from "./journey.ts";
import { registrationOf } from "./registration.ts";
import { OtherWay } from "./sign-in-frame.tsx";
import { useCalls } from "./use-calls.ts";

const fields = ["firstname", "lastname", "email", "password", "gender", "birthdate", "terms"];

export function RegisterForm() {
  const submission = useSubmission();
  const calls = useCalls();
  const universe = useUniverse();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void submission.submit({
      faults: checkRegistration(new Date().toISOString().slice(0, 10))(form),
      call: async () => (await calls()).signUp(registrationOf(form, currentLanguage())),
      done: ({ email }) => {
        keepJourney({ email, codeSentAt: Date.now() });
        return navigate(inLanguage(keepingRedirect("/verify-otp", search), currentLanguage()));
      },
    });
  }

  const name = { maxLength: nameLength.most, "aria-required": true } as const;
  return (
    <form
      ref={submission.form}
      method="post"
      noValidate
      onSubmit={send}
      onInput={submission.forgive}
      className="flex flex-col gap-8"
    >
      <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
        <Field
          {...name}
          name="firstname"
          label={m.register_firstname()}
          autoComplete="given-name"
          error={faultOf(submission, "firstname")}
        />
        <Field
          {...name}
          name="lastname"
          label={m.register_lastname()}
          autoComplete="family-name"
          error={faultOf(submission, "lastname")}
        />
      </div>
      <EmailField error={faultOf(submission, "email")} />
      <NewPasswordField label={m.form_password()} error={faultOf(submission, "password")} />
      <GenderChoice
        label={m.register_gender()}
        hint={m.register_gender_hint()}
        error={faultOf(submission, "gender")}
        preset={universe === "women" ? "female" : "male"}
      />
      <BirthdateField
        hint={m.register_birthdate_hint({ least: ageRange.least })}
        error={faultOf(submission, "birthdate")}
        onInput={() => submission.forgiveField("birthdate")}
      />
      <div className="border-line border-t pt-4">
        <Consent error={faultOf(submission, "terms")} />
        <Checkbox name="newsletter">{m.register_newsletter()}</Checkbox>
      </div>
      <FormAlert submission={submission} fields={fields} />
      <div>
        <SubmitButton look="accent" busy={submission.busy} className="w-full sm:w-auto sm:min-w-52">
          {m.register_submit()}
        </SubmitButton>
        <OtherWay>
          {m.register_have()}
          <Link
            to={keepingRedirect("/login", search)}
            className="link inline-flex min-h-11 items-center text-ink"
          >
            {m.register_login()}
          </Link>
        </OtherWay>
      </div>
    </form>
  );
}
