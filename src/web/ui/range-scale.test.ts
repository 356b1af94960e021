import fc from "fast-check";
import { expect, test } from "vitest";
import { isRange, moveRange, type Range, type RangeMove, type RangeScale } from "./range-scale.ts";

/** 1, 2, 4 … 64: each twice the one before. */
const doubling: RangeScale = {
  place: (value) => Math.log2(value) / 6,
  value: (place) => 2 ** Math.round(place * 6),
  next: (value, steps) => Math.min(64, Math.max(1, 2 ** (Math.log2(value) + steps))),
};

test("a place moves one end to the nearest value there, and leaves the other", () => {
  expect(moveRange(doubling, [4, 16], { end: 0, place: 1 / 6 })).toEqual([2, 16]);
  expect(moveRange(doubling, [4, 16], { end: 1, place: 1 })).toEqual([4, 64]);
});

test("a step goes to the next value", () => {
  expect(moveRange(doubling, [4, 16], { end: 0, steps: 1 })).toEqual([8, 16]);
  expect(moveRange(doubling, [4, 16], { end: 1, steps: -1 })).toEqual([4, 8]);
});

test("a step that would make the ends meet is ignored", () => {
  expect(moveRange(doubling, [8, 16], { end: 0, steps: 1 })).toEqual([8, 16]);
  expect(moveRange(doubling, [8, 16], { end: 1, steps: -1 })).toEqual([8, 16]);
});

test("an end that is pulled across the other stops right in front of it", () => {
  expect(moveRange(doubling, [2, 16], { end: 0, place: 1 })).toEqual([8, 16]);
  expect(moveRange(doubling, [2, 16], { end: 1, place: 0 })).toEqual([2, 4]);
});

test("no moves make the ends meet", () => {
  const end = fc.constantFrom(0 as const, 1 as const);
  const move: fc.Arbitrary<RangeMove> = fc.oneof(
    fc.record({ end, place: fc.double({ min: 0, max: 1, noNaN: true }) }),
    fc.record({ end, steps: fc.constantFrom(-5, -1, 1, 5) }),
  );
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      let value: Range = [4, 16];
      for (const one of moves) {
        value = moveRange(doubling, value, one);
        expect(isRange(value)).toBe(true);
      }
    }),
  );
});
