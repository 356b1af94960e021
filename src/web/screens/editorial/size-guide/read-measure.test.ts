import { expect, test } from "vitest";
import { readMeasure } from "./read-measure.ts";

test.each([
  ["chest", "88", 88],
  ["chest", " 88,5 cm ", 88.5],
  ["foot", "24.3", 24.3],
  ["foot", "", undefined],
  ["foot", "   ", undefined],
  ["chest", "8", "wrong"],
  ["chest", "880", "wrong"],
  ["waist", "seventy", "wrong"],
  ["waist", "70-72", "wrong"],
  ["neck", "1e2", "wrong"],
] as const)("%s typed as %j is %s", (measure, typed, expected) => {
  expect(readMeasure(measure, typed)).toBe(expected);
});
