import { lazy, Suspense, useState } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { AccountSection } from "../account-section.tsx";

/** Few people ever open it: its dialog is not part of the page. */
const DeleteDialog = lazy(() => import("./delete-dialog.tsx"));

export function DeleteAccount({ email }: { email: string }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <AccountSection title={m.account_delete()} note={m.account_delete_note()}>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {m.account_delete_open()}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <DeleteDialog email={email} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </AccountSection>
  );
}
