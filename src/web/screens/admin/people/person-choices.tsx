import { useState } from "react";
import { type AdminPersonWhole, changePerson } from "#contract/admin/people.ts";
import { listSchools } from "#contract/admin/schools.ts";
import { type Language, languages } from "#vocabulary/language.ts";
import { problemSentence } from "#web/features/form/problem-sentence.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { languageNames } from "./words.ts";

type PersonChoicesProps = { person: AdminPersonWhole; onChange: (person: AdminPersonWhole) => void };

type Change = { readonly lang?: Language; readonly ecole?: number | null };

/** Language and school. What is chosen shows at once, and goes back when it is not kept. */
export function PersonChoices({ person, onChange }: PersonChoicesProps) {
  const [saving, setSaving] = useState<Change>({});
  const { answer } = useAnswer(listSchools, { query: { limit: 100 } });
  const schools = schoolsWith(answer?.ecoles ?? [], person.ecole);
  const ecole = saving.ecole === undefined ? (person.ecole?.id ?? null) : saving.ecole;

  async function change(next: Change) {
    setSaving(next);
    const changed = await client(changePerson, { params: { id: person.id }, body: { ...next, note: "" } });
    setSaving({});
    if (changed.ok) onChange(changed.value.user);
    else showToast({ text: `${m.admin_unchanged()} ${problemSentence(changed.refusal)}`, urgent: true });
  }
  return (
    <div className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <SelectField
        label={m.admin_person_language()}
        hint={m.admin_person_language_hint()}
        value={saving.lang ?? person.lang}
        onChange={(event) => {
          const lang = languages.find((one) => one === event.target.value);
          if (lang) void change({ lang });
        }}
      >
        {languages.map((lang) => (
          <option key={lang} value={lang}>
            {languageNames[lang]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.admin_school()}
        value={ecole ?? ""}
        onChange={(event) => void change({ ecole: Number(event.target.value) || null })}
      >
        <option value="">{m.admin_school_none()}</option>
        {schools.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

type SchoolName = { readonly id: number; readonly name: string };

/** The one that was chosen is among them, also when it is no longer offered. */
const schoolsWith = (schools: readonly SchoolName[], own: SchoolName | null): readonly SchoolName[] =>
  own && !schools.some(({ id }) => id === own.id) ? [own, ...schools] : schools;
