import { expect, test } from "vitest";
import { dayAgo } from "./day-ago.ts";

const now = new Date("2026-11-15T12:00:00");
const before = (days: number, hour = "23:59") => new Date(`2026-11-${15 - days}T${hour}:00`).toISOString();

test.each([
  [0, "today", "aujourd’hui"],
  [1, "yesterday", "hier"],
  [3, "3 days ago", "il y a 3 jours"],
])("%i days ago, whatever the hour", (days, en, fr) => {
  for (const hour of days === 0 ? ["00:01"] : ["00:01", "23:59"]) {
    expect(dayAgo(before(days, hour), "en", now)).toBe(en);
    expect(dayAgo(before(days, hour), "fr", now)).toBe(fr);
  }
});

test("a week ago is a date; a clock that is behind says today", () => {
  expect(dayAgo("2026-11-07T12:00:00.000Z", "en", now)).toMatch(/7/);
  expect(dayAgo(new Date("2026-11-16T09:00:00").toISOString(), "en", now)).toBe("today");
});
