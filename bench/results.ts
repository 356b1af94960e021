import { appendFile, readFile, writeFile } from "node:fs/promises";

const path = "bench/RESULTS.md";
const head = `# Results

Written by \`npm run bench\`. The release build, a fresh data directory, one machine; times move with it, scores and bytes much less. Others on the same hardware slow it down for seconds at a time, by up to twice: where a computation has a goal, the fastest tenth of many counts, with the median beside (\`fastest.ts\`).
`;

/** Replaces these sections of RESULTS.md and keeps the others: each bench writes its own. */
export async function writeResults(sections: Readonly<Record<string, string>>): Promise<void> {
  const text = await readFile(path, "utf8").catch(() => "");
  const known = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [title = "", ...body] = section.split("\n");
        return [title, body.join("\n").trim()];
      }),
  );
  for (const [title, body] of Object.entries(sections)) known.set(title, body.trim());
  const all = [...known].map(([title, body]) => `\n## ${title}\n${body}\n`);
  await writeFile(path, head + all.join(""));
  console.log(`Wrote ${path}`);
}

/** One number that a bench measured, and what it should be. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** What it was held beside, or how it came about. */
  readonly note?: string;
};

export const holds = ({ value, atMost, atLeast }: Figure): boolean =>
  value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY);

export const showNumber = (value: number): string =>
  value >= 100 || Number.isInteger(value)
    ? Math.round(value).toLocaleString("en")
    : value.toFixed(value >= 10 ? 1 : value >= 0.1 ? 2 : 4);

export const goalOf = ({ atMost, atLeast }: Figure): string =>
  [
    atLeast === undefined ? "" : `at least ${showNumber(atLeast)}`,
    atMost === undefined ? "" : `at most ${showNumber(atMost)}`,
  ]
    .filter(Boolean)
    .join(", ");

/** Says a figure beside its goal, and keeps it for the table of all of them where the whole bench is run. */
export async function tell(figure: Figure): Promise<void> {
  const { name, value, unit, note } = figure;
  const goal = goalOf(figure);
  console.log(
    `${holds(figure) ? "  " : "✗ "}${name}: ${showNumber(value)} ${unit}${goal ? ` (${goal})` : ""}${note ? `, ${note}` : ""}`,
  );
  const kept = process.env.BENCH_FIGURES;
  if (kept) await appendFile(kept, `${JSON.stringify(figure)}\n`);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
