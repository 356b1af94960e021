import type { ReactNode } from "react";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { Failure } from "#web/features/admin/failure.tsx";
import { count, moment } from "#web/features/admin/figures.ts";
import { useFilters } from "#web/features/admin/use-filters.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Sewing } from "#web/ui/sewing.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { DiagnosticGroups } from "./diagnostic-groups.tsx";
import { DiagnosticRows } from "./diagnostic-rows.tsx";
import { tookText } from "./feed-words.ts";
import { RunNumbers } from "./run-numbers.tsx";
import { RunState } from "./run-state.tsx";
import type { KnownRun, useRun } from "./use-run.ts";

type RunViewProps = {
  asked: ReturnType<typeof useRun>;
  /** What can be done with it. */
  actions?: ReactNode;
};

/** One run: how far it is, what it did or would do, and what was wrong. */
export function RunView({ asked, actions }: RunViewProps) {
  const { known, problem, busy, again } = asked;
  const { values, set, cursor } = useFilters(["code"]);
  if (problem && !known) return <Failure problem={problem} again={again} busy={busy} />;
  if (!known)
    return (
      <div>
        <p role="status" className="sr-only">
          {m.admin_run_loading()}
        </p>
        <Skeleton className="h-12 max-w-100" />
        <Skeleton className="mt-8 h-60" />
      </div>
    );
  const { run, diagnostics } = known;
  return (
    <div data-run={run.id} data-state={run.state}>
      <Head known={known} />
      {actions && <div className="mt-5 flex flex-wrap gap-3 empty:hidden">{actions}</div>}
      {!asked.isRunning && (
        <div className="mt-10">
          <AdminSection title={run.dry_run ? m.admin_run_numbers_dry() : m.admin_run_numbers()}>
            <RunNumbers run={run} />
          </AdminSection>
          <AdminSection title={m.admin_run_wrong()}>
            <DiagnosticGroups groups={diagnostics} chosen={values.code} onChoose={(code) => set({ code })} />
          </AdminSection>
          {diagnostics.length > 0 && (
            <DiagnosticRows
              run={run.id}
              code={values.code}
              sentence={diagnostics.find(({ code }) => code === values.code)?.sentence}
              cursor={cursor}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Head({ known: { run, format, reason } }: { known: KnownRun }) {
  const facts = [
    m.admin_run_began({ date: moment(run.started_at) }),
    tookText(run),
    run.by ?? m.admin_run_by_schedule(),
    format,
  ].filter(Boolean);
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
        <RunState run={run} />
        <span className="text-muted">{facts.join(" · ")}</span>
      </p>
      {/* Said while it goes on, without a word for every product. */}
      <p role="status" className="mt-3 min-h-[1lh]">
        {run.state === "running" && (
          <span className="flex items-center gap-4">
            <Sewing className="w-14 text-accent" />
            <span className="num">{m.admin_run_progress({ count: count(run.progress) })}</span>
          </span>
        )}
        {reason && <span className="block max-w-measure">{reason}</span>}
      </p>
    </div>
  );
}
