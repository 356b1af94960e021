import { type ReactNode, useId } from "react";
import { FieldError } from "#web/features/form/field-error.tsx";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { Checkbox } from "#web/ui/checkbox.tsx";

/** The terms, to be accepted. They open beside the form, which stays as it is. */
export function Consent({ error }: { error: ReactNode }) {
  const id = useId();
  const [before, between, after] = m.register_consent({ terms: mark, privacy: mark }).split(mark);
  return (
    <div className={error ? "pb-3" : undefined}>
      <Checkbox
        name="terms"
        aria-required="true"
        invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {before}
        <Beside to="/terms-conditions">{m.register_consent_terms()}</Beside>
        {between}
        <Beside to="/privacy-policy">{m.register_consent_privacy()}</Beside>
        {after}
      </Checkbox>
      <div className="pl-7.5">
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </div>
  );
}

/** Stands in a sentence where a link goes: no language uses it. */
const mark = "\uE000";

function Beside({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" className="link hit-44">
      {children}
      <span className="sr-only"> {m.register_new_tab()}</span>
    </Link>
  );
}
