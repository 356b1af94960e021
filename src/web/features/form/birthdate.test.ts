import { expect, test } from "vitest";
import { birthdateFault, birthdateOf } from "./birthdate.ts";

function filled(day: string, month: string, year: string): FormData {
  const form = new FormData();
  form.set("birth_day", day);
  form.set("birth_month", month);
  form.set("birth_year", year);
  return form;
}

test("three fields make one day, and three empty ones none", () => {
  expect(birthdateOf(filled("3", "9", "1991"))).toBe("1991-09-03");
  expect(birthdateOf(filled(" ", "", ""))).toBeUndefined();
});

test.each([
  ["31", "2", "1991", "invalid"],
  ["3", "", "1991", "invalid"],
  ["3", "9", "91", "invalid"],
  ["3", "9", "2030", "invalid"],
  ["16", "11", "2011", "too_young"],
  ["15", "11", "2011", undefined],
  ["1", "1", "1890", "too_old"],
])("%s %s %s is %s on 15 November 2026", (day, month, year, fault) => {
  expect(birthdateFault(birthdateOf(filled(day, month, year)), "2026-11-15")).toBe(fault);
});
