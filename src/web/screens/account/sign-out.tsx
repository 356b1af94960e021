import { useState } from "react";
import { signOut } from "#contract/auth.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { preferencesSaved } from "#web/state/own-preferences.ts";
import { Button } from "#web/ui/button.tsx";
import { forgetEdits } from "./profile/edits.ts";
import { leave } from "./way-out.ts";

/** How long signing out waits for what is being saved and for the server to hear of it. It ends here in any case. */
const patienceMs = 1500;

export function SignOut() {
  const [busy, setBusy] = useState(false);
  async function end() {
    setBusy(true);
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
    const ended = preferencesSaved().then(() => client(signOut, { query: {} }));
    await Promise.race([ended, patience]);
    forgetEdits();
    leave({ to: "/login" });
  }
  return (
    <Button size="medium" busy={busy} onClick={() => void end()}>
      {m.account_sign_out()}
    </Button>
  );
}
