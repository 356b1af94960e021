import { type FormEvent, useId, useState } from "react";
import type { Problem } from "#contract/client.ts";
import { deleteAccount } from "#contract/users.ts";
import { canonicalEmail } from "#vocabulary/email.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { problemSentence } from "#web/features/form/problem-sentence.ts";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { farewell } from "#web/shell/farewell.tsx";
import { client } from "#web/state/client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { leave } from "../way-out.ts";
import { forgetPerson } from "./forget-person.ts";

type DeleteDialogProps = { email: string; open: boolean; onOpenChange: (open: boolean) => void };

/** The one act that nothing undoes asks for the address to be typed. */
export default function DeleteDialog({ email, open, onOpenChange }: DeleteDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const submission = useSubmission();

  function remove(event: FormEvent) {
    event.preventDefault();
    return void submission.submit({
      faults: canonicalEmail(typed) === canonicalEmail(email) ? {} : { confirmation: "invalid" },
      call: deleted,
      done: () => {
        forgetPerson();
        leave({ to: "/", state: farewell });
      },
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => submission.busy || onOpenChange(next)}
      title={<Headline text={m.account_delete_title()} />}
      description={m.account_delete_text()}
      closeLabel={m.nav_close()}
      footer={
        <>
          <Button className="flex-1 md:flex-none" onClick={() => submission.busy || onOpenChange(false)}>
            {m.account_delete_keep()}
          </Button>
          <Button
            type="submit"
            form={id}
            look="accent"
            busy={submission.busy}
            className="flex-1 md:flex-none"
          >
            {m.account_delete_now()}
          </Button>
        </>
      }
    >
      <form id={id} ref={submission.form} noValidate onSubmit={remove} onInput={submission.forgive}>
        <Field
          name="confirmation"
          type="email"
          autoComplete="off"
          label={m.account_delete_confirm({ email })}
          error={submission.faults.confirmation && m.account_delete_wrong()}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="wrap-anywhere"
        />
        <div className="mt-5">
          <FormAlert submission={submission}>
            {m.account_delete_failed()} {submission.problem && problemSentence(submission.problem)}
          </FormAlert>
        </div>
      </form>
    </Dialog>
  );
}

/** Done only if `success` is true (SPEC.md §7). */
async function deleted(): Promise<Result<null, Problem>> {
  const answer = await client(deleteAccount, {});
  if (!answer.ok) return refuse(answer.refusal);
  return answer.value.success
    ? accept(null)
    : refuse({ kind: "unintelligible", message: "The account was not deleted." });
}
