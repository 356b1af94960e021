import { type FormEvent, useState } from "react";
import { addLook } from "#contract/admin/content.ts";
import { type Occasion, occasions, type Season, seasons } from "#vocabulary/attribute.ts";
import { lookSlots } from "#vocabulary/look.ts";
import { occasionLabels, seasonLabels } from "#vocabulary/occasion-labels.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { NoteField } from "#web/features/admin/note-field.tsx";
import { oneOf } from "#web/features/admin/use-filters.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { SubmitButton } from "#web/features/form/submit-button.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Segmented } from "#web/ui/segmented.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { type Chosen, ChosenPieces } from "./chosen-pieces.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { TitleFields } from "./look-title-dialog.tsx";
import { PieceFinder } from "./piece-finder.tsx";

/** A look put together by hand: pieces that can be had, one for each place. */
export function LookMaker({ onMade }: { onMade: () => void }) {
  const [universe, setUniverse] = useState<Universe>("women");
  const [occasion, setOccasion] = useState<Occasion>("everyday");
  const [season, setSeason] = useState<Season>("autumn");
  const [title, setTitle] = useState({ en: "", fr: "" });
  const [note, setNote] = useState("");
  const [chosen, setChosen] = useState<Chosen>({});
  const [isMade, setIsMade] = useState(false);
  const submission = useSubmission();
  const language = currentLanguage();
  const products = lookSlots.flatMap((slot) => chosen[slot]?.id ?? []);
  const isBegun = products.length > 0 || Object.values(title).some(Boolean);
  function submit(event: FormEvent) {
    event.preventDefault();
    void submission.submit({
      faults: {
        ...(!title.en.trim() && { "title.en": "required" as const }),
        ...(!title.fr.trim() && { "title.fr": "required" as const }),
        ...(products.length < 2 && { products: "too_small" as const }),
      },
      call: () =>
        client(addLook, { body: { universe, occasion, season, title, products, note: note.trim() } }),
      done: () => {
        setIsMade(true);
        onMade();
      },
    });
  }
  return (
    <form ref={submission.form} noValidate onSubmit={submit} onInput={submission.forgive}>
      <div className="grid gap-x-14 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <AdminSection title={m.admin_looks_find()}>
          <Segmented<Universe>
            label={m.universe_label()}
            value={universe}
            onChange={(next) => {
              setUniverse(next);
              setChosen({});
            }}
            options={[
              { value: "women", label: m.universe_women() },
              { value: "men", label: m.universe_men() },
            ]}
            className="mb-4"
          />
          <PieceFinder
            universe={universe}
            onChoose={(slot, product) => {
              setChosen((before) => ({ ...before, [slot]: product }));
              submission.forgiveField("products");
            }}
          />
        </AdminSection>
        <AdminSection title={m.admin_looks_chosen()}>
          <ChosenPieces
            chosen={chosen}
            error={submission.faults.products && m.admin_looks_too_few()}
            onRemove={(slot) => setChosen(({ [slot]: _, ...rest }) => rest)}
          />
          <div className="mt-8 grid gap-6">
            <TitleFields title={title} onChange={setTitle} submission={submission} />
            <div className="grid gap-6 sm:grid-cols-2">
              <SelectField
                label={m.looks_occasion()}
                value={occasion}
                onChange={({ currentTarget }) =>
                  setOccasion(oneOf(occasions, currentTarget.value) ?? occasion)
                }
              >
                {occasions.map((one) => (
                  <option key={one} value={one}>
                    {occasionLabels[one][language]}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label={m.looks_season()}
                value={season}
                onChange={({ currentTarget }) => setSeason(oneOf(seasons, currentTarget.value) ?? season)}
              >
                {seasons.map((one) => (
                  <option key={one} value={one}>
                    {seasonLabels[one][language]}
                  </option>
                ))}
              </SelectField>
            </div>
            <NoteField value={note} onChange={setNote} />
            <FormAlert submission={submission} fields={["title.en", "title.fr"]} />
            <SubmitButton look="ink" size="medium" busy={submission.busy} className="justify-self-start">
              {m.admin_looks_make()}
            </SubmitButton>
          </div>
        </AdminSection>
      </div>
      <LeaveGuard isDirty={isBegun && !isMade} />
    </form>
  );
}
