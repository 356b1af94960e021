import { expect, test } from "vitest";
import { courseOf, lowestBefore, placeOf } from "./steps.ts";

const today = "2026-11-15";

test("begins half a year ago with the price that stood then", () => {
  const course = courseOf(
    [
      { date: "2026-01-01", amount: 300 },
      { date: "2026-03-01", amount: 400 },
      { date: "2026-11-01", amount: 320 },
    ],
    today,
  );
  expect(course).toMatchObject({
    changes: [
      { date: "2026-05-15", amount: 400 },
      { date: "2026-11-01", amount: 320 },
    ],
    from: "2026-05-15",
    to: today,
    lowest: { date: "2026-11-01", amount: 320 },
    highest: 400,
    isLowestToday: true,
  });
});

test("begins with its first price when it is younger than that", () => {
  expect(courseOf([{ date: "2026-09-01", amount: 90 }], today)).toMatchObject({
    from: "2026-09-01",
    isLowestToday: false,
  });
});

test("is not the lowest today when it was lower once, nor when it never moved", () => {
  const dearer = courseOf(
    [
      { date: "2026-08-01", amount: 80 },
      { date: "2026-09-01", amount: 90 },
    ],
    today,
  );
  expect(dearer).toMatchObject({ isLowestToday: false, lowest: { date: "2026-08-01", amount: 80 } });
  expect(courseOf([{ date: "2026-01-01", amount: 80 }], today)).toMatchObject({ isLowestToday: false });
});

test("passes over prices that did not change and days to come", () => {
  const course = courseOf(
    [
      { date: "2026-08-01", amount: 80 },
      { date: "2026-09-01", amount: 80 },
      { date: "2026-12-01", amount: 10 },
    ],
    today,
  );
  expect(course?.changes).toHaveLength(1);
});

test("is nothing without a price", () => {
  expect(courseOf([], today)).toBeUndefined();
});

test("a day lies where its date says", () => {
  const span = { from: "2026-11-05", to: today };
  expect([placeOf("2026-11-05", span), placeOf("2026-11-10", span), placeOf(today, span)]).toEqual([
    0, 0.5, 1,
  ]);
  expect(placeOf(today, { from: today, to: today })).toBe(1);
});

test("a reduction is told with the lowest of the 30 days before it, not with itself", () => {
  const history = [
    { date: "2026-06-01", amount: 380 },
    { date: "2026-10-20", amount: 400 },
    { date: "2026-11-10", amount: 320 },
  ];
  expect(lowestBefore(history, today)).toBe(380);
  expect(lowestBefore(history.slice(1), today)).toBe(400);
  expect(lowestBefore([...history, { date: "2026-12-01", amount: 10 }], today)).toBe(380);
});

test("the lowest before is unknown for what never cost anything else", () => {
  expect(lowestBefore([{ date: "2026-06-01", amount: 380 }], today)).toBeUndefined();
  expect(lowestBefore([], today)).toBeUndefined();
});
