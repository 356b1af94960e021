import { expect, test } from "vitest";
import { matcherOf, outcomesOfPlaywright, outcomesOfVitest } from "./security-reports.ts";

test.each([
  ["a %s of %s", "a letter of two\nlines", true],
  ["a %s of it", "the letter of it", false],
  ["it is (exactly) this.", "it is (exactly) this.", true],
  ["it is (exactly) this.", "it is (exactly) thisX", false],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it is written in a source
  ["in, confirmed ${how}", "in, confirmed by code", true],
])("%j names %j: %s", (name, title, isIt) => {
  expect(matcherOf(name).test(title)).toBe(isIt);
});

test("what was skipped or failed did not pass", () => {
  const assertionResults = ["passed", "failed", "skipped", "todo"].map((status) => ({
    title: status,
    status,
  }));
  const report = {
    testResults: [{ name: `${process.cwd()}/src/a.test.ts`, startTime: 5, assertionResults }],
  };
  expect(outcomesOfVitest(report).filter(({ passed }) => passed)).toEqual([
    { file: "src/a.test.ts", title: "passed", passed: true, at: 5 },
  ]);
});

test("journeys are found however deep they are", () => {
  const specs = [{ title: "t", ok: false, file: "a.spec.ts" }];
  const report = { suites: [{ suites: [{ specs }] }], stats: { startTime: "2026-01-01T00:00:00Z" } };
  expect(outcomesOfPlaywright(report)).toMatchObject([{ file: "e2e/a.spec.ts", title: "t", passed: false }]);
});
