import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["dress", "dress", 0],
  ["drss", "dress", 1],
  ["dresss", "dress", 1],
  ["drses", "dress", 1],
  ["driss", "dress", 1],
  ["derss", "dress", 1],
  ["drs", "dress", 2],
  ["shirt", "dress", 3],
])("%s is %s after so many slips: %i", (typed, word, distance) => {
  expect(editDistance(typed, word, 2)).toBe(distance);
});

test("as a prefix only the beginning has to be met", () => {
  expect(editDistance("snaek", "sneakers", 2, true)).toBe(1);
  expect(editDistance("sneak", "sneakers", 2, true)).toBe(0);
  expect(editDistance("sneak", "sneakers", 2)).toBe(3);
});

test("it takes as many slips there as back", () => {
  const words = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
  fc.assert(
    fc.property(words, words, (one, other) => editDistance(one, other, 2) === editDistance(other, one, 2)),
  );
});
