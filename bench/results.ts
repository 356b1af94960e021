import { readFile, writeFile } from "node:fs/promises";

const path = "bench/RESULTS.md";
const head = `# Results

Written by \`npm run bench\`. The release build, a fresh data directory, one machine; times move with it, scores and bytes much less.
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

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
