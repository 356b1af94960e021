import { type FormEvent, useId, useState } from "react";
import { mostPins, updateReco } from "#contract/admin/reco.ts";
import type { Problem } from "#contract/client.ts";
import { NoteField } from "#web/features/admin/note-field.tsx";
import { faultOf } from "#web/features/form/fault-of.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { actionWords, type RecoAction } from "./reco-words.ts";

/** What is about to be set by hand, for whom. */
export type Overriding = {
  readonly action: RecoAction | "clear";
  readonly product: { readonly id: number; readonly name: string };
  /** Nobody: it can only hold for everyone. */
  readonly person: { readonly id: string; readonly name: string } | undefined;
  /** Whether it holds for everyone, where it is already known. */
  readonly everyone?: boolean | undefined;
};

type OverrideDialogProps = { of: Overriding | undefined; onClose: () => void; onDone: () => void };

export function OverrideDialog({ of, onClose, onDone }: OverrideDialogProps) {
  const form = useId();
  const submission = useSubmission();
  // What it said last stays while it leaves.
  const [last, setLast] = useState(of);
  if (of && of !== last) setLast(of);
  const words = actionWords[last?.action ?? "clear"];
  return (
    <Dialog
      open={of !== undefined}
      onOpenChange={(open) => open || submission.busy || onClose()}
      title={<Headline text={words.title({ name: last?.product.name ?? "" })} />}
      description={words.text()}
      closeLabel={m.nav_close()}
      footer={
        <>
          <Button size="medium" className="flex-1 md:flex-none" onClick={onClose}>
            {m.admin_cancel()}
          </Button>
          <Button
            size="medium"
            type="submit"
            form={form}
            look="ink"
            busy={submission.busy}
            className="flex-1 md:flex-none"
          >
            {words.does()}
          </Button>
        </>
      }
    >
      {last && (
        <Form
          key={`${last.product.id} ${last.action}`}
          id={form}
          of={last}
          submission={submission}
          onDone={() => {
            showToast({ text: words.done() });
            onClose();
            onDone();
          }}
        />
      )}
    </Dialog>
  );
}

type FormProps = {
  id: string;
  of: Overriding;
  submission: ReturnType<typeof useSubmission>;
  onDone: () => void;
};

function Form({ id, of: { action, product, person, everyone }, submission, onDone }: FormProps) {
  const [who, setWho] = useState<"person" | "everyone">(everyone || !person ? "everyone" : "person");
  const [until, setUntil] = useState("");
  const [note, setNote] = useState("");
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = {
      user_id: who === "person" && person ? person.id : null,
      product_id: product.id,
      action,
      note: note.trim(),
      // To the end of that day where the admin is.
      ...(until && { until: new Date(`${until}T23:59:59`).toISOString() }),
    };
    void submission.submit({ call: () => client(updateReco, { body }), done: onDone });
  }
  return (
    <form ref={submission.form} id={id} onSubmit={submit} noValidate className="grid gap-6">
      {person && everyone === undefined && (
        <Segmented
          label={m.admin_reco_for()}
          value={who}
          onChange={setWho}
          options={[
            { value: "person", label: m.admin_reco_for_person({ name: person.name }) },
            { value: "everyone", label: m.admin_reco_for_everyone() },
          ]}
        />
      )}
      {action !== "clear" && (
        <Field
          type="date"
          name="until"
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          label={m.admin_reco_until_field()}
          hint={m.admin_reco_until_hint()}
          min={new Date().toISOString().slice(0, 10)}
          error={faultOf(submission, "until")}
          className="max-w-60"
        />
      )}
      <NoteField value={note} onChange={setNote} error={faultOf(submission, "note")} />
      <FormAlert submission={submission} fields={["until", "note"]}>
        {isFull(submission.problem) ? m.admin_reco_full({ most: mostPins }) : undefined}
      </FormAlert>
    </form>
  );
}

const isFull = (problem: Problem | undefined): boolean =>
  problem?.kind === "refused" && problem.code === "full";
