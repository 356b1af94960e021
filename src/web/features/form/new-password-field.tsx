import { useEffect, useRef, useState } from "react";
import { passwordLength } from "#vocabulary/password.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import type { FieldProps } from "#web/ui/field.tsx";
import { PasswordField } from "./password-field.tsx";
import { PasswordMeter } from "./password-meter.tsx";

/** A password being chosen: the rule is said before it can be broken, and a meter sews along. */
export function NewPasswordField(props: Pick<FieldProps, "label" | "error" | "id">) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ password: "", email: "" });
  const read = () => setTyped({ password: field.current?.value ?? "", email: emailBeside(field.current) });
  // What was typed before the scripts came counts too.
  useEffect(read, []);
  return (
    <div>
      <PasswordField
        {...props}
        ref={field}
        autoComplete="new-password"
        minLength={passwordLength.least}
        onInput={read}
        onFocus={read}
        hint={m.form_password_rule({ least: passwordLength.least })}
      />
      <PasswordMeter {...typed} />
    </div>
  );
}

/** The address in the same form, which must not be part of the password. */
function emailBeside(field: HTMLInputElement | null): string {
  const email = field?.form?.elements.namedItem("email");
  return email instanceof HTMLInputElement ? email.value.trim() : "";
}
