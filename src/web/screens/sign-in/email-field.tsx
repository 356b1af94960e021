import { useEffect, useRef } from "react";
import { mostEmailLength } from "#vocabulary/email.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Field, type FieldProps } from "#web/ui/field.tsx";
import { keepJourney, readJourney } from "./journey.ts";

type EmailFieldProps = Pick<FieldProps, "error" | "hint" | "autoComplete"> & {
  /** Asked for by a press: this is where to go on. */
  focused?: boolean | undefined;
};

/** The address, carried from one page of signing in to the next. */
export function EmailField({ focused, ...props }: EmailFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { email } = readJourney();
    if (!field.current) return;
    if (field.current.value) keepJourney({ email: field.current.value });
    else if (email) field.current.value = email;
    if (focused) field.current.focus();
  }, [focused]);
  return (
    <Field
      autoComplete="email"
      {...props}
      ref={field}
      name="email"
      type="email"
      label={m.form_email()}
      inputMode="email"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={mostEmailLength}
      aria-required="true"
      onChange={(event) => keepJourney({ email: event.currentTarget.value })}
    />
  );
}
