import { expect, test } from "vitest";
import { isLocked } from "./is-locked.ts";
import { defaultLocks } from "./lock.ts";

test("one lock is enough, also of one row of the budget", () => {
  expect(isLocked({})).toBe(false);
  expect(isLocked({ ...defaultLocks, budget_rows: [] })).toBe(false);
  expect(isLocked({ ...defaultLocks, sizes: true, budget_rows: [] })).toBe(true);
  expect(isLocked({ ...defaultLocks, budget_rows: ["coats"] })).toBe(true);
});
