import { readFile } from "node:fs/promises";

/** What five seconds of the run were like. */
export type Sample = {
  readonly second: number;
  readonly rssMb: number;
  /** Without the pages of files that the system lends a process and takes back as it likes. */
  readonly ownMb: number;
  readonly heapMb: number;
  /** Event-loop delay, 99th percentile, as the server measures it. */
  readonly delayMs: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly statuses: Readonly<Record<string, number>>;
};

/** Answers as they come in, until somebody takes them away. */
export function openTally() {
  let times: number[] = [];
  let statuses: Record<string, number> = {};
  return {
    note: (status: string, ms: number) => {
      times.push(ms);
      statuses[status] = (statuses[status] ?? 0) + 1;
    },
    take: (seconds: number) => {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number) =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      const taken = {
        perSecond: sorted.length / seconds,
        p50: at(0.5),
        p95: at(0.95),
        p99: at(0.99),
        statuses,
      };
      [times, statuses] = [[], {}];
      return taken;
    },
  };
}

export type Tally = ReturnType<typeof openTally>;

/** One figure of the server's own account of itself. */
export function figureIn(metrics: string, name: string): number {
  const line = metrics.split("\n").find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}{`));
  return Number(line?.slice(line.lastIndexOf(" ") + 1) ?? Number.NaN);
}

/** Least squares: how much `y` grows with each unit of `x`. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const along = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return along === 0 ? 0 : points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / along;
}

/** Of the second half: what a process takes while it warms up is not a leak. */
export const memorySlope = (samples: readonly Sample[]): number =>
  slopeOf(
    samples.slice(Math.floor(samples.length / 2)).map(({ second, ownMb }) => [second / 60, ownMb] as const),
  );

/** What a process itself has taken, where the system tells it apart. */
export async function ownMemoryMb(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : (Number(kilobytes) * 1024) / 1e6;
}

export const totals = (samples: readonly Sample[]): Record<string, number> => {
  const all: Record<string, number> = {};
  for (const { statuses } of samples)
    for (const [status, count] of Object.entries(statuses)) all[status] = (all[status] ?? 0) + count;
  return all;
};
