import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { canonicalEmail } from "#vocabulary/email.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { keepingRedirect } from "#web/features/navigation/redirect-target.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useUser } from "#web/state/user.ts";
import { EmailField } from "./email-field.tsx";
import { readJourney } from "./journey.ts";

/** To which address the code went. Known from the page before, or asked for. Both take the same room. */
export function CodeAddress({ error }: { error: ReactNode }) {
  const member = useUser(({ user }) => user?.email);
  const [kept, setKept] = useState<string>();
  const [asked, setAsked] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    setKept(canonicalEmail(readJourney().email ?? ""));
    setReady(true);
  }, []);
  const email = kept ?? member;
  return (
    <div className={ready ? "min-h-25" : "invisible min-h-25"}>
      {email && !asked && !error ? (
        <Known email={email} change={() => setAsked(true)} />
      ) : (
        <EmailField hint={asked ? <Mistyped /> : m.verify_otp_email_hint()} error={error} focused={asked} />
      )}
    </div>
  );
}

function Known({ email, change }: { email: string; change: () => void }) {
  return (
    <div>
      <input type="hidden" name="email" value={email} />
      <p className="text-14 text-muted">{m.verify_otp_sent_to()}</p>
      <p className="mt-1 text-18 wrap-anywhere">{email}</p>
      <button type="button" onClick={change} className="link inline-flex min-h-11 items-center text-14">
        {m.verify_otp_change()}
      </button>
    </div>
  );
}

/** Whoever registered with the wrong address has no account with the right one yet. */
function Mistyped() {
  const [search] = useSearchParams();
  return (
    <>
      {m.verify_otp_mistyped()}{" "}
      <Link to={keepingRedirect("/register", search)} className="link hit-44 text-ink">
        {m.verify_otp_register()}
      </Link>
    </>
  );
}
