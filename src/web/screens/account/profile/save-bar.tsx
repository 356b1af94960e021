import { useEffect, useRef } from "react";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import type { Submission } from "#web/features/form/use-submission.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { profileFields } from "./profile-values.ts";

export type Standing = "untouched" | "changed" | "saved";

type SaveBarProps = {
  submission: Submission;
  standing: Standing;
  discard: () => void;
  /** Takes back what was just discarded. */
  undo: (() => void) | undefined;
  /** Takes the focus: the button that had it is gone. */
  focused: boolean;
};

/** The end of the form: what went wrong, the button, and how things stand. */
export function SaveBar({ submission, standing, discard, undo, focused }: SaveBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const discarded = standing === "untouched" && undo;
  return (
    <div className="-mt-6 mb-14 grid gap-x-16 lg:-mt-10 lg:mb-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="grid max-w-180 gap-5 lg:col-start-2">
        <FormAlert submission={submission} fields={profileFields} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button ref={button} type="submit" look="accent" busy={submission.busy}>
            {m.account_save()}
          </Button>
          {standing === "changed" && (
            <Button look="quiet" onClick={discard}>
              {m.account_discard()}
            </Button>
          )}
          {discarded && (
            <Button look="quiet" onClick={undo}>
              {m.account_undo()}
            </Button>
          )}
        </div>
        <p role="status" className="min-h-[1lh] text-14 text-muted">
          {standing === "changed" && m.account_unsaved()}
          {standing === "saved" && m.account_saved()}
          {discarded && m.account_discarded()}
        </p>
      </div>
    </div>
  );
}
