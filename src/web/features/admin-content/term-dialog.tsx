import { type FormEvent, useId, useState } from "react";
import { type AdminTerm, changeTerm } from "#contract/admin/content.ts";
import { NoteField } from "#web/features/admin/note-field.tsx";
import { faultOf } from "#web/features/form/fault-of.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextareaField } from "#web/ui/field.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { showToast } from "#web/ui/toast-store.ts";

type TermDialogProps = { term: AdminTerm; onClose: () => void; onDone: () => void };

/** What a word means, in both languages; or our words again. */
export function TermDialog({ term, onClose, onDone }: TermDialogProps) {
  const form = useId();
  const [meaning, setMeaning] = useState(term.meaning);
  const [note, setNote] = useState("");
  const submission = useSubmission();
  const send = (next: AdminTerm["meaning"] | null) =>
    submission.submit({
      call: () =>
        client(changeTerm, { params: { key: term.key }, body: { meaning: next, note: note.trim() } }),
      done: () => {
        showToast({ text: next ? m.admin_lexicon_saved() : m.admin_lexicon_back() });
        onDone();
        onClose();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || submission.busy || onClose()}
      title={<Headline text={m.admin_lexicon_edit_title({ term: term.term[currentLanguage()] })} />}
      closeLabel={m.nav_close()}
      footer={
        <>
          {term.changed ? (
            <Button size="medium" look="quiet" busy={submission.busy} onClick={() => void send(null)}>
              {m.admin_lexicon_ours()}
            </Button>
          ) : (
            <Button size="medium" onClick={onClose}>
              {m.admin_cancel()}
            </Button>
          )}
          <Button size="medium" look="ink" type="submit" form={form} busy={submission.busy}>
            {m.admin_lexicon_save()}
          </Button>
        </>
      }
    >
      <form
        id={form}
        ref={submission.form}
        noValidate
        onInput={submission.forgive}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send(meaning);
        }}
        className="grid gap-6"
      >
        <TextareaField
          name="meaning.en"
          lang="en"
          label={m.admin_lexicon_meaning_en()}
          required
          maxLength={600}
          rows={3}
          value={meaning.en}
          onChange={({ currentTarget }) => setMeaning({ ...meaning, en: currentTarget.value })}
          error={faultOf(submission, "meaning.en")}
        />
        <TextareaField
          name="meaning.fr"
          lang="fr"
          label={m.admin_lexicon_meaning_fr()}
          required
          maxLength={600}
          rows={3}
          value={meaning.fr}
          onChange={({ currentTarget }) => setMeaning({ ...meaning, fr: currentTarget.value })}
          error={faultOf(submission, "meaning.fr")}
        />
        <NoteField value={note} onChange={setNote} />
        <FormAlert submission={submission} fields={["meaning.en", "meaning.fr"]} />
      </form>
    </Dialog>
  );
}
