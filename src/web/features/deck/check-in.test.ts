import { expect, test } from "vitest";
import { isTimeToAsk } from "./check-in.ts";
import { type DeckAnswer, setSize } from "./deck-state.ts";

const [y, b, n, s]: DeckAnswer[] = ["liked", "bookmarked", "disliked", "skipped"];
const asked = (...answers: readonly (DeckAnswer | undefined)[]) =>
  isTimeToAsk(answers.flatMap((answer) => answer ?? []));
const times = (count: number, answer: DeckAnswer | undefined) => Array.from({ length: count }, () => answer);

test("nobody is asked before their first answers, nor while much is right", () => {
  expect(asked()).toBe(false);
  expect(asked(n, n, n, n)).toBe(false);
  expect(asked(y, n, b, n, n)).toBe(false);
});

test("whoever turns down what comes is asked, once it is turned down and not passed over", () => {
  expect(asked(n, y, n, s, n)).toBe(true);
  expect(asked(n, n, n, n, s)).toBe(false);
  expect(asked(n, n, n, n, y)).toBe(false);
});

test("whoever liked most of what came and no longer does is asked, though some of it is right", () => {
  const pleased = [y, y, n, b, y, s, y, n];
  expect(asked(...pleased, n, y, s, b, n)).toBe(true);
  expect(asked(...pleased, n, y, y, b, n)).toBe(false);
  expect(asked(...pleased, n, y, n, b, s)).toBe(false);
  expect(asked(y, n, s, n, y, y, b, n, n, y, s, b, n)).toBe(false);
});

test("nobody is asked again at once, and after a while they are", () => {
  expect(asked(...times(6, n))).toBe(false);
  expect(asked(...times(16, n))).toBe(false);
  expect(asked(...times(17, n))).toBe(true);
});

test("the end of a set asks, whatever was said; and after it nothing for a while", () => {
  expect(asked(...times(setSize, y))).toBe(true);
  expect(asked(...times(setSize, y), ...times(11, n))).toBe(false);
  expect(asked(...times(setSize, y), ...times(12, n))).toBe(true);
});

test("an answer that is taken back takes the question back", () => {
  expect([asked(n, n, n, n, n), asked(n, n, n, n)]).toEqual([true, false]);
});
