import type { signUp } from "#contract/auth.ts";
import type { Input } from "#contract/endpoint.ts";
import type { Language } from "#vocabulary/language.ts";
import { birthdateOf } from "#web/features/form/birthdate.ts";
import { textOf } from "./checks.ts";

/** What the form says, as the call wants it. Only a form that passed its check is sent. */
export function registrationOf(form: FormData, lang: Language): Input<typeof signUp>["body"] {
  const birthdate = birthdateOf(form);
  return {
    firstname: textOf(form, "firstname").trim(),
    lastname: textOf(form, "lastname").trim(),
    email: textOf(form, "email"),
    password: textOf(form, "password"),
    gender: form.get("gender") === "female" ? "female" : "male",
    ...(birthdate ? { birthdate } : {}),
    lang,
    terms: true,
    newsletter: form.has("newsletter"),
  };
}
