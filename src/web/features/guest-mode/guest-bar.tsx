import { useState } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { turnGuestMode } from "./turn-guest-mode.ts";

/** On every page while somebody else is looking, with the way out of it. */
export default function GuestBar() {
  const [busy, setBusy] = useState(false);
  async function stop() {
    setBusy(true);
    await turnGuestMode(false);
    setBusy(false);
  }
  return (
    <section
      aria-label={m.guest_label()}
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1 border-line border-b bg-wash px-edge py-2 text-14"
    >
      <p role="status">{m.guest_on()}</p>
      <Button size="small" busy={busy} onClick={() => void stop()}>
        {m.guest_stop()}
      </Button>
    </section>
  );
}
