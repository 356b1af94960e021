import { type FormEvent, useState } from "react";
import type { Problem } from "#contract/client.ts";
import type { PreferencesToUpdate } from "#contract/preferences.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { TextareaField } from "#web/ui/field.tsx";
import { readPasted } from "./read-pasted.ts";

type PastedFormProps = {
  onRead: (preferences: PreferencesToUpdate) => void;
  /** What the server thought of the last ones. */
  problem: Problem | undefined;
};

/** Preferences without a person: pasted, and told what is wrong with them. */
export function PastedForm({ onRead, problem }: PastedFormProps) {
  const [text, setText] = useState('{\n  "global": { "openness": 3 }\n}');
  const [wrong, setWrong] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readPasted(text);
    setWrong(read.ok ? undefined : read.refusal);
    if (read.ok) onRead(read.value);
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-160 justify-items-start gap-4">
      <TextareaField
        label={m.admin_reco_pasted()}
        hint={m.admin_reco_pasted_hint()}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setWrong(undefined);
        }}
        error={wrong ?? refusedKeys(problem)}
        spellCheck={false}
        rows={6}
        className="num w-full"
      />
      <Button type="submit" look="ink" size="medium">
        {m.admin_reco_pasted_go()}
      </Button>
    </form>
  );
}

function refusedKeys(problem: Problem | undefined): string | undefined {
  if (problem?.kind !== "refused" || !problem.fields) return undefined;
  const fields = Object.keys(problem.fields)
    .map((field) => field.replace(/^preferences\./, ""))
    .join(", ");
  return m.admin_reco_pasted_refused({ fields });
}
