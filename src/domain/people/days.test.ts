import { describe, expect, test } from "vitest";
import { birthdateFault } from "./birthdate-fault.ts";
import { parisDay } from "./paris-day.ts";

describe("the day in Paris", () => {
  test.each([
    // In winter an hour ahead, in summer two.
    ["2026-01-14T22:59:59Z", "2026-01-14"],
    ["2026-01-14T23:00:00Z", "2026-01-15"],
    ["2026-07-14T21:59:59Z", "2026-07-14"],
    ["2026-07-14T22:00:00Z", "2026-07-15"],
    // The day of 23 hours, and the one of 25.
    ["2026-03-28T23:00:00Z", "2026-03-29"],
    ["2026-03-29T21:59:59Z", "2026-03-29"],
    ["2026-03-29T22:00:00Z", "2026-03-30"],
    ["2026-10-24T22:00:00Z", "2026-10-25"],
    ["2026-10-25T22:59:59Z", "2026-10-25"],
    ["2026-10-25T23:00:00Z", "2026-10-26"],
    ["2028-02-28T23:00:00Z", "2028-02-29"],
    ["2026-12-31T23:00:00Z", "2027-01-01"],
  ])("at %s it is %s", (at, day) => expect(parisDay(new Date(at))).toBe(day));

  test("a clock that goes back goes back to the same day", () => {
    const days = ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z", "2026-10-25T00:30:00Z"];
    expect(days.map((at) => parisDay(new Date(at)))).toEqual(Array(3).fill("2026-10-25"));
  });
});

describe("born on 29 February", () => {
  test.each([
    ["2027-02-28T23:59:59Z", "too_young"],
    ["2027-03-01T00:00:00Z", undefined],
    ["2026-02-28T12:00:00Z", "too_young"],
  ])("at %s one of 2012 is %s", (at, fault) =>
    expect(birthdateFault("2012-02-29", new Date(at))).toBe(fault),
  );

  test("one is not too old a day too early either", () => {
    expect(birthdateFault("1904-02-29", new Date("2025-02-28T12:00:00Z"))).toBeUndefined();
    expect(birthdateFault("1904-02-29", new Date("2025-03-01T12:00:00Z"))).toBe("too_old");
  });
});
