import { expect, test } from "vitest";
import { placeOf, priceAt, priceLine } from "./price-line.ts";

const facet = [
  { value: "50-100", label: "", count: 7 },
  { value: "400-", label: "", count: 5 },
];

test("the line stays the same whatever the list has", () => {
  expect(priceLine([]).stops).toEqual(priceLine(facet).stops);
  expect(priceLine(facet).bars).toEqual([0, 0, 7, 0, 0, 5]);
});

test("prices rise along the line", () => {
  const { stops } = priceLine([]);
  expect(stops).toEqual([...stops].sort((a, b) => a - b));
  expect(stops).toEqual([...new Set(stops)]);
  expect(stops).toContain(60);
  expect(stops.at(-1)).toBe(1000);
});

test("the ends limit nothing", () => {
  const line = priceLine([]);
  expect(priceAt(line, 0)).toBeUndefined();
  expect(priceAt(line, line.stops.length - 1)).toBeUndefined();
  expect(placeOf(line, undefined, 0)).toBe(0);
  expect(placeOf(line, undefined, 1)).toBe(line.stops.length - 1);
});

test("a price is at its place, or at the nearest", () => {
  const line = priceLine([]);
  expect(priceAt(line, placeOf(line, 80, 0))).toBe(80);
  expect(priceAt(line, placeOf(line, 82, 0))).toBe(80);
  expect(placeOf(line, 90_000, 1)).toBe(line.stops.length - 1);
});

test("finer ranges make finer slices", () => {
  const { bars } = priceLine([...facet, { value: "75-100", label: "", count: 2 }]);
  expect(bars).toHaveLength(7);
});
