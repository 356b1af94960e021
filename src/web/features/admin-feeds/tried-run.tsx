import { useState } from "react";
import type { AdminFeedRun } from "#contract/admin/catalogue.ts";
import type { Problem } from "#contract/client.ts";
import type { Result } from "#vocabulary/result.ts";
import { ConfirmDialog } from "#web/features/admin/confirm-dialog.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { RunView } from "./run-view.tsx";
import { useRun } from "./use-run.ts";

type TriedRunProps = {
  id: number;
  name: string;
  apply: (allowShrink: boolean) => Promise<Result<{ run: AdminFeedRun }, Problem>>;
  onApplied: (run: number) => void;
};

/** What a dry run found, and the button that makes it true. */
export function TriedRun({ id, name, apply, onApplied }: TriedRunProps) {
  const asked = useRun(id);
  const [asking, setAsking] = useState(false);
  const state = asked.known?.run.state;
  const isHeld = state === "held";
  const verb = isHeld ? m.admin_import_apply_anyway() : m.admin_import_apply();
  return (
    <>
      <RunView
        asked={asked}
        actions={
          (state === "tried" || isHeld) && (
            <Button look="accent" size="medium" onClick={() => setAsking(true)}>
              {verb}
            </Button>
          )
        }
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.admin_import_apply_title({ name })}
        text={m.admin_import_apply_text()}
        confirm={verb}
        call={() => apply(isHeld)}
        done={({ run }) => onApplied(run.id)}
      />
    </>
  );
}
