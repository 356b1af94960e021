import { expect, test } from "vitest";
import { clockText, secondsUntil } from "./countdown.ts";

test("a countdown ends at none and never says less than is left", () => {
  expect(secondsUntil(60_000, 0)).toBe(60);
  expect(secondsUntil(60_000, 100)).toBe(60);
  expect(secondsUntil(60_000, 59_001)).toBe(1);
  expect(secondsUntil(60_000, 60_000)).toBe(0);
  expect(secondsUntil(60_000, 90_000)).toBe(0);
  expect(secondsUntil(undefined, 0)).toBe(0);
});

test("it is written as a clock shows it", () => {
  expect([60, 59, 9, 0].map(clockText)).toEqual(["1:00", "0:59", "0:09", "0:00"]);
});
