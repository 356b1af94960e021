import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type BudgetEntry,
  budgetEntries,
  budgetRowOf,
  budgetRows,
  budgetRowsOf,
  estimatedBudget,
  isBudget,
  moveMax,
  moveMin,
} from "./budget.ts";
import { leavesOf } from "./category.ts";
import { universes } from "./universe.ts";

test("the twelve rows are those of the specification", () => {
  expect(budgetRows.map((row) => [row.name, row.min, row.max, row.minValue, row.maxValue])).toEqual([
    ["T-shirts", 15, 300, 30, 70],
    ["Shirts", 20, 400, 50, 100],
    ["Dresses", 20, 1000, 50, 200],
    ["Pullover", 25, 500, 60, 150],
    ["Jackets", 50, 1000, 100, 300],
    ["Coats", 50, 1500, 150, 350],
    ["Skirts", 15, 1000, 40, 200],
    ["Pants", 25, 500, 60, 150],
    ["Suits", 100, 2000, 200, 500],
    ["Lingerie", 8, 500, 20, 100],
    ["Classic Shoes", 35, 750, 80, 200],
    ["Casual Shoes", 15, 500, 40, 150],
  ]);
});

test("women see all of them, men all but dresses, skirts and lingerie", () => {
  const all = [
    "tshirts",
    "shirts",
    "dresses",
    "pullover",
    "jackets",
    "coats",
    "skirts",
    "pants",
    "suits",
    "lingerie",
    "classic_shoes",
    "casual_shoes",
  ];
  expect(budgetRowsOf("women").map(({ key }) => key)).toEqual(all);
  expect(budgetRowsOf("men").map(({ key }) => key)).toEqual(
    all.filter((key) => !["dresses", "skirts", "lingerie"].includes(key)),
  );
});

describe.each(universes)("the budget of %s", (universe) => {
  test("begins at the defaults and takes the person's own ends", () => {
    for (const entry of budgetEntries(universe)) {
      const row = budgetRows.find(({ key }) => key === entry.key);
      expect(entry).toEqual({
        key: row?.key,
        name: row?.name,
        min: row?.min,
        max: row?.max,
        minValue: row?.minValue,
        maxValue: row?.maxValue,
      });
    }
    const own = budgetEntries(universe, { coats: { minValue: 60, maxValue: 61 } });
    expect(own.find(({ key }) => key === "coats")).toMatchObject({ min: 50, minValue: 60, maxValue: 61 });
    expect(own.filter(({ key }) => key !== "coats")).toEqual(
      budgetEntries(universe).filter(({ key }) => key !== "coats"),
    );
  });

  test("has words in both languages, all different", () => {
    for (const language of ["en", "fr"] as const) {
      const labels = budgetRowsOf(universe).map(({ label }) => label[universe][language]);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test("no leaf is paid from two rows, and every row pays for something", () => {
    for (const row of budgetRowsOf(universe))
      expect(
        leavesOf(universe).some((leaf) => budgetRowOf(universe, leaf)?.key === row.key),
        row.key,
      ).toBe(true);
    for (const leaf of leavesOf(universe)) {
      const rows = budgetRowsOf(universe).filter(({ branches }) =>
        branches.some((branch) => `${leaf}.`.startsWith(`${branch}.`)),
      );
      expect(rows.length, leaf).toBeLessThan(2);
    }
  });

  test("clothes and shoes have a row, and what has none is known", () => {
    const without = leavesOf(universe).filter((leaf) => !budgetRowOf(universe, leaf));
    const families = new Set(without.map((leaf) => leaf.slice(0, 3)));
    const agreed = ["C.1", "C.2", "D.1", "D.2", "D.3", "D.4", "D.5", "D.6", "E.1", "E.2"];
    const underneath = universe === "men" ? ["F.1", "F.2", "F.3", "F.4"] : ["F.2", "F.3", "F.4"];
    expect([...families]).toEqual([...agreed, ...underneath, "G.1"]);
  });
});

test.each([
  ["men", "A.1.2", "tshirts"],
  ["women", "A.1.6", "tshirts"],
  ["men", "A.1.4", "shirts"],
  ["women", "A.7.4", "dresses"],
  ["women", "A.9.1", "dresses"],
  ["men", "A.2.4", "pullover"],
  ["men", "A.6.2", "suits"],
  ["women", "F.2.2", "lingerie"],
  ["men", "B.3.2", "classic_shoes"],
  ["women", "B.4.2", "casual_shoes"],
  ["men", "B.5.1", "casual_shoes"],
] as const)("%s pay for %s from %s", (universe, leaf, key) => {
  expect(budgetRowOf(universe, leaf)?.key).toBe(key);
});

describe("a slider", () => {
  const coats: BudgetEntry = {
    key: "coats",
    name: "Coats",
    min: 50,
    max: 1500,
    minValue: 150,
    maxValue: 350,
  };

  test("moves up to a euro before the other end, and to the end of the row", () => {
    expect(moveMin(coats, 349)).toEqual({ ...coats, minValue: 349 });
    expect(moveMax(coats, 151)).toEqual({ ...coats, maxValue: 151 });
    expect(moveMin(coats, 50)).toEqual({ ...coats, minValue: 50 });
    expect(moveMax(coats, 1500)).toEqual({ ...coats, maxValue: 1500 });
  });

  test.each([350, 351, 49, -1, 200.5, Number.NaN, Number.POSITIVE_INFINITY])(
    "its lower end ignores %d",
    (value) => {
      expect(moveMin(coats, value)).toBe(coats);
    },
  );

  test.each([150, 149, 1501, 200.5, Number.NaN, Number.NEGATIVE_INFINITY])(
    "its upper end ignores %d",
    (value) => {
      expect(moveMax(coats, value)).toBe(coats);
    },
  );

  test("keeps the rule whatever is done to it", () => {
    const value = fc.oneof(fc.integer({ min: -50, max: 2100 }), fc.double());
    const moves = fc.array(fc.tuple(fc.constantFrom(moveMin, moveMax), value), { maxLength: 60 });
    fc.assert(
      fc.property(fc.constantFrom(...budgetEntries("women")), moves, (start, steps) => {
        let entry = start;
        for (const [move, to] of steps) {
          entry = move(entry, to);
          expect(entry.minValue).toBeLessThanOrEqual(entry.maxValue - 1);
          expect(entry.minValue).toBeGreaterThanOrEqual(start.min);
          expect(entry.maxValue).toBeLessThanOrEqual(start.max);
          expect(isBudget(start, entry)).toBe(true);
        }
        expect({ ...entry, minValue: 0, maxValue: 0 }).toEqual({ ...start, minValue: 0, maxValue: 0 });
      }),
    );
  });
});

describe("what has no row", () => {
  const at = (minValue: number, maxValue: number): BudgetEntry => ({
    key: "k",
    name: "K",
    min: 10,
    max: 1000,
    minValue,
    maxValue,
  });

  test("is estimated from the mean position, measured in factors", () => {
    const near = (low: number, high: number) => ({ low: expect.closeTo(low), high: expect.closeTo(high) });
    expect(estimatedBudget([at(10, 1000)])).toEqual(near(0, 1));
    expect(estimatedBudget([at(100, 1000)])).toEqual(near(0.5, 1));
    expect(estimatedBudget([at(10, 100), at(100, 1000)])).toEqual(near(0.25, 0.75));
    expect(estimatedBudget([])).toEqual({ low: 0, high: 1 });
  });

  test("begins between the lower quarter and the middle for everyone", () => {
    for (const universe of universes) {
      const { low, high } = estimatedBudget(budgetEntries(universe));
      expect(low).toBeGreaterThan(0.15);
      expect(low).toBeLessThan(0.35);
      expect(high).toBeGreaterThan(0.45);
      expect(high).toBeLessThan(0.7);
    }
  });
});
