import { useState } from "react";
import { askForReset } from "#contract/auth.ts";
import { resetLinkMinutes } from "#vocabulary/person.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Button } from "#web/ui/button.tsx";
import { AccountSection } from "../account-section.tsx";

/** A password is changed by whoever reads the mail, not by whoever finds the page open. */
export function Password({ email }: { email: string }) {
  const submission = useSubmission();
  const [sent, setSent] = useState(false);
  const send = () =>
    submission.submit({
      call: () => client(askForReset, { body: { email } }),
      done: () => setSent(true),
    });
  return (
    <AccountSection
      title={m.account_password()}
      note={m.account_password_note({ minutes: resetLinkMinutes })}
    >
      <div className="grid justify-items-start gap-4">
        <FormAlert submission={submission} />
        <Button busy={submission.busy} onClick={() => void send()}>
          {m.account_password_change()}
        </Button>
        <p role="status" className="wrap-anywhere min-h-[1lh] text-14">
          {sent && m.account_password_sent({ email })}
        </p>
      </div>
    </AccountSection>
  );
}
