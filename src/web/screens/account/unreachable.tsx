import { useState } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { fetchUser } from "#web/state/fetch-user.ts";
import { Button } from "#web/ui/button.tsx";
import { StitchRule } from "#web/ui/stitch.tsx";

/** Somebody is signed in, but the site could not say who. What it says next replaces this. */
export function Unreachable() {
  const [busy, setBusy] = useState(false);
  async function tryAgain() {
    setBusy(true);
    await fetchUser();
    setBusy(false);
  }
  return (
    <div className="border-line border-t pt-12">
      <StitchRule className="mb-7" />
      <p role="alert" className="max-w-measure text-18">
        {m.account_unreachable()}
      </p>
      <p className="mt-2 text-muted">{m.account_unreachable_text()}</p>
      <p className="mt-8">
        <Button look="ink" busy={busy} onClick={() => void tryAgain()}>
          {m.account_try_again()}
        </Button>
      </p>
    </div>
  );
}
