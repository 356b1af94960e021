import { useState } from "react";
import { type AdminPerson, listPeople } from "#contract/admin/people.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { SearchIcon } from "#web/ui/icons.tsx";
import { Sewing } from "#web/ui/sewing.tsx";

const few = 6;

type PersonPickerProps = {
  label: string;
  /** Who is chosen, as soon as that is known. */
  chosen: { readonly email: string; readonly firstname: string } | undefined;
  /** Whether somebody is, even before it is known who. */
  isChosen: boolean;
  onChoose: (id: string | undefined) => void;
};

/** Finds a person by the beginning of a name or an address, while it is typed. */
export function PersonPicker({ label, chosen, isChosen, onChoose }: PersonPickerProps) {
  if (isChosen)
    return (
      <div className="flex min-h-16 flex-wrap items-center gap-x-5 gap-y-1">
        <p className="min-w-0">
          <span className="block text-12 text-muted">{label}</span>
          <span className="block truncate font-medium">{chosen?.firstname ?? "…"}</span>
          <span className="block truncate text-14 text-muted">{chosen?.email ?? " "}</span>
        </p>
        <Button size="small" look="quiet" onClick={() => onChoose(undefined)}>
          {m.admin_reco_person_change()}
        </Button>
      </div>
    );
  return <Finder label={label} onChoose={onChoose} />;
}

function Finder({ label, onChoose }: Pick<PersonPickerProps, "label" | "onChoose">) {
  const [words, setWords] = useState("");
  const q = words.trim();
  const { answer, problem, busy } = useAnswer(
    listPeople,
    { query: { limit: few, ...(q && { q }) } },
    { after: q ? 160 : 0 },
  );
  return (
    <div className="max-w-140">
      <Field
        label={label}
        hint={m.admin_reco_person_hint()}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        prefix={<SearchIcon className="size-4" />}
        suffix={busy && <Sewing className="w-8" />}
      />
      <p role="status" className="mt-2 text-14 text-muted empty:hidden">
        {problem && m.admin_reco_person_failed()}
        {!problem && !busy && answer?.users.length === 0 && m.admin_reco_person_none()}
      </p>
      <ul className="mt-2">
        {answer?.users.map((person) => (
          <li key={person.id} className="border-line border-b">
            <button
              type="button"
              onClick={() => onChoose(person.id)}
              className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 py-2.5 text-left text-14 transition-colors duration-fast hover:bg-wash"
            >
              <span className="font-medium">{nameOf(person)}</span>
              <span className="truncate text-muted">{person.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const nameOf = ({ firstname, lastname }: AdminPerson): string => `${firstname} ${lastname}`.trim() || "—";
