import { expect, test } from "vitest";
import { areaPath, linePath, nearestDay, roundTop, xOf, yOf } from "./chart-shapes.ts";

test("the largest value is at the top, nothing at the floor, the days from edge to edge", () => {
  expect([yOf(10, 10), yOf(0, 10), yOf(5, 10)]).toEqual([0, 200, 100]);
  expect([xOf(0, 3), xOf(1, 3), xOf(2, 3)]).toEqual([0, 500, 1000]);
  expect(linePath([0, 10], 10)).toBe("M0 200L1000 0");
  expect(areaPath([0, 10], 10)).toBe("M0 200L1000 0V200H0Z");
});

test("no day and one day are drawn too", () => {
  expect(areaPath([], 10)).toBe("");
  expect(linePath([5], 10)).toBe("M0 100H1000");
  expect(linePath([0, 0], 0)).toBe("M0 200L1000 200");
});

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [10, 10],
  [11, 20],
  [4_210, 5_000],
])("above %i the scale ends at %i", (largest, top) => {
  expect(roundTop(largest)).toBe(top);
});

test("a pointer is at the nearest day, also beyond the edges", () => {
  expect([-0.2, 0.24, 0.26, 2].map((across) => nearestDay(across, 3))).toEqual([0, 0, 1, 2]);
});
