import { writeFileSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

/** What a run of the unit tests came to, file by file. */
export interface UnitReport {
  readonly files: readonly {
    readonly file: string;
    readonly passed: readonly string[];
    /** Tests, and hooks by the suite they belong to, each with the first line of what it said. */
    readonly failed: readonly { readonly name: string; readonly said: string }[];
  }[];
  /** Errors that belong to no test. */
  readonly unhandled: number;
}

export const reportPath = "UNIT_REPORT";

/** Writes it where the variable says. */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const report: UnitReport = { files: modules.map(outcomeOf), unhandled: errors.length };
    writeFileSync(process.env[reportPath] ?? "unit.json", JSON.stringify(report));
  }
}

function outcomeOf(module: TestModule): UnitReport["files"][number] {
  const tests = [...module.children.allTests()];
  const failedTests = tests.flatMap((test) => {
    const { state, errors = [] } = test.result();
    return state === "failed" ? [{ name: test.fullName, said: firstLine(errors) }] : [];
  });
  const failedHooks = [module, ...module.children.allSuites()].flatMap((suite) => {
    const errors = suite.errors();
    const name = suite.type === "module" ? "the file or a hook of it" : `a hook of ${suite.fullName}`;
    return errors.length > 0 ? [{ name, said: firstLine(errors) }] : [];
  });
  return {
    file: module.relativeModuleId,
    passed: tests.filter((test) => test.result().state === "passed").map((test) => test.fullName),
    failed: [...failedHooks, ...failedTests],
  };
}

const firstLine = (errors: readonly { readonly message: string }[]): string =>
  errors[0]?.message.split("\n", 1)[0] ?? "";
