/** What the page itself worked for the frames it asked for, on the thread that nothing else may use. */
export type OwnWork = {
  readonly frames: number;
  /** Frames for which it worked longer than a sixtieth of a second. */
  readonly over: number;
  readonly median: number;
  readonly longest: number;
};

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time of the thread, in microseconds. */
  readonly tdur?: number;
};

export const traceCategories = [
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-devtools.timeline.frame",
];

const frameMs = 1000 / 60;

/**
 * Counted in processor time, since pictures are put together by the same processors where there is no graphics card:
 * what the thread waited for them is not its work. A slowed down processor takes its time of it too.
 */
export function readOwnWork(trace: Buffer): OwnWork {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const frames = traceEvents.filter(({ name }) => name === "BeginMainThreadFrame");
  const busiest = mostOften(frames.map(({ pid, tid }) => `${pid} ${tid}`));
  const own = traceEvents
    .filter(({ pid, tid }) => `${pid} ${tid}` === busiest)
    .toSorted((one, other) => one.ts - other.ts);
  const work: number[] = [];
  let sum: number | undefined;
  for (const { name, ph, tdur = 0 } of own) {
    if (name === "BeginMainThreadFrame") {
      if (sum !== undefined) work.push(sum);
      sum = 0;
    } else if (ph === "X" && name === "RunTask" && sum !== undefined) sum += tdur / 1000;
  }
  const sorted = work.toSorted((one, other) => one - other);
  return {
    frames: work.length,
    over: work.filter((ms) => ms > frameMs).length,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    longest: sorted.at(-1) ?? 0,
  };
}

function mostOften(names: readonly string[]): string | undefined {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
