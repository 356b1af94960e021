import { expect, test } from "vitest";
import { isRowLocked, toggleRow } from "./row-locks.ts";

const rows = ["shirts", "coats", "pants"] as const;

test("a row is locked by itself or with the whole budget", () => {
  expect(isRowLocked({ budget: false, budget_rows: [] }, "coats")).toBe(false);
  expect(isRowLocked({ budget: false, budget_rows: ["coats"] }, "coats")).toBe(true);
  expect(isRowLocked({ budget: true, budget_rows: [] }, "coats")).toBe(true);
});

test("a row is locked and opened again", () => {
  const locked = toggleRow({ budget: false, budget_rows: ["pants"] }, rows, "coats");
  expect(locked).toEqual({ budget_rows: ["coats", "pants"] });
  expect(toggleRow({ budget: false, budget_rows: ["coats", "pants"] }, rows, "coats")).toEqual({
    budget_rows: ["pants"],
  });
});

test("opening a row of a budget that is locked as a whole leaves the others locked", () => {
  expect(toggleRow({ budget: true, budget_rows: [] }, rows, "coats")).toEqual({
    budget: false,
    budget_rows: ["shirts", "pants"],
  });
});
