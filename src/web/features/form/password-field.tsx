import { type KeyboardEvent, type ReactNode, useState } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { Field, type FieldProps } from "#web/ui/field.tsx";

type PasswordFieldProps = Omit<FieldProps, "type" | "suffix" | "label"> & {
  label?: string | undefined;
  autoComplete: "current-password" | "new-password";
};

/** A password that can be looked at while it is typed, and says when caps lock is on. */
export function PasswordField({ label, hint, onBlur, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = ({ nativeEvent }: KeyboardEvent) => {
    // A browser that fills the field in sends key events without keys.
    if (nativeEvent instanceof window.KeyboardEvent) setCapsLock(nativeEvent.getModifierState("CapsLock"));
  };
  return (
    <Field
      name="password"
      aria-required="true"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...input}
      label={label ?? m.form_password()}
      type={shown ? "text" : "password"}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
      hint={hintWith(hint, capsLock)}
      suffix={
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-label={shown ? m.form_password_hide_label() : m.form_password_show_label()}
          className="-mr-2 min-h-11 min-w-11 px-2 text-14 transition-colors duration-fast hover:text-ink"
        >
          {shown ? m.form_password_hide() : m.form_password_show()}
        </button>
      }
    />
  );
}

function hintWith(hint: ReactNode, capsLock: boolean): ReactNode {
  if (!capsLock) return hint;
  return (
    <>
      {hint}
      {hint && " "}
      <span className="text-ink">{m.form_caps_lock()}</span>
    </>
  );
}
