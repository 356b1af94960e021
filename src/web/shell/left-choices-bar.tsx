import { useState } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { letChoicesGo, saveOnboarding } from "#web/state/settle-onboarding.ts";
import { Button } from "#web/ui/button.tsx";

/** What a visitor chose before signing in to an account that has preferences already, or what could not be saved. */
export default function LeftChoicesBar({ left }: { left: "to ask" | "unsaved" }) {
  const [busy, setBusy] = useState(false);
  async function add() {
    setBusy(true);
    await saveOnboarding();
    setBusy(false);
  }
  return (
    <section
      aria-label={m.left_choices_label()}
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 bg-wash px-edge py-3 text-14"
    >
      <p role="status">{left === "to ask" ? m.left_choices_ask() : m.left_choices_unsaved()}</p>
      <span className="flex gap-2">
        <Button look="ink" size="small" busy={busy} onClick={() => void add()}>
          {left === "to ask" ? m.left_choices_add() : m.left_choices_again()}
        </Button>
        <Button look="quiet" size="small" onClick={letChoicesGo}>
          {m.left_choices_drop()}
        </Button>
      </span>
    </section>
  );
}
