/**
 * What one of several runs in a row takes, in milliseconds. The longest is left out: the machine did something else
 * meanwhile. By the clock on the wall, since that of a thread goes forward by four milliseconds at a time.
 */
export async function timeOf(work: () => unknown, { runs, enoughMs = Infinity }: Runs): Promise<number> {
  const times: number[] = [];
  let spent = 0;
  while (times.length < runs && (spent < enoughMs || times.length === 0)) {
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

type Runs = {
  readonly runs: number;
  /** No more of them once this much time went by. */
  readonly enoughMs?: number;
};
