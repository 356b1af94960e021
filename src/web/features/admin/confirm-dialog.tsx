import { type FormEvent, type ReactNode, useEffect, useId, useState } from "react";
import type { Problem } from "#contract/client.ts";
import type { Result } from "#vocabulary/result.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { NoteField } from "./note-field.tsx";

type ConfirmDialogProps<T> = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen. */
  text: ReactNode;
  /** What the button does, as a verb. */
  confirm: string;
  /** What nothing undoes: a red button. */
  grave?: boolean;
  /** A word that has to be typed first, and the question for it. */
  word?: { readonly label: string; readonly expected: string } | undefined;
  /** Whether a note for the audit log can be left. */
  noted?: boolean;
  /** What to say instead of the general sentence, where there is more to say. */
  refusal?: (problem: Problem) => string | undefined;
  call: (note: string) => Promise<Result<T, Problem>>;
  done: (answer: T) => void;
};

/** Asks before something that others will notice. It closes once the server has done it, and says why when not. */
export function ConfirmDialog<T>(props: ConfirmDialogProps<T>) {
  const { open, onOpenChange, title, text, confirm, grave, word, noted, refusal, call, done } = props;
  const id = useId();
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const submission = useSubmission();
  useEffect(() => {
    if (open) return;
    setTyped("");
    setNote("");
  }, [open]);

  function send(event: FormEvent) {
    event.preventDefault();
    const isRight = !word || plain(typed) === plain(word.expected);
    void submission.submit({
      faults: isRight ? {} : { word: "invalid" },
      call: () => call(note.trim()),
      done: (answer) => {
        onOpenChange(false);
        done(answer);
      },
    });
  }
  const close = () => submission.busy || onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={<Headline text={title} />}
      description={text}
      closeLabel={m.nav_close()}
      footer={
        <>
          <Button size="medium" className="flex-1 md:flex-none" onClick={close}>
            {m.admin_cancel()}
          </Button>
          <Button
            size="medium"
            type="submit"
            form={id}
            look={grave ? "accent" : "ink"}
            busy={submission.busy}
            className="flex-1 md:flex-none"
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form id={id} ref={submission.form} noValidate onSubmit={send} onInput={submission.forgive}>
        {word && (
          <Field
            name="word"
            autoComplete="off"
            spellCheck={false}
            label={word.label}
            error={submission.faults.word && m.admin_word_wrong()}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="wrap-anywhere mb-6"
          />
        )}
        {noted && <NoteField value={note} onChange={setNote} />}
        <div className="mt-5">
          <FormAlert submission={submission}>{submission.problem && refusal?.(submission.problem)}</FormAlert>
        </div>
      </form>
    </Dialog>
  );
}

const plain = (text: string): string => text.trim().toLowerCase();
