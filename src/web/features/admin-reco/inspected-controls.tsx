import { readWeights } from "#contract/admin/reco.ts";
import { shortDay } from "#web/features/admin/figures.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Segmented } from "#web/ui/segmented.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { PastedForm } from "./pasted-form.tsx";
import { PersonPicker } from "./person-picker.tsx";
import type { Against, useInspected } from "./use-inspected.ts";

type Inspected = ReturnType<typeof useInspected>;

/** Whose list, in which universe, beside which other. */
export function InspectedControls({ inspected }: { inspected: Inspected }) {
  const { of, user, universe, set, a } = inspected;
  return (
    <div className="grid gap-5">
      <Segmented
        label={m.admin_reco_of()}
        value={of}
        onChange={(next) => set({ of: next === "pasted" ? "pasted" : undefined })}
        options={[
          { value: "person", label: m.admin_reco_of_person() },
          { value: "pasted", label: m.admin_reco_of_pasted() },
        ]}
      />
      {of === "person" ? (
        <PersonPicker
          label={m.admin_reco_person()}
          chosen={a.list?.user ?? undefined}
          isChosen={user !== undefined}
          onChoose={(id) => set({ user: id })}
        />
      ) : (
        <PastedForm onRead={inspected.setPasted} problem={a.problem} />
      )}
      <div className="flex flex-wrap gap-x-12 gap-y-3">
        <div>
          <p aria-hidden="true" className="text-12 text-muted">
            {m.universe_label()}
          </p>
          <Segmented
            label={m.universe_label()}
            value={universe ?? "own"}
            onChange={(next) => set({ universe: next === "own" ? undefined : next })}
            options={[
              ...(of === "person" ? [{ value: "own" as const, label: m.admin_reco_universe_own() }] : []),
              { value: "women", label: m.universe_women() },
              { value: "men", label: m.universe_men() },
            ]}
          />
        </div>
        <div>
          <p aria-hidden="true" className="text-12 text-muted">
            {m.admin_reco_compare()}
          </p>
          <Segmented<Against>
            label={m.admin_reco_compare()}
            value={inspected.against}
            onChange={(next) => set({ against: next === "none" ? undefined : next })}
            options={[
              { value: "none", label: m.admin_reco_compare_none() },
              { value: "user", label: m.admin_reco_compare_user() },
              { value: "weights", label: m.admin_reco_compare_weights() },
            ]}
          />
        </div>
      </div>
      <Other inspected={inspected} />
    </div>
  );
}

/** Who or what list B is of. */
function Other({ inspected: { against, other, set, b, weights } }: { inspected: Inspected }) {
  if (against === "user")
    return (
      <PersonPicker
        label={m.admin_reco_compare_user()}
        chosen={b.list?.user ?? undefined}
        isChosen={other !== undefined}
        onChoose={(id) => set({ other: id })}
      />
    );
  if (against === "weights")
    return (
      <WeightsChoice chosen={weights} onChoose={(id) => set({ weights: id ? String(id) : undefined })} />
    );
  return null;
}

function WeightsChoice({ chosen, onChoose }: { chosen: number; onChoose: (id: number) => void }) {
  const { answer } = useAnswer(readWeights, { query: { lang: currentLanguage() } });
  return (
    <SelectField
      label={m.admin_reco_compare_set()}
      value={String(chosen)}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      className="max-w-100"
    >
      <option value="0">{m.admin_weights_served_code()}</option>
      {answer?.sets.map(({ id, made_at, note }) => (
        <option key={id} value={id}>
          {[m.admin_weights_served_set({ id }), shortDay(made_at), note].filter(Boolean).join(" · ")}
        </option>
      ))}
    </SelectField>
  );
}
