import { setTimeout as sleep } from "node:timers/promises";
import type { OwnConnection } from "./signals/own-connection.ts";

/** Rounds of which one process in all is enough, or one at a time. */
type Job = "first-start" | "learning" | "news" | "nightly" | "sweep";

type Round = {
  /** Whoever did it within this, did it for all. */
  readonly freshMs: number;
  /** What it is about, if that goes up: an older round is no round for a higher mark. */
  readonly mark?: number;
};

/** Done here; done lately, here or elsewhere; or another process is at it. */
type HowRound = "done" | "fresh" | "busy";

type JobLocks = {
  readonly once: (job: Job, round: Round, work: () => Promise<unknown>) => Promise<HowRound>;
  /** As soon as nobody else is at it. Nothing is done after `close`. */
  readonly inTurn: (job: Job, work: () => Promise<unknown>) => Promise<void>;
  readonly close: () => void;
};

/** Any number that nothing else locks by. */
const lockSpace = 18_112_026;
/** How soon another process follows the one that was at it. */
const askAgainMs = 250;

/**
 * Locks are held on a connection of the process alone, so that one that dies lets go of them. If only the connection
 * breaks, the round goes on and another process may begin: every job bears that, it is only done twice. Times are
 * those of the database: the clocks of processes need not agree.
 */
export function openJobLocks(connection: OwnConnection | undefined): JobLocks {
  // The embedded database has one process, which does one round of a job at a time by itself.
  if (!connection) return alone;
  const closing = new AbortController();
  const held = new Set<Job>();

  /** A lock is given to one connection as often as it asks. */
  const take = async (job: Job): Promise<boolean> => {
    if (held.has(job)) return false;
    held.add(job);
    const taken = await connection
      .query<{ taken: boolean }>("select pg_try_advisory_lock($1, hashtext($2)) as taken", [lockSpace, job])
      .catch(() => []);
    if (taken[0]?.taken) return true;
    held.delete(job);
    return false;
  };
  const letGo = async (job: Job): Promise<void> => {
    // Without a connection there is no lock either.
    await connection.query("select pg_advisory_unlock($1, hashtext($2))", [lockSpace, job]).catch(() => {});
    held.delete(job);
  };

  return {
    async once(job, { freshMs, mark = 0 }, work) {
      if (!(await take(job))) return "busy";
      try {
        const done = await connection.query(isDone, [job, mark, freshMs / 1000]);
        if (done.length > 0) return "fresh";
        await work();
        await connection.query(writeDown, [job, mark]).catch(() => {});
        return "done";
      } finally {
        await letGo(job);
      }
    },
    async inTurn(job, work) {
      while (!closing.signal.aborted) {
        if (await take(job)) return void (await work().finally(() => letGo(job)));
        await sleep(askAgainMs, undefined, { signal: closing.signal }).catch(() => {});
      }
    },
    close: () => closing.abort(),
  };
}

const isDone = `
  select from job_round
  where job = $1 and mark >= $2 and ended_at > clock_timestamp() - make_interval(secs => $3)
`;
const writeDown = `
  insert into job_round (job, mark, ended_at) values ($1, $2, clock_timestamp())
  on conflict (job) do update set mark = excluded.mark, ended_at = excluded.ended_at
`;

const alone: JobLocks = {
  once: async (_job, _round, work) => {
    await work();
    return "done";
  },
  inTurn: async (_job, work) => void (await work()),
  close: () => {},
};
