import { useEffect, useState } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { useGuestMode } from "#web/state/guest-mode.ts";
import { Button } from "#web/ui/button.tsx";
import { turnGuestMode } from "./turn-guest-mode.ts";

/** For whoever hands over the screen, or looks for somebody else. */
export function GuestButton() {
  const { on } = useGuestMode();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void import("#web/state/change-taste.ts").then(({ askGuestMode }) => askGuestMode()).catch(() => {});
  }, []);
  async function turn() {
    setBusy(true);
    await turnGuestMode(!on);
    setBusy(false);
  }
  return (
    <Button look="quiet" size="medium" busy={busy} onClick={() => void turn()} title={m.guest_text()}>
      {on ? m.guest_stop() : m.guest_start()}
    </Button>
  );
}
