import { useLateSheet } from "#web/features/late/late-sheet.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { AccountSection } from "../account-section.tsx";

/** Few people ever open it: its dialog is not part of the page. */
const loadDialog = () => import("./delete-dialog.tsx");

export function DeleteAccount({ email }: { email: string }) {
  const sheet = useLateSheet(loadDialog);
  return (
    <AccountSection title={m.account_delete()} note={m.account_delete_note()}>
      <Button aria-haspopup="dialog" onClick={sheet.show}>
        {m.account_delete_open()}
      </Button>
      {sheet.draw({ email })}
    </AccountSection>
  );
}
