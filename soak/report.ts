import { type Sample, totals } from "./samples.ts";

type Run = {
  readonly samples: readonly Sample[];
  readonly faults: readonly string[];
  /** Megabytes a minute. */
  readonly slope: number;
  readonly machine: { readonly processors: number; readonly load: number };
  readonly command: string;
  readonly minutes: number;
};

/** RESULTS.md: what the last run was like, with ten rows of its samples. */
export function report({ samples, faults, slope, machine, command, minutes }: Run): string {
  const every = Math.max(1, Math.ceil(samples.length / 10));
  const rows = samples
    .filter((_, at) => at % every === every - 1 || at === samples.length - 1)
    .map(
      (sample) =>
        `| ${(sample.second / 60).toFixed(1)} | ${sample.rssMb.toFixed(0)} | ${sample.ownMb.toFixed(0)} | ${sample.heapMb.toFixed(0)} | ${sample.delayMs.toFixed(0)} | ${sample.perSecond.toFixed(1)} | ${sample.p50.toFixed(0)} | ${sample.p95.toFixed(0)} | ${sample.p99.toFixed(0)} |`,
    );
  const statuses = Object.entries(totals(samples)).map(([status, count]) => `${status}: ${count}`);
  return `# Soak

\`${command}\`, the release build on its embedded database, a fresh folder.

- ${minutes} minutes on a machine with ${machine.processors} processors, whose load was ${machine.load.toFixed(1)} on average (with everything else that ran on it).
- Answers by status: ${statuses.join(", ")}.
- Faults (5xx, or no answer): ${faults.length}.
- Memory of its own in the second half: ${slope >= 0 ? "+" : ""}${slope.toFixed(2)} MB a minute (at most 1).

| minute | rss MB | own MB | heap MB | loop delay p99 ms | requests a second | p50 ms | p95 ms | p99 ms |
|---|---|---|---|---|---|---|---|---|
${rows.join("\n")}

![Memory, answers, event-loop delay and requests over time](last-run.svg)
`;
}
