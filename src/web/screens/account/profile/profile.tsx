import { type FormEvent, useState } from "react";
import type { Problem } from "#contract/client.ts";
import type { User } from "#contract/users.ts";
import { type Result, refuse } from "#vocabulary/result.ts";
import { faultOf } from "#web/features/form/fault-of.ts";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { updateUser } from "#web/state/fetch-user.ts";
import { type Edits, edit, keepEdits, settleEdits, useEdits } from "./edits.ts";
import { Password } from "./password.tsx";
import { changedFields, fieldText, keysToSend, ownField, type ProfileField } from "./profile-values.ts";
import { SaveBar, type Standing } from "./save-bar.tsx";
import { Address, Contact, You } from "./sections.tsx";
import { typedBirthdate } from "./typed-birthdate.ts";

/** A form that begins anew when its edits are discarded, and can take them back. */
export function Profile({ user }: { user: User }) {
  const [beginnings, setBeginnings] = useState(0);
  const [discarded, setDiscarded] = useState<Edits>();
  function begin(edits: Edits, taken: Edits | undefined) {
    keepEdits(user.id, edits);
    setDiscarded(taken);
    setBeginnings((times) => times + 1);
  }
  return (
    <>
      <ProfileForm
        key={beginnings}
        user={user}
        discard={(edits) => begin({}, edits)}
        undo={discarded && (() => begin(discarded, undefined))}
        again={beginnings > 0}
      />
      <Password email={user.email} />
    </>
  );
}

type ProfileFormProps = {
  user: User;
  discard: (edits: Edits) => void;
  undo: (() => void) | undefined;
  /** Not the first one on this page: the focus was in the one before. */
  again: boolean;
};

function ProfileForm({ user, discard, undo, again }: ProfileFormProps) {
  const { edits, saved } = useEdits(user.id);
  const submission = useSubmission();
  const changed = changedFields(user, edits).length > 0;
  const bind = (name: ProfileField) => ({
    name,
    value: fieldText(user, edits, name),
    onChange: ({ target }: { target: { value: string } }) => edit(user.id, name, target.value),
    error: faultOf(submission, name),
  });

  /** Fields that several controls make up are read from the form itself. */
  function input(event: FormEvent<HTMLFormElement>) {
    submission.forgive(event);
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === "gender") edit(user.id, "gender", target.value);
    const birthdate = typedBirthdate(target.name, currentTarget);
    if (birthdate === undefined) return;
    edit(user.id, "birthdate", birthdate);
    submission.forgiveField("birthdate");
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const today = new Date().toISOString().slice(0, 10);
    const keys = keysToSend(user, edits, { language: currentLanguage(), today });
    if (!changed) return settleEdits(user.id, edits);
    return void submission.submit({
      faults: keys.ok ? {} : keys.refusal,
      call: async () => withOwnFields(await updateUser(keys.ok ? keys.value : {})),
      done: () => settleEdits(user.id, edits),
    });
  }

  return (
    <form ref={submission.form} noValidate onSubmit={save} onInput={input}>
      <You bind={bind} />
      <Contact user={user} bind={bind} chooseLanguage={(language) => edit(user.id, "lang", language)} />
      <Address bind={bind} />
      <SaveBar
        submission={submission}
        standing={standingOf(changed, saved)}
        discard={() => discard(edits)}
        undo={undo}
        focused={again}
      />
    </form>
  );
}

function standingOf(changed: boolean, saved: boolean): Standing {
  if (changed) return "changed";
  return saved ? "saved" : "untouched";
}

function withOwnFields<T>(answer: Result<T, Problem>): Result<T, Problem> {
  if (answer.ok || answer.refusal.kind !== "refused" || !answer.refusal.fields) return answer;
  const fields = Object.entries(answer.refusal.fields).map(([name, fault]) => [ownField(name), fault]);
  return refuse({ ...answer.refusal, fields: Object.fromEntries(fields) });
}
