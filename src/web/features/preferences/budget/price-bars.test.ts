import fc from "fast-check";
import { expect, test } from "vitest";
import { piecesInRange, priceBars } from "./price-bars.ts";

const ends = { min: 15, max: 300 };
const sum = (bars: readonly number[]) => bars.reduce((total, bar) => total + bar, 0);

test("pieces that cost exactly the least or the most are in range", () => {
  const prices: [number, number][] = [
    [29, 1],
    [30, 2],
    [50, 4],
    [70, 8],
    [71, 16],
  ];
  expect(piecesInRange(prices, { minValue: 30, maxValue: 70 })).toBe(14);
  expect(piecesInRange([], { minValue: 30, maxValue: 70 })).toBe(0);
});

/** Many of each, so that a bar is hardly wider than its price. */
const many = 100_000;
const highest = (bars: readonly number[]) => bars.indexOf(Math.max(...bars));

test("pieces stand where their price is on the line, the cheapest and the dearest at its ends", () => {
  // 67 is as far from 15 as 300 from 67: the middle.
  expect(highest(priceBars([[67, many]], ends))).toBe(19);
  expect(highest(priceBars([[15, many]], ends))).toBe(0);
  expect(highest(priceBars([[300, many]], ends))).toBe(39);
});

test("at the low end, where a euro is wider than a bar, no bar between two prices is empty", () => {
  const every = Array.from({ length: 20 }, (_, price): [number, number] => [price + 8, many]);
  const low = priceBars(every, { min: 8, max: 500 }).slice(0, 10);
  expect(Math.min(...low)).toBeGreaterThan(Math.max(...low) / 4);
});

test("a few pieces are drawn as one hill, many as they are", () => {
  const gap = (pieces: number) => {
    const bars = priceBars(
      [
        [40, pieces],
        [55, pieces],
      ],
      ends,
    );
    const [first, second] = [bars[13] ?? 0, bars[17] ?? 0];
    return (bars[15] ?? 0) < Math.min(first, second);
  };
  expect(gap(1)).toBe(false);
  expect(gap(many)).toBe(true);
});

test("all pieces within the ends are drawn, and no others", () => {
  const prices = fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 50 })));
  fc.assert(
    fc.property(prices, (list) => {
      const within = piecesInRange(list, { minValue: ends.min, maxValue: ends.max });
      const bars = priceBars(list, ends);
      expect(sum(bars)).toBeCloseTo(within);
      expect(bars.every((bar) => bar >= 0)).toBe(true);
    }),
  );
});
