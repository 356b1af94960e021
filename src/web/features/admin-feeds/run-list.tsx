import { type AdminFeedRun, listFeeds, listRuns, runStates } from "#contract/admin/catalogue.ts";
import { type Column, DataTable } from "#web/features/admin/data-table.tsx";
import { count } from "#web/features/admin/figures.ts";
import { ChoiceFilter, Filters } from "#web/features/admin/filters.tsx";
import { MomentText } from "#web/features/admin/moment-text.tsx";
import { Pager } from "#web/features/admin/pager.tsx";
import { oneOf, useFilters } from "#web/features/admin/use-filters.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { runStateWords } from "./feed-words.ts";
import { RunState } from "./run-state.tsx";

/** Every run there was, the latest first. */
export function RunList() {
  const { values, set, any, cursor } = useFilters(["feed", "state"]);
  const state = oneOf(runStates, values.state);
  const { feed } = values;
  const asked = useAnswer(listRuns, {
    query: { ...(feed && { feed }), ...(state && { state }), ...(cursor && { cursor }) },
  });
  const { answer } = asked;
  const kept = useAnswer(listFeeds, { query: { limit: 100 } }).answer?.feeds ?? [];
  // A feed that is kept no more may still be asked for by its address.
  const names = [...new Set([...kept.map(({ name }) => name), ...(feed ? [feed] : [])])];
  return (
    <>
      <Filters
        label={m.admin_feeds_tab_runs()}
        onClear={any ? () => set({ feed: undefined, state: undefined }) : undefined}
      >
        <ChoiceFilter
          label={m.admin_feeds_name()}
          value={feed}
          options={names.map((name) => ({ value: name, label: name }))}
          onChange={(next) => set({ feed: next })}
        />
        <ChoiceFilter
          label={m.admin_run_state()}
          value={state}
          options={runStates.map((one) => ({ value: one, label: runStateWords[one]() }))}
          onChange={(next) => set({ state: next })}
        />
      </Filters>
      <DataTable
        caption={m.admin_feeds_tab_runs()}
        columns={columns()}
        rows={answer?.runs}
        keyOf={({ id }) => id}
        busy={asked.busy}
        problem={asked.problem}
        again={asked.again}
        empty={{ title: any ? m.admin_run_none_filtered() : m.admin_run_none() }}
      />
      {answer && answer.runs.length > 0 && (
        <Pager total={answer.total} shown={answer.runs.length} next={answer.next_cursor} />
      )}
    </>
  );
}

const columns = (): readonly Column<AdminFeedRun>[] => [
  {
    key: "feed",
    label: m.admin_feeds_name(),
    cell: ({ id, feed }) => (
      <Link to={`/admin/feeds/runs/${id}`} className="link">
        {feed} · {id}
      </Link>
    ),
  },
  { key: "state", label: m.admin_run_state(), cell: (run) => <RunState run={run} /> },
  { key: "when", label: m.admin_run_when(), cell: ({ started_at }) => <MomentText at={started_at} /> },
  { key: "by", label: m.admin_run_by(), cell: ({ by }) => by ?? m.admin_run_by_schedule() },
  { key: "added", label: m.admin_run_added(), figures: true, cell: ({ summary }) => told(summary?.added) },
  {
    key: "changed",
    label: m.admin_run_changed(),
    figures: true,
    cell: ({ summary }) => told(summary?.changed),
  },
  { key: "errors", label: m.admin_run_errors(), figures: true, cell: ({ errors }) => count(errors) },
];

const told = (value: number | undefined): string => (value === undefined ? "—" : count(value));
