import { m } from "#web/i18n/paraglide/messages.js";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import { useMounted } from "#web/ui/mounted.ts";

/**
 * Sends a form. It waits for the scripts: sent before them, a form would leave the page and lose what was typed.
 * A disabled button also keeps the Enter key from sending.
 */
export function SubmitButton({ children, disabled, ...button }: Omit<ButtonProps, "type">) {
  const ready = useMounted();
  return (
    <>
      <Button {...button} type="submit" disabled={!ready || disabled}>
        {children}
      </Button>
      <noscript>
        <p className="mt-3 text-14 text-muted">{m.form_needs_scripts()}</p>
      </noscript>
    </>
  );
}
