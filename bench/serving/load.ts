import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

export type Load = {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds, sorted. */
  readonly times: readonly number[];
  readonly failures: number;
  /** The share of the answers that `times` is of: those while others on the same hardware had the processor are left out. */
  readonly counted: number;
  /** The share of the time that the site's processor worked for it, where that was looked at. */
  readonly busy: number;
};

type Busy = {
  readonly pid: number;
  /** Of the time. */
  readonly share: number;
  /** A second, at first: what should be about right. */
  readonly rate: number;
  /** What comes before does not count. */
  readonly leadMs: number;
};

export type Order = { readonly urls: readonly string[]; readonly ms: number } & (
  | { readonly kind: "over and over"; readonly connections: number }
  | ({ readonly kind: "so that busy" } & Busy)
);

/** Asks one after the other over each of so many connections. */
export const askOverAndOver = (urls: readonly string[], connections: number, ms: number): Promise<Load> =>
  askAs({ kind: "over and over", urls, connections, ms });

/** Asks as often as keeps the site busy for a share of the time. */
export const askSoThatBusy = (urls: readonly string[], ms: number, busy: Busy): Promise<Load> =>
  askAs({ kind: "so that busy", urls, ms, ...busy });

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Sites have processor 0. */
async function askAs(order: Order): Promise<Load> {
  const script = join(import.meta.dirname, "ask.ts");
  const child = spawn(
    "taskset",
    [
      "-c",
      "1",
      process.execPath,
      "--min-semi-space-size=64",
      "--max-semi-space-size=64",
      "--initial-heap-size=1024",
      script,
      JSON.stringify(order),
    ],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const gone = once(child, "exit");
  const said = await text(child.stdout);
  const [code] = await gone;
  if (code !== 0) throw new Error(`Asking ended with ${code}.`);
  return JSON.parse(said) as Load;
}
