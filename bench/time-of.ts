/** So many pieces of work are measured one after the other, before the first is measured again. */
const together = 20;
const moments = 5;
/** Each so often in a row, in every moment. */
const runs = 3;
/** No more in a row once this much time went by, and no other moment for so many that took this long together. */
const [enoughMs, longMs] = [25, 400];

/**
 * What each of these takes, in milliseconds: the mean of three in a row but the longest, in the fastest of five moments
 * (see `fastest.ts`). By the clock on the wall, since that of a thread goes forward by four milliseconds at a time.
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
  const times: number[] = [];
  let spent = 0;
  while (times.length < runs && (times.length === 0 || spent < enoughMs)) {
    const begun = performance.now();
    const made = work();
    // Only whoever makes one wait is waited for.
    if (made instanceof Promise) await made;
    times.push(performance.now() - begun);
    spent += times.at(-1) ?? 0;
  }
  if (times.length === 1) return spent;
  return (spent - Math.max(...times)) / (times.length - 1);
}
