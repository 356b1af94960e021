import { useState } from "react";
import { useSearchParams } from "react-router";
import { listOverrides, type TracedList, type TracedPick } from "#contract/admin/reco.ts";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { Failure } from "#web/features/admin/failure.tsx";
import { count } from "#web/features/admin/figures.ts";
import { NothingHere } from "#web/features/admin/table-instead.tsx";
import { ComparedLists } from "#web/features/admin-reco/compared-lists.tsx";
import { InspectedControls } from "#web/features/admin-reco/inspected-controls.tsx";
import { OverrideDialog, type Overriding } from "#web/features/admin-reco/override-dialog.tsx";
import { OverridesList, overridesQuestion } from "#web/features/admin-reco/overrides-list.tsx";
import type { RecoAction } from "#web/features/admin-reco/reco-words.ts";
import { TracedListView } from "#web/features/admin-reco/traced-list.tsx";
import { useInspected } from "#web/features/admin-reco/use-inspected.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";

/** Whose list looks how, why, and what is done about it by hand. */
export default function RecommendationsScreen() {
  const inspected = useInspected();
  const { a, b, of, user, against, other } = inspected;
  const cursor = useSearchParams()[0].get("cursor") ?? undefined;
  const overrides = useAnswer(listOverrides, overridesQuestion(of === "person" ? user : undefined, cursor));
  const [overriding, setOverriding] = useState<Overriding>();
  const act = (list: TracedList | undefined) => (pick: TracedPick, action: RecoAction | "clear") =>
    setOverriding({ action, product: pick.product, person: personOf(list) });
  const isCompared = against === "weights" || (against === "user" && other !== undefined);
  return (
    <AdminPage
      title={m.admin_recommendations()}
      headline={m.admin_reco_headline()}
      lead={m.admin_reco_lead()}
    >
      <InspectedControls inspected={inspected} />
      <div className="mt-8 mb-14">
        <h2 className="sr-only">{m.admin_reco_list()}</h2>
        {a.problem && <Failure problem={a.problem} again={a.again} busy={a.busy} />}
        {!a.problem && !a.list && !a.busy && (
          <NothingHere
            title={`${m.admin_reco_empty_title()} ${m.admin_reco_empty_clause()}`}
            text={m.admin_reco_empty_text()}
          />
        )}
        {!a.problem && a.list && <Summary list={a.list} />}
        {!a.problem && (a.list || a.busy) && isCompared && (
          <ComparedLists
            a={a}
            b={b}
            titles={titlesOf(against, a.list, b.list)}
            onAct={(pick, action, side) => act(side === "a" ? a.list : b.list)(pick, action)}
          />
        )}
        {!a.problem && (a.list || a.busy) && !isCompared && (
          <TracedListView traced={a} label={m.admin_reco_list()} onAct={act(a.list)} />
        )}
      </div>
      <OverridesList
        asked={overrides}
        onClear={({ product, user: whose }) =>
          setOverriding({
            action: "clear",
            product,
            person: whose ? { id: whose.id, name: whose.email } : undefined,
            everyone: !whose,
          })
        }
      />
      <OverrideDialog
        of={overriding}
        onClose={() => setOverriding(undefined)}
        onDone={() => {
          a.again();
          b.again();
          overrides.again();
        }}
      />
    </AdminPage>
  );
}

const personOf = (list: TracedList | undefined) =>
  list?.user ? { id: list.user.id, name: list.user.firstname } : undefined;

const weightsOf = ({ weights_id: id }: TracedList): string =>
  id === null ? m.admin_reco_weights_code() : m.admin_reco_weights_set({ id });

function titlesOf(against: string, a: TracedList | undefined, b: TracedList | undefined) {
  const named = (side: string, list: TracedList | undefined) => {
    const words = list && (against === "user" ? list.user?.firstname : weightsOf(list));
    return words ? `${side} · ${words}` : side;
  };
  return { a: named(m.admin_reco_side_a(), a), b: named(m.admin_reco_side_b(), b) };
}

function Summary({ list }: { list: TracedList }) {
  const { left, offered, openness } = list;
  return (
    <p className="mb-4 max-w-measure text-14 text-muted">
      {m.admin_reco_summary({
        left: count(left),
        offered: count(offered),
        openness,
        weights: weightsOf(list),
      })}
    </p>
  );
}
