import { inCalm } from "./calm.ts";

/** So many pieces of work are measured together: a calm moment is hardly longer. */
const together = 20;
const tries = 5;
/** Each so often in a row. */
const runs = 3;

/**
 * What each of these takes, in milliseconds: the mean of three in a row but the longest, in the calmest of five
 * moments. By the clock on the wall, since that of a thread goes forward by four milliseconds at a time. What takes
 * long is measured in fewer moments.
 */
export async function timesOf(works: readonly (() => unknown)[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (let from = 0; from < works.length; from += together) {
    const some = works.slice(from, from + together);
    const first = await timeEach(some);
    const isLong = first.reduce((sum, time) => sum + time, 0) * runs > longMs;
    times.push(...(isLong ? first : await inCalm(tries, () => timeEach(some))));
  }
  return times;
}

const longMs = 400;

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

/** No more of them once this much time went by. */
const enoughMs = 25;
