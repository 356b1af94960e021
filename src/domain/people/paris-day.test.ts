import { expect, test } from "vitest";
import { parisDay } from "./paris-day.ts";

test("the day changes at midnight in Paris, in winter and in summer, whatever was asked before", () => {
  const days = [
    "2026-11-15T22:59:59.999Z",
    "2026-11-15T23:00:00Z",
    "2026-07-14T21:59:59.999Z",
    "2026-07-14T22:00:00Z",
    "2026-07-14T21:59:59.999Z",
  ].map((iso) => parisDay(new Date(iso)));
  expect(days).toEqual(["2026-11-15", "2026-11-16", "2026-07-14", "2026-07-15", "2026-07-14"]);
});
