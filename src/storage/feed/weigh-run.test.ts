import { expect, test } from "vitest";
import { judgeRun, type KnownProduct } from "#domain/catalogue/judge-run.ts";
import { weighRun } from "./weigh-run.ts";

const today = "2026-11-15";

test.each([
  [0, 0],
  [0, 10],
  [10, 10],
  [7, 10],
  [6, 10],
  [1, 1],
])("%i of the %i products of the last run are weighed as the judge would", (seen, before) => {
  const keys = Array.from({ length: before }, (_, at) => String(at));
  const known = keys.map(
    (key): KnownProduct => ({ key, lastSeenOn: today, missedRuns: 0, state: "offered" }),
  );
  for (const allowShrink of [false, true]) {
    const judged = judgeRun({ known, seen: new Set(keys.slice(0, seen)), today, allowShrink });
    const weighed = weighRun({ seen, before, missing: before - seen, today, allowShrink });
    expect(weighed.kind).toBe(judged.kind);
    if (judged.kind === "held") expect(weighed).toEqual(judged);
  }
});

test("a feed whose products are all new is held when all the others are missing", () => {
  const numbers = { seen: 5, before: 10, missing: 10, today };
  expect(weighRun({ ...numbers, allowShrink: false })).toMatchObject({ kind: "held", reason: "shrunk" });
  expect(weighRun({ ...numbers, allowShrink: true })).toMatchObject({ kind: "apply" });
});
