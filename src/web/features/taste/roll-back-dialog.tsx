import { useState } from "react";
import type { TasteVersion } from "#contract/taste.ts";
import { formatDay } from "#vocabulary/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { refreshPreferences } from "./chosen.ts";
import { goBackTo } from "./own-taste.ts";
import { tellOf } from "./tell-of.ts";

type RollBackDialogProps = {
  version: TasteVersion;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Once it is done. */
  onBack: () => void;
};

/** Says what going back does before it does it; what it leaves stays a version, so the way back stays open. */
export function RollBackDialog({ version, open, onOpenChange, onBack }: RollBackDialogProps) {
  const [busy, setBusy] = useState(false);
  const { number, at } = version;
  const date = formatDay(at, currentLanguage());

  async function go() {
    setBusy(true);
    const done = await rollBack(number);
    setBusy(false);
    onOpenChange(false);
    if (done) onBack();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => busy || onOpenChange(next)}
      title={<Headline text={m.taste_back_title({ number })} />}
      description={m.taste_back_text({ date })}
      closeLabel={m.nav_close()}
      footer={
        <>
          <Button className="flex-1 md:flex-none" onClick={() => busy || onOpenChange(false)}>
            {m.taste_back_stay()}
          </Button>
          <Button look="ink" busy={busy} className="flex-1 md:flex-none" onClick={() => void go()}>
            {m.taste_back_go()}
          </Button>
        </>
      }
    />
  );
}

async function rollBack(to: number): Promise<boolean> {
  const answer = await goBackTo(to);
  if (!answer.ok) {
    tellOf(answer.refusal);
    return false;
  }
  refreshPreferences();
  // The version it left is the one before that which going back has made.
  const left = answer.value - 1;
  showToast({
    text: m.taste_back_done({ number: to }),
    action: { label: m.taste_undo(), run: () => void rollBack(left) },
  });
  return true;
}
