import { expect, test } from "vitest";
import type { StretchOutcome } from "#vocabulary/stretch.ts";
import type { TriedStretch } from "./list-ports.ts";
import { parisDay } from "./paris-day.ts";
import { sumUpTried } from "./sum-up-tried.ts";

const tried = (product: number, outcome: StretchOutcome, axis = 12, family = "A.5"): TriedStretch => ({
  product,
  universe: "women",
  axis,
  family,
  shownAt: new Date(0),
  outcome,
});

test("what was tried is counted by what came of it, all in all and by style and family", () => {
  const sum = sumUpTried([
    tried(1, "liked"),
    tried(2, "left"),
    tried(3, "disliked"),
    tried(4, "chosen", 9, "A.1"),
    tried(5, "bookmarked", 9, "A.2"),
  ]);
  expect(sum).toEqual({
    shown: 5,
    outcomes: { chosen: 1, bookmarked: 1, liked: 1, disliked: 1, left: 1 },
    hitRate: 0.6,
    arms: [
      { universe: "women", axis: 12, family: "A.5", shown: 3, hits: 1, disliked: 1 },
      { universe: "women", axis: 9, family: "A.1", shown: 1, hits: 1, disliked: 0 },
      { universe: "women", axis: 9, family: "A.2", shown: 1, hits: 1, disliked: 0 },
    ],
  });
});

test("before anything was tried there is no rate of it", () => {
  expect(sumUpTried([])).toMatchObject({ shown: 0, hitRate: null, arms: [] });
});

test("a day begins at midnight in Paris, summer and winter", () => {
  expect(parisDay(new Date("2026-11-15T22:59:59Z"))).toBe("2026-11-15");
  expect(parisDay(new Date("2026-11-15T23:00:00Z"))).toBe("2026-11-16");
  expect(parisDay(new Date("2026-07-01T21:59:59Z"))).toBe("2026-07-01");
  expect(parisDay(new Date("2026-07-01T22:00:00Z"))).toBe("2026-07-02");
});
