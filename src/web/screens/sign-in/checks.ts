import { canonicalEmail } from "#vocabulary/email.ts";
import { passwordFault } from "#vocabulary/password.ts";
import { nameLength, oneTimeCode } from "#vocabulary/person.ts";
import { birthdateFault, birthdateOf } from "#web/features/form/birthdate.ts";
import type { Faults } from "#web/features/form/use-submission.ts";

/** What a page can tell by itself before it asks; the server checks everything again. */
export type Check = (form: FormData) => Faults;

/** A text field's value as typed. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

export const checkEmail: Check = (form) => {
  const email = textOf(form, "email");
  if (!email.trim()) return { email: "required" };
  return canonicalEmail(email) ? {} : { email: "invalid" };
};

export const checkPassword: Check = (form) => (textOf(form, "password") ? {} : { password: "required" });

export const checkNewPassword: Check = (form) => {
  const password = textOf(form, "password");
  if (!password) return { password: "required" };
  const fault = passwordFault(password, canonicalEmail(textOf(form, "email")) ?? "");
  return fault ? { password: fault } : {};
};

export const checkCode: Check = (form) =>
  new RegExp(`^[0-9]{${oneTimeCode.digits}}$`).test(textOf(form, "code")) ? {} : { code: "invalid" };

export const checkRegistration =
  (today: string): Check =>
  (form) => {
    const birthdate = birthdateFault(birthdateOf(form), today);
    return {
      ...checkName("firstname", form),
      ...checkName("lastname", form),
      ...checkEmail(form),
      ...checkNewPassword(form),
      ...(form.has("gender") ? {} : { gender: "required" }),
      ...(birthdate ? { birthdate } : {}),
      ...(form.has("terms") ? {} : { terms: "not_accepted" }),
    };
  };

function checkName(name: string, form: FormData): Faults {
  const text = textOf(form, name).trim();
  if (text.length < nameLength.least) return { [name]: "required" };
  return text.length > nameLength.most ? { [name]: "too_long" } : {};
}
