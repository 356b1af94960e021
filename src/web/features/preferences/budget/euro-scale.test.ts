import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type BudgetEntry,
  budgetEntries,
  budgetRows,
  isBudget,
  moveMax,
  moveMin,
} from "#vocabulary/budget.ts";
import { moveRange, type RangeMove } from "#web/ui/range-scale.ts";
import { euroScale } from "./euro-scale.ts";

const tshirts = { min: 15, max: 300 };

test("twice the price is the same distance everywhere", () => {
  const { place } = euroScale(tshirts);
  expect(place(60) - place(30)).toBeCloseTo(place(200) - place(100));
  // The usual 30 to 70 is in the middle of the line, not in its corner.
  expect(place(30)).toBeCloseTo(0.23, 2);
  expect(place(70)).toBeCloseTo(0.51, 2);
});

test("a thumb stops at sums people think in: by 1 to 50, by 5 to 200, by 10 to 500, by 25 to 1000, by 50 beyond", () => {
  const stops = (min: number, max: number) => {
    const { next } = euroScale({ min, max });
    const found = [min];
    for (let at = min; at < max; at = next(at, 1)) found.push(next(at, 1));
    return found;
  };
  expect(stops(47, 70)).toEqual([47, 48, 49, 50, 55, 60, 65, 70]);
  expect(stops(190, 230)).toEqual([190, 195, 200, 210, 220, 230]);
  expect(stops(480, 550)).toEqual([480, 490, 500, 525, 550]);
  expect(stops(975, 1120)).toEqual([975, 1000, 1050, 1100, 1120]);
});

test("from a value between two stops, an arrow goes to the nearer one on its side", () => {
  const { next } = euroScale(tshirts);
  expect([next(63, 1), next(63, -1)]).toEqual([65, 60]);
  expect([next(63, 5), next(63, -5)]).toEqual([85, 48]);
  expect([next(300, 1), next(15, -1)]).toEqual([300, 15]);
});

describe.each(budgetRows.map((row) => [row.name, row] as const))("%s", (_, row) => {
  const scale = euroScale(row);

  test("both ends of the line are the ends of the row", () => {
    expect([scale.place(row.min), scale.place(row.max)]).toEqual([0, 1]);
    expect([scale.value(0), scale.value(1)]).toEqual([row.min, row.max]);
  });

  test("every stop can be pointed at, and stays where it is pointed at", () => {
    for (let at = row.min; at < row.max; at = scale.next(at, 1))
      expect(scale.value(scale.place(at))).toBe(at);
  });

  test("a stop is never further away than a tenth of the price", () => {
    for (let at: number = row.min; at <= row.max; at++) {
      expect(Math.abs(scale.value(scale.place(at)) - at)).toBeLessThanOrEqual(at / 10);
    }
  });

  test("no moves of the thumbs break the rule of the budget", () => {
    const start = budgetEntries("women").find(({ key }) => key === row.key);
    if (!start) throw new Error(`women have no ${row.key}`);
    const end = fc.constantFrom(0 as const, 1 as const);
    const move: fc.Arbitrary<RangeMove> = fc.oneof(
      fc.record({ end, place: fc.double({ min: 0, max: 1, noNaN: true }) }),
      fc.record({ end, steps: fc.constantFrom(-5, -1, 1, 5) }),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        let entry: BudgetEntry = start;
        for (const one of moves) {
          const [low, high] = moveRange(scale, [entry.minValue, entry.maxValue], one);
          const next = one.end === 0 ? moveMin(entry, low) : moveMax(entry, high);
          expect([next.minValue, next.maxValue]).toEqual([low, high]);
          expect(isBudget(next, next)).toBe(true);
          entry = next;
        }
      }),
    );
  });
});
