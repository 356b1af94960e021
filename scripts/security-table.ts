import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { rows } from "../src/server/attacks/matrix.ts";
import type { RowTest } from "../src/server/attacks/matrix-row.ts";
import { matcherOf, type Outcome, outcomesOfPlaywright, outcomesOfVitest } from "./security-reports.ts";

/**
 * Runs every test that a row of the table of attacks names, and writes docs/security.md with what came of it.
 * `--quick` leaves out what takes minutes, `--browser` adds the journeys (they need both builds), `--reuse` takes the
 * reports that are there already instead of running anything twice, and `--only=A1,S1` runs what these rows name and
 * leaves the others as they were.
 */
const asked = new Set(process.argv.slice(2));
const folder = "test-results/security";
const only = [...asked]
  .find((one) => one.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const all = rows
  .filter(({ id }) => !only || only.includes(id))
  .flatMap(({ tests }) => tests.map(({ file }) => file));
const files = (end: RegExp) => [...new Set(all)].filter((file) => end.test(file)).sort();

const runs = [
  { name: "short", files: files(/\.test\.tsx?$/), read: outcomesOfVitest, wanted: true },
  { name: "long", files: files(/\.long\.ts$/), read: outcomesOfVitest, wanted: !asked.has("--quick") },
  {
    name: "browser",
    files: files(/\.spec\.ts$/),
    read: outcomesOfPlaywright,
    wanted: asked.has("--browser"),
  },
] as const;

await mkdir(folder, { recursive: true });
const outcomes: Outcome[] = [];
for (const { name, files: those, read, wanted } of runs) {
  const report = `${folder}/${name}.json`;
  const isThere = asked.has("--reuse") && existsSync(report);
  if (!isThere) await rm(report, { force: true });
  if (!isThere && wanted && those.length > 0) run(name, those, report);
  if (existsSync(report)) outcomes.push(...read(JSON.parse(await readFile(report, "utf8"))));
}

function run(name: string, those: readonly string[], report: string): void {
  const vitest = ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const [program = "", ...rest] =
    name === "browser"
      ? ["playwright", "test", "--reporter=list,json"]
      : [...vitest, ...(name === "long" ? ["--config", "vitest.long.config.ts"] : [])];
  const environment = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  spawnSync(program, [...rest, ...those], { stdio: "inherit", env: environment });
}

type Verdict = { readonly words: string; readonly isGood: boolean; readonly at: number };

function verdictOf({ file, name }: RowTest): Verdict {
  const matcher = matcherOf(name);
  const found = outcomes.filter((one) => one.file === file && matcher.test(one.title));
  const failed = found.filter(({ passed }) => !passed);
  const at = Math.min(...found.map((one) => one.at));
  if (found.length === 0) return { words: "not run", isGood: false, at: Number.POSITIVE_INFINITY };
  return failed.length === 0
    ? { words: "passes", isGood: true, at }
    : { words: `**fails** (${failed.length} of ${found.length})`, isGood: false, at };
}

const before = new Map(
  (await readFile("docs/security.md", "utf8").catch(() => ""))
    .split("\n")
    .map((line) => [/^\| (\w+) \|/.exec(line)?.[1] ?? "", line]),
);
const lines = rows.map(({ id, attack, holds, tests }) => {
  const last = before.get(id);
  if (only && !only.includes(id) && last) return last;
  const verdicts = tests.map((test) => ({ ...test, ...verdictOf(test) }));
  const isGood = verdicts.every((one) => one.isGood);
  const isFailing = verdicts.some(({ words }) => words.startsWith("**"));
  const named = verdicts.map(
    ({ file, name, words, isGood: passes }) => `${shown(name)} (\`${file}\`)${passes ? "" : `: ${words}`}`,
  );
  const at = Math.min(...verdicts.map((one) => one.at));
  const day = Number.isFinite(at) ? new Date(at).toISOString().slice(0, 10) : "";
  const result = isGood ? "holds" : isFailing ? "**FAILS**" : "not all run";
  return `| ${id} | ${cell(attack)} | ${cell(holds)} | ${named.join("<br>")} | ${result} | ${day} |`;
});

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}

/** As words, whatever is in it. */
function shown(name: string): string {
  return cell(name).replaceAll("<", "&lt;");
}

const good = lines.filter((line) => line.includes(" | holds | ")).length;
await writeFile(
  "docs/security.md",
  `# What was tried, and what held

Written by \`npm run security\` from \`src/server/attacks/matrix.ts\`: it runs every test that is named here, and says what came of it. Without \`--browser\` the journeys are not run, with \`--quick\` neither is what takes minutes; a row whose tests were not all run says so. ${good} of ${rows.length} rows hold.

| id | What is tried | What must hold | Tests | Result | Day |
|---|---|---|---|---|---|
${lines.join("\n")}
`,
);
console.log(`\n${good} of ${rows.length} rows hold`);
const failing = lines.filter((line) => line.includes("**FAILS**")).length;
process.exit(failing === 0 ? 0 : 1);
