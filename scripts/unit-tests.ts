import { readFile, rm } from "node:fs/promises";
import { relative } from "node:path";
import { runStep } from "./run-step.ts";

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: "passed" | "failed";
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

export type UnitTests = {
  readonly passed: number;
  /** What failed twice, each with its file and the first line of what it said. */
  readonly failed: readonly string[];
  /** What failed among all the others and passed by itself: told, to be looked into. */
  readonly secondTry: readonly string[];
};

/** The suites that failed are tried once more by themselves, as the journeys are: a busy machine is not a defect. */
export async function runUnitTests(directory: string): Promise<UnitTests> {
  const first = await run("unit and storage tests", `${directory}/unit.json`, []);
  if (first.good) return { passed: first.report?.numPassedTests ?? 0, failed: [], secondTry: [] };
  const files = first.report?.testResults.filter((suite) => suite.status === "failed") ?? [];
  const failed = failuresOf(first.report);
  if (first.report === undefined || files.length === 0)
    return {
      passed: first.report?.numPassedTests ?? 0,
      failed: ["the runner of the unit tests"],
      secondTry: [],
    };

  const names = files.map((suite) => relative(process.cwd(), suite.name));
  const again = await run("what failed, by itself", `${directory}/unit-again.json`, names);
  const passed = first.report.numPassedTests;
  if (again.good) return { passed: passed + failed.length, failed: [], secondTry: failed };
  const still = failuresOf(again.report);
  const failures = still.length > 0 ? still : failed;
  return { passed: passed + Math.max(0, failed.length - failures.length), failed: failures, secondTry: [] };
}

async function run(name: string, reportPath: string, files: readonly string[]) {
  await rm(reportPath, { force: true });
  const good = await runStep({
    name,
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${reportPath} ${files.join(" ")}`,
  });
  return { good, report: await readReport<Report>(reportPath) };
}

function failuresOf(report: Report | undefined): string[] {
  return (report?.testResults ?? []).flatMap((suite) => {
    if (suite.status !== "failed") return [];
    const file = relative(process.cwd(), suite.name);
    const tests = suite.assertionResults.filter((test) => test.status === "failed");
    if (tests.length === 0) return [`${file}: ${firstLine(suite.message)}`];
    return tests.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
  });
}

function firstLine(text: string | undefined): string {
  return text?.split("\n", 1)[0] ?? "";
}

export async function readReport<T>(path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return undefined;
  }
}
