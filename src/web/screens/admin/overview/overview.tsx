import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { getOverview } from "#contract/admin/overview.ts";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { Failure } from "#web/features/admin/failure.tsx";
import { shortDay } from "#web/features/admin/figures.ts";
import { useRefresh } from "#web/features/admin/use-refresh.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Days } from "./days.tsx";
import { Hits } from "./hits.tsx";
import { Jobs } from "./jobs.tsx";
import { OverviewSkeleton } from "./overview-skeleton.tsx";
import { PeopleFigures } from "./people-figures.tsx";
import { rangeOf } from "./range.ts";
import { RangeChoice } from "./range-choice.tsx";
import { Searches } from "./searches.tsx";
import { Site } from "./site.tsx";

import { Works } from "./works.tsx";

/** How the site is doing: what an admin looks at first. */
export default function Overview() {
  const [search] = useSearchParams();
  // The days stay the same while the page is open, also past midnight.
  const range = useMemo(() => rangeOf(search, Date.now()), [search]);
  const { answer, problem, busy, again } = useAnswer(getOverview, {
    query: { from: range.from, to: range.to },
  });
  useRefresh(answer?.jobs.some(({ state }) => state === "running") ?? false, again);
  return (
    <AdminPage
      title={m.admin_overview()}
      headline={m.admin_overview_headline()}
      lead={m.admin_overview_lead({ from: shortDay(range.from), to: shortDay(range.to) })}
    >
      <RangeChoice range={range} />
      {problem && !answer && <Failure problem={problem} again={again} busy={busy} />}
      {problem && answer && (
        <p role="status" className="mb-6 text-14 text-muted">
          {m.admin_stale()}
        </p>
      )}
      {!answer && !problem && <OverviewSkeleton />}
      {answer && (
        <div className="grid gap-y-4">
          <PeopleFigures overview={answer} />
          <Days days={answer.days} />
          <Hits overview={answer} />
          <div className="grid gap-x-12 xl:grid-cols-2">
            <div className="min-w-0">
              <Searches overview={answer} />
              <Jobs jobs={answer.jobs} />
            </div>
            <Works overview={answer} />
          </div>
          <Site site={answer.site} />
        </div>
      )}
    </AdminPage>
  );
}
