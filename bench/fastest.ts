/*
 * Others on the same hardware slow a machine down by its caches and its memory, from one tenth of a second to the next
 * and by up to twice, and no counter tells. What takes longer than usual was held up by them; how long something takes
 * by itself, the fastest of many times show. Medians are told beside.
 */

/** A tenth of them is faster. */
export const tenth = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0;

/** Does something so many times, and gives what came of the fastest. */
export async function fastestOf<Made>(
  moments: number,
  work: (which: number) => Made | Promise<Made>,
  timeOf: (made: Made) => number,
): Promise<Made> {
  let best = await work(0);
  for (let i = 1; i < moments; i++) {
    const made = await work(i);
    if (timeOf(made) < timeOf(best)) best = made;
  }
  return best;
}
