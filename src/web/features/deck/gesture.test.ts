import { describe, expect, test } from "vitest";
import { leaningOf, tiltOf, velocityOf, verdictOf } from "./gesture.ts";

const box = { width: 400, height: 600 };
const at = (x: number, y: number, vx = 0, vy = 0) => ({ x, y, vx, vy });

describe("a card that is let go of", () => {
  test.each([
    ["flicked to the right", at(60, 4, 0.9, 0), "liked"],
    ["flicked to the left", at(-60, 4, -0.9, 0), "disliked"],
    ["flicked up", at(3, -60, 0, -0.9), "bookmarked"],
    ["flicked down", at(3, 60, 0, 0.9), "skipped"],
    ["carried far to the right and put down", at(180, 20), "liked"],
    ["carried far down and put down", at(0, 260), "skipped"],
  ])("%s leaves", (_, motion, answer) => {
    expect(verdictOf(motion, box)).toBe(answer);
  });

  test.each([
    ["put down near its place", at(90, 10)],
    ["twitched, however fast", at(12, 0, 3, 0)],
    ["carried far and pulled back at the end", at(200, 0, -0.9, 0)],
    ["carried slowly up a little", at(0, -120)],
  ])("%s comes back", (_, motion) => {
    expect(verdictOf(motion, box)).toBeUndefined();
  });
});

test("only the last moments count for the speed, and a finger that rested has none", () => {
  const fast = [0, 16, 32, 48].map((ms, i) => ({ x: i * 20, y: 0, at: ms }));
  expect(velocityOf(fast, 50).vx).toBeCloseTo(60 / 48);
  expect(velocityOf(fast, 400)).toEqual({ vx: 0, vy: 0 });
  expect(velocityOf([], 0)).toEqual({ vx: 0, vy: 0 });
});

test("what a card leans to is sure before it leaves", () => {
  expect(leaningOf(12, 0, box)).toEqual({ answer: "liked", part: 0.1 });
  expect(leaningOf(-150, 30, box)).toEqual({ answer: "disliked", part: 1 });
  expect(leaningOf(0, -72, box)).toEqual({ answer: "bookmarked", part: 0.5 });
});

test("a card held below turns the other way, and never right over", () => {
  expect(tiltOf(100, 400, false)).toBeGreaterThan(0);
  expect(tiltOf(100, 400, true)).toBeLessThan(0);
  expect(tiltOf(4000, 400, false)).toBe(tiltOf(400, 400, false));
});
