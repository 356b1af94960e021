import { type FormEvent, useId, useState } from "react";
import { type AdminLook, changeLook } from "#contract/admin/content.ts";
import { faultOf } from "#web/features/form/fault-of.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { showToast } from "#web/ui/toast-store.ts";

type LookTitleDialogProps = { look: AdminLook; onClose: () => void; onDone: () => void };

/** What a look is called, in both languages. */
export function LookTitleDialog({ look, onClose, onDone }: LookTitleDialogProps) {
  const form = useId();
  const [title, setTitle] = useState(look.title);
  const submission = useSubmission();
  function submit(event: FormEvent) {
    event.preventDefault();
    void submission.submit({
      call: () => client(changeLook, { params: { id: look.id }, body: { title } }),
      done: () => {
        showToast({ text: m.admin_looks_saved() });
        onDone();
        onClose();
      },
    });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || submission.busy || onClose()}
      title={<Headline text={m.admin_looks_rename_title()} />}
      closeLabel={m.nav_close()}
      footer={
        <>
          <Button size="medium" className="flex-1 md:flex-none" onClick={onClose}>
            {m.admin_cancel()}
          </Button>
          <Button
            size="medium"
            look="ink"
            type="submit"
            form={form}
            busy={submission.busy}
            className="flex-1 md:flex-none"
          >
            {m.admin_looks_save()}
          </Button>
        </>
      }
    >
      <form
        id={form}
        ref={submission.form}
        noValidate
        onSubmit={submit}
        onInput={submission.forgive}
        className="grid gap-6"
      >
        <TitleFields title={title} onChange={setTitle} submission={submission} />
        <FormAlert submission={submission} fields={["title.en", "title.fr"]} />
      </form>
    </Dialog>
  );
}

type Title = AdminLook["title"];
type TitleFieldsProps = {
  title: Title;
  onChange: (title: Title) => void;
  submission: ReturnType<typeof useSubmission>;
};

export function TitleFields({ title, onChange, submission }: TitleFieldsProps) {
  return (
    <>
      <Field
        name="title.en"
        lang="en"
        label={m.admin_looks_title_en()}
        required
        maxLength={120}
        value={title.en}
        onChange={({ currentTarget }) => onChange({ ...title, en: currentTarget.value })}
        error={faultOf(submission, "title.en")}
      />
      <Field
        name="title.fr"
        lang="fr"
        label={m.admin_looks_title_fr()}
        required
        maxLength={120}
        value={title.fr}
        onChange={({ currentTarget }) => onChange({ ...title, fr: currentTarget.value })}
        error={faultOf(submission, "title.fr")}
      />
    </>
  );
}
