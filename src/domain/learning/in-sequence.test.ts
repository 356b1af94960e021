import { expect, test } from "vitest";
import { inSequence } from "./in-sequence.ts";
import { sparseOf } from "./sparse.ts";
import { entriesIn } from "./testing/tables.ts";

/** One person: 2, then 0, then 1. */
const one = sparseOf(1, 3, { rows: [0, 0, 0], columns: [2, 0, 1], values: [1, 1, 1] });

test("what follows counts more than what went before, and what is far less than what is near", () => {
  const found = inSequence(one, { keep: 9, shrink: 0, fade: 0.5, backward: 0.8 });
  expect(entriesIn(found, 2)).toEqual([
    [0, 1],
    [1, 0.5],
  ]);
  expect(entriesIn(found, 0).map(([item]) => item)).toEqual([1, 2]);
  expect(entriesIn(found, 0)[1]?.[1]).toBeCloseTo(0.8);
  expect(entriesIn(found, 1).map(([, value]) => value)).toEqual([expect.closeTo(0.8), expect.closeTo(0.4)]);
});
