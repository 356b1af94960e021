import { describe, expect, test } from "vitest";
import { dayBefore, lowestOf30Days, withPrice } from "./price-history.ts";

const today = "2026-11-15";

describe("the lowest price of 30 days", () => {
  test("counts the price that stood when they began", () => {
    const prices = [
      { day: "2026-01-01", price: 80 },
      { day: "2026-11-10", price: 100 },
    ];
    expect(lowestOf30Days(prices, today)).toBe(80);
  });

  test("forgets a sale that ended before them", () => {
    const prices = [
      { day: "2026-08-01", price: 100 },
      { day: "2026-09-01", price: 50 },
      { day: "2026-09-15", price: 100 },
    ];
    expect(lowestOf30Days(prices, today)).toBe(100);
  });

  test("knows a sale that ended on their first day, and one that has not begun", () => {
    const first = dayBefore(today, 30);
    expect(
      lowestOf30Days(
        [
          { day: "2026-01-01", price: 60 },
          { day: first, price: 90 },
          { day: "2026-12-01", price: 10 },
        ],
        today,
      ),
    ).toBe(90);
  });

  test("is unknown before there was a price", () => {
    expect(lowestOf30Days([{ day: "2026-12-01", price: 10 }], today)).toBeUndefined();
  });
});

describe("a price history", () => {
  test("grows only when the price changes, and once a day", () => {
    const first = withPrice([], "2026-11-01", 100);
    const same = withPrice(first, "2026-11-02", 100);
    expect(same).toEqual(first);
    const down = withPrice(same, "2026-11-03", 80);
    expect(withPrice(down, "2026-11-03", 100)).toEqual(first);
    expect(withPrice(down, "2026-11-03", 70).at(-1)).toEqual({ day: "2026-11-03", price: 70 });
  });
});
