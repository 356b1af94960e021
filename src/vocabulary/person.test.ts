import { expect, test } from "vitest";
import { ageOn, isDay } from "./person.ts";

test("a year is full on the birthday, and not before", () => {
  expect(ageOn("2000-06-15", "2026-06-14")).toBe(25);
  expect(ageOn("2000-06-15", "2026-06-15")).toBe(26);
  expect(ageOn("2004-02-29", "2025-02-28")).toBe(20);
  expect(ageOn("2004-02-29", "2025-03-01")).toBe(21);
});

test.each(["2000-02-29", "1999-12-31"])("%s is a day", (text) => expect(isDay(text)).toBe(true));
test.each(["2001-02-29", "2000-13-01", "2000-00-10", "2000-1-1", "29/02/2000", "", "2000-02-30"])(
  "%j is none",
  (text) => expect(isDay(text)).toBe(false),
);
