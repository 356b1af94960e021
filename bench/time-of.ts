/** So many pieces of work are measured one after the other, before the first is measured again. */
const together = 20;
/** Each so often in a row, in so many moments. */
const [runs, moments] = [3, 3];
/** No more in a row once this much time went by, and no other moment for so many that took this long together. */
const [enoughMs, longMs] = [25, 400];

/**
 * What each of these takes, in milliseconds: the fastest of nine times (`fastest.ts` says why). By the clock on the
 * wall, since that of a thread goes forward by four milliseconds at a time.
 */
export async function timesOf(works: readonly (() => unknown)[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (let from = 0; from < works.length; from += together) {
    const some = works.slice(from, from + together);
    let best = await timeEach(some);
    const isLong = best.reduce((sum, time) => sum + time, 0) * runs > longMs;
    for (let moment = 1; moment < moments && !isLong; moment++) {
      const again = await timeEach(some);
      best = best.map((time, i) => Math.min(time, again[i] ?? time));
    }
    times.push(...best);
  }
  return times;
}

async function timeEach(works: readonly (() => unknown)[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const work of works) times.push(await timeOf(work));
  return times;
}

async function timeOf(work: () => unknown): Promise<number> {
  let [fastest, spent] = [Infinity, 0];
  for (let run = 0; run < runs && spent < enoughMs; run++) {
    const begun = performance.now();
    const made = work();
    // Only whoever makes one wait is waited for.
    if (made instanceof Promise) await made;
    const time = performance.now() - begun;
    fastest = Math.min(fastest, time);
    spent += time;
  }
  return fastest;
}
