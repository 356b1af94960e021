import { useState } from "react";
import { addWeights, type RankerWeightsAnswer, serveWeights } from "#contract/admin/reco.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { ConfirmDialog } from "#web/features/admin/confirm-dialog.tsx";
import { moment } from "#web/features/admin/figures.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { FactorRow } from "./factor-row.tsx";
import { changedKeys, servedFactors } from "./factors.ts";
import { WeightHistory } from "./weight-history.tsx";
import { WeightsPreview } from "./weights-preview.tsx";

type WeightsViewProps = { weights: RankerWeightsAnswer; onChanged: () => void };
type Asking = { readonly what: "save" | "let-go" } | { readonly what: "back"; readonly id: number | null };

export function WeightsView({ weights, onChanged }: WeightsViewProps) {
  const served = servedFactors(weights);
  const [tried, setTried] = useState(served);
  const [asking, setAsking] = useState<Asking>();
  const changed = changedKeys(served, tried);
  return (
    <>
      <Served weights={weights} onLetGo={() => setAsking({ what: "let-go" })} />
      <div className="grid gap-x-14 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <AdminSection
          title={m.admin_weights_try()}
          note={m.admin_weights_try_note()}
          action={
            <Button
              size="small"
              look="quiet"
              onClick={() => setTried(Object.fromEntries(weights.features.map(({ key }) => [key, 1])))}
            >
              {m.admin_weights_all_one()}
            </Button>
          }
        >
          <ul className="grid gap-x-10 border-line border-t md:max-xl:grid-cols-2">
            {weights.features.map((feature) => (
              <FactorRow
                key={feature.key}
                feature={feature}
                factor={tried[feature.key] ?? 1}
                served={served[feature.key] ?? 1}
                onChange={(factor) => setTried((before) => ({ ...before, [feature.key]: factor }))}
              />
            ))}
          </ul>
          <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 bg-paper py-4">
            <Button
              look="ink"
              size="medium"
              disabled={changed.length === 0}
              onClick={() => setAsking({ what: "save" })}
            >
              {m.admin_weights_save()}
            </Button>
            {changed.length > 0 && (
              <Button size="medium" look="quiet" onClick={() => setTried(served)}>
                {m.admin_weights_reset()}
              </Button>
            )}
            <p role="status" className="text-14 text-muted">
              {changed.length === 1 && m.admin_weights_changed_one()}
              {changed.length > 1 && m.admin_weights_changed({ count: changed.length })}
            </p>
          </div>
        </AdminSection>
        <AdminSection title={m.admin_weights_preview()}>
          <WeightsPreview tried={tried} />
        </AdminSection>
      </div>
      <AdminSection title={m.admin_weights_history()}>
        <WeightHistory weights={weights} onGoBack={(id) => setAsking({ what: "back", id })} />
      </AdminSection>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => open || setAsking(undefined)}
        {...wordsOf(asking)}
        noted
        call={(note) =>
          asking?.what === "save"
            ? client(addWeights, { body: { factors: tried, note } })
            : client(serveWeights, {
                body:
                  asking?.what === "back"
                    ? { id: asking.id, held: true, note }
                    : { id: weights.served, held: false, note },
              })
        }
        done={() => {
          if (asking) showToast({ text: doneText(asking) });
          onChanged();
        }}
      />
    </>
  );
}

function Served({
  weights: { served, since, held },
  onLetGo,
}: {
  weights: RankerWeightsAnswer;
  onLetGo: () => void;
}) {
  return (
    <div className="mb-12 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-line border-y py-5">
      <div>
        <p className="text-12 text-muted">{m.admin_weights_served()}</p>
        <p className="display-28 mt-1" data-served={served ?? "code"}>
          {nameOf(served)}
        </p>
        {since && <p className="mt-1 text-14 text-muted">{m.admin_weights_since({ date: moment(since) })}</p>}
      </div>
      <div className="max-w-100 text-14">
        <p className="font-medium">{held ? m.admin_weights_held() : m.admin_weights_open()}</p>
        <p className="text-muted">{held ? m.admin_weights_held_text() : m.admin_weights_open_text()}</p>
      </div>
      {held && (
        <Button size="small" onClick={onLetGo}>
          {m.admin_weights_let_go()}
        </Button>
      )}
    </div>
  );
}

const nameOf = (id: number | null): string =>
  id === null ? m.admin_weights_served_code() : m.admin_weights_served_set({ id });

function wordsOf(asking: Asking | undefined) {
  if (asking?.what === "back")
    return {
      title: m.admin_weights_go_back_title({ name: nameOf(asking.id) }),
      text: m.admin_weights_go_back_text(),
      confirm: m.admin_weights_go_back(),
    };
  if (asking?.what === "let-go")
    return {
      title: m.admin_weights_let_go(),
      text: m.admin_weights_let_go_text(),
      confirm: m.admin_weights_let_go(),
    };
  return {
    title: m.admin_weights_save_title(),
    text: m.admin_weights_save_text(),
    confirm: m.admin_weights_save(),
  };
}

function doneText(asking: Asking): string {
  if (asking.what === "back") return m.admin_weights_back_done({ name: nameOf(asking.id) });
  return asking.what === "save" ? m.admin_weights_saved() : m.admin_weights_let_go_done();
}
