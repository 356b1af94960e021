import type { AdminJob } from "#contract/admin/overview.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { count } from "#web/features/admin/figures.ts";
import { MomentText } from "#web/features/admin/moment-text.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { jobNames, jobStates } from "./words.ts";

/** What works in the background, and how far it is. */
export function Jobs({ jobs }: { jobs: readonly AdminJob[] }) {
  return (
    <AdminSection title={m.admin_jobs()}>
      <ul className="text-14">
        {jobs.map((job) => (
          <li key={job.key} className="border-line border-b py-2.5 first:pt-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>{jobNames[job.key]()}</span>
              <span className={classNames("text-12", job.state === "failed" ? "text-accent" : "text-muted")}>
                {jobStates[job.state]()}
                {job.last_at && (
                  <>
                    {" · "}
                    <MomentText at={job.last_at} />
                  </>
                )}
                {job.done !== null && ` · ${doneOf(job.done, job.of)}`}
              </span>
            </div>
            {job.state === "running" && <Progress job={job} />}
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}

const doneOf = (done: number, of: number | null): string =>
  of === null ? count(done) : m.admin_shown({ shown: count(done), total: count(of) });

/** Without a known end it only says that work is under way. */
function Progress({ job: { key, done, of } }: { job: AdminJob }) {
  return (
    <progress
      aria-label={jobNames[key]()}
      {...(done !== null && of ? { value: Math.min(done, of), max: of } : {})}
      className={classNames(
        "mt-2 block h-0.5 w-full appearance-none border-0 bg-thread",
        "[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-thread [&::-webkit-progress-value]:bg-accent",
      )}
    />
  );
}
