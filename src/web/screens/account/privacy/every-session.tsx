import { signOut } from "#contract/auth.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Button } from "#web/ui/button.tsx";
import { forgetEdits } from "../profile/edits.ts";
import { leave } from "../way-out.ts";

/** Counts only when the server has done it: a lost laptop must not seem signed out while it is not. */
export function EverySession() {
  const submission = useSubmission();
  const end = () =>
    submission.submit({
      call: () => client(signOut, { query: { all: "true" } }),
      done: () => {
        forgetEdits();
        leave({ to: "/login" });
      },
    });
  return (
    <div className="mt-5 grid justify-items-start gap-4">
      <FormAlert submission={submission} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button size="medium" busy={submission.busy} onClick={() => void end()}>
          {m.account_everywhere()}
        </Button>
        <p className="text-14 text-muted">{m.account_everywhere_note()}</p>
      </div>
    </div>
  );
}
