import { readFile, rm } from "node:fs/promises";
import { runStep } from "./run-step.ts";
import { reportPath, type UnitReport } from "./unit-reporter.ts";

interface UnitTests {
  readonly passed: number;
  /** What failed twice, each with its file and what it said. */
  readonly failed: readonly string[];
  /** What failed among all the others and passed when the suites that failed ran alone: told, to be looked into. */
  readonly secondTry: readonly string[];
}

type Failure = { readonly id: string; readonly said: string };

/** The suites that failed are tried once more without the others, as the journeys are: a busy machine is no defect. */
export async function runUnitTests(directory: string): Promise<UnitTests> {
  const first = await run("unit and storage tests", `${directory}/unit.json`, "");
  const runner = first.report && first.report.unhandled === 0 ? [] : ["the runner of the unit tests"];
  const files = first.report?.files.filter(({ failed }) => failed.length > 0) ?? [];
  const others = countOf(first.report?.files.filter(({ failed }) => failed.length === 0));
  if (first.good || files.length === 0)
    return { passed: others, failed: first.good ? [] : runner, secondTry: [] };

  const names = files.map(({ file }) => file).join(" ");
  const again = await run(
    "what failed, without the others",
    `${directory}/unit-again.json`,
    `--isolate ${names}`,
  );
  const still = again.good ? [] : failuresOf(again.report);
  const isStill = new Set(still.map(({ id }) => id));
  const secondTry = failuresOf(first.report).filter(({ id }) => !isStill.has(id));
  if (!again.good && still.length === 0) runner.push("the runner of the second try");
  return {
    passed: others + countOf(again.report?.files),
    failed: [...runner, ...still.map(told)],
    secondTry: secondTry.map(told),
  };
}

async function run(name: string, path: string, options: string) {
  await rm(path, { force: true });
  const reporters = "--reporter=default --reporter=./scripts/unit-reporter.ts";
  const good = await runStep({ name, command: `${reportPath}=${path} vitest run ${reporters} ${options}` });
  return { good, report: await readReport<UnitReport>(path) };
}

const countOf = (files: UnitReport["files"] = []): number =>
  files.reduce((sum, { passed }) => sum + passed.length, 0);

const failuresOf = (report: UnitReport | undefined): Failure[] =>
  (report?.files ?? []).flatMap(({ file, failed }) =>
    failed.map(({ name, said }) => ({ id: `${file} › ${name}`, said })),
  );

const told = ({ id, said }: Failure): string => (said ? `${id}: ${said}` : id);

export async function readReport<T>(path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return undefined;
  }
}
