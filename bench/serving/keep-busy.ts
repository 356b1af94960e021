import { readdirSync, readFileSync } from "node:fs";

/** The rate is mended after so long, and so many answers. */
const [leastMs, leastAnswers] = [200, 40];
/** How much at once of what it is off by: one look alone is not to be trusted. */
const boldness = 0.3;

/**
 * How often a second a site has to be asked so that it is busy for a given share of the time. What was 70 % of its best
 * a second ago is all it can do, or half of it, once others on the same hardware slow the processor down or stop to.
 */
export function keepBusy(
  pid: number,
  share: number,
  firstRate: number,
): { readonly look: () => void; readonly rate: () => number } {
  let rate = firstRate;
  let [lookedAt, used] = [performance.now(), busyMs(pid)];
  return {
    look() {
      const now = performance.now();
      if (now - lookedAt < Math.max(leastMs, (leastAnswers / rate) * 1000)) return;
      const usedNow = busyMs(pid);
      const busy = (usedNow - used) / (now - lookedAt);
      // A site that has nothing to do yet, or stands still, says nothing of how much it can do.
      if (busy > share / 10) rate *= (share / busy) ** boldness;
      [lookedAt, used] = [now, usedNow];
    },
    rate: () => rate,
  };
}

/** Milliseconds of processor time of all its threads, to a part of one. */
export const busyMs = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "latin1").split(" ", 1)[0]))
    .reduce((sum, nanoseconds) => sum + nanoseconds / 1e6, 0);
