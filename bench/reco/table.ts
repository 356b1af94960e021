import { type Measured, millisecondsSince } from "./measure.ts";

export interface Line {
  readonly name: string;
  readonly measured: Measured;
  readonly trainSeconds: number;
  /** Resident memory of the process afterwards, in MB. */
  readonly memory: number;
}

/** Trains, measures and says what it took. */
export function tryOut<T>(name: string, train: () => T, judge: (trained: T) => Measured): Line {
  const start = process.cpuUsage();
  const trained = train();
  const trainSeconds = millisecondsSince(start) / 1000;
  const measured = judge(trained);
  const memory = Math.round(process.memoryUsage.rss() / 1e6);
  const { recall, ndcg, msEach } = measured;
  console.log(
    `${name}: ${recall.toFixed(4)} / ${ndcg.toFixed(4)}, ${trainSeconds.toFixed(1)} s, ${msEach.toFixed(2)} ms`,
  );
  return { name, measured, trainSeconds, memory };
}

export function tableOf(lines: readonly Line[], measures: readonly [string, string]): string {
  const rows = lines.map(
    ({ name, measured: { recall, ndcg, coverage, msEach }, trainSeconds, memory }) =>
      `| ${name} | ${recall.toFixed(4)} | ${ndcg.toFixed(4)} | ${coverage.toFixed(2)} | ${trainSeconds.toFixed(1)} | ${msEach.toFixed(2)} | ${memory} |`,
  );
  return [
    `| | ${measures.join(" | ")} | coverage | training, s | ms a person | MB |`,
    "|---|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}
