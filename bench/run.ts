import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Figure, goalOf, holds, showNumber, writeResults } from "./results.ts";

/**
 * Every figure that has a goal, one bench after the other so that none disturbs another. Ends with all of them in a
 * table, and fails where a goal is missed or a bench did not run through.
 */
const benches = [
  "start.ts 2400 100000",
  "web.ts",
  "serving.ts",
  "search.ts 2400 100000",
  "search-others.ts 100000",
  "recommendation.ts 2400 100000",
  "reaction.ts 100000",
  "catalogue-change.ts 100000",
  "growth.ts 10000 100000 1000000",
  "reco/learning-thread.ts",
  "look-swap.ts",
  "queries.ts",
];

const chosen = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "cleed-bench-"));
const kept = join(folder, "figures");
const begun = performance.now();
const broken: string[] = [];
for (const bench of benches.filter(
  (name) => chosen.length === 0 || chosen.some((part) => name.includes(part)),
)) {
  console.log(`\n== ${bench}`);
  const since = performance.now();
  const child = spawn("node", ["--expose-gc", ...`bench/${bench}`.split(" ")], {
    stdio: "inherit",
    env: { ...process.env, BENCH_FIGURES: kept, BENCH_DRAWN: folder },
  });
  const [code] = await once(child, "exit");
  if (code !== 0) broken.push(bench);
  console.log(`   ${((performance.now() - since) / 60_000).toFixed(1)} minutes`);
}

const figures: Figure[] = (await readFile(kept, "utf8").catch(() => ""))
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));
await rm(folder, { recursive: true, force: true });
const missed = figures.filter((figure) => !holds(figure));
const minutes = (performance.now() - begun) / 60_000;
const rows = figures.map(
  (figure) =>
    `| ${figure.name} | ${showNumber(figure.value)} ${figure.unit} | ${goalOf(figure)} | ${holds(figure) ? "yes" : "**no**"} | ${figure.note ?? ""} |`,
);
if (chosen.length === 0)
  await writeResults({
    Goals: `\`npm run bench\`, ${minutes.toFixed(0)} minutes. ${figures.length - missed.length} of ${figures.length} hold.

| figure | measured | goal | holds | |
|---|---|---|---|---|
${rows.join("\n")}`,
  });
for (const row of rows) console.log(row);
for (const bench of broken) console.log(`${bench} did not run through`);
console.log(
  `\n${figures.length - missed.length} of ${figures.length} goals hold, ${broken.length} benches broke, ${minutes.toFixed(1)} minutes`,
);
process.exit(missed.length + broken.length === 0 ? 0 : 1);
