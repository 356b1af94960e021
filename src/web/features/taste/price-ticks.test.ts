import { expect, test } from "vitest";
import { priceTicks } from "./price-ticks.ts";

const ends = { min: 50, max: 1500 };
const inOrder = (places: readonly number[]) => places.toSorted((a, b) => a - b);

test("each piece is a line, dark where its price is in range, both ends included", () => {
  const { inside, outside } = priceTicks(
    [
      [60, 1],
      [100, 2],
      [400, 1],
      [900, 1],
    ],
    ends,
    { low: 100, high: 400 },
  );
  expect(inside).toHaveLength(3);
  expect(outside).toHaveLength(2);
});

test("what costs more is further right, and pieces of one price do not hide each other", () => {
  const { outside } = priceTicks(
    [
      [60, 3],
      [300, 1],
    ],
    ends,
    null,
  );
  expect(outside).toEqual(inOrder(outside));
  expect(new Set(outside).size).toBe(4);
  for (const at of outside) expect(at).toBeGreaterThanOrEqual(0);
  for (const at of outside) expect(at).toBeLessThanOrEqual(1);
});

test("of very many a few stand for all, spread as they are", () => {
  const { outside } = priceTicks(
    [
      [100, 9000],
      [1000, 1000],
    ],
    ends,
    null,
  );
  expect(outside.length).toBeLessThan(100);
  const dear = outside.filter((at) => at > 0.7).length;
  expect(dear).toBeGreaterThan(0);
  expect(dear).toBeLessThan(outside.length / 2);
});

test("prices beyond the row are not drawn, and nothing known draws nothing", () => {
  expect(
    priceTicks(
      [
        [10, 4],
        [4000, 4],
      ],
      ends,
      null,
    ).outside,
  ).toEqual([]);
  expect(priceTicks([], ends, null)).toEqual({ inside: [], outside: [], range: null });
});
