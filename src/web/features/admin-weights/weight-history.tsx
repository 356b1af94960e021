import type { RankerWeightsAnswer, WeightSet } from "#contract/admin/reco.ts";
import { count, moment, percent, shortDay } from "#web/features/admin/figures.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";

type WeightHistoryProps = { weights: RankerWeightsAnswer; onGoBack: (id: number | null) => void };

/** Every set there was, the latest first, and at the end the weights of the code. */
export function WeightHistory({ weights, onGoBack }: WeightHistoryProps) {
  const { sets, served } = weights;
  return (
    <>
      {sets.length === 0 && <p className="text-muted">{m.admin_weights_history_none()}</p>}
      <ol className="border-line border-t">
        {sets.map((set) => (
          <li key={set.id} className={line} data-set={set.id}>
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="display-22">{m.admin_weights_served_set({ id: set.id })}</span>
                <span className="text-14 text-muted">
                  {set.made_by === "learned" ? m.admin_weights_learned() : m.admin_weights_by_admin()},{" "}
                  {moment(set.made_at)}
                </span>
              </p>
              {set.note && <p className="mt-1 text-14">{set.note}</p>}
              <p className="mt-1 max-w-measure text-14 text-muted">{factorsText(set, weights)}</p>
              {set.basis && <p className="mt-1 max-w-measure text-14 text-muted">{basisText(set.basis)}</p>}
              <p className="mt-1 text-12 text-muted">
                {set.served_at.length > 0
                  ? m.admin_weights_served_times({ dates: set.served_at.map(shortDay).join(", ") })
                  : m.admin_weights_never_served()}
              </p>
            </div>
            <Way
              id={set.id}
              served={served}
              name={m.admin_weights_served_set({ id: set.id })}
              onGoBack={onGoBack}
            />
          </li>
        ))}
        <li className={line} data-set="code">
          <p className="display-22">{m.admin_weights_served_code()}</p>
          <Way id={null} served={served} name={m.admin_weights_served_code()} onGoBack={onGoBack} />
        </li>
      </ol>
    </>
  );
}

const line = "flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-line border-b py-5";

type WayProps = {
  id: number | null;
  served: number | null;
  name: string;
  onGoBack: WeightHistoryProps["onGoBack"];
};

function Way({ id, served, name, onGoBack }: WayProps) {
  if (id === served)
    return <p className="rounded-chip bg-ink px-3 py-1 text-12 text-paper">{m.admin_weights_served()}</p>;
  return (
    <Button size="small" onClick={() => onGoBack(id)}>
      {m.admin_weights_go_back()}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}

function factorsText({ factors }: WeightSet, { features }: RankerWeightsAnswer): string {
  const labels = new Map(features.map(({ key, label }) => [key, label]));
  const told = Object.entries(factors)
    .filter(([, factor]) => factor !== 1)
    .map(([key, factor]) => `${labels.get(key) ?? key} × ${count(Math.round(factor * 100) / 100)}`);
  return told.length > 0
    ? m.admin_weights_factors({ factors: told.join(" · ") })
    : m.admin_weights_factors_none();
}

const basisText = ({ impressions, people, taken, gain }: NonNullable<WeightSet["basis"]>): string =>
  m.admin_weights_basis({
    impressions: count(impressions),
    people: count(people),
    taken: count(taken),
    gain: percent(gain),
  });
