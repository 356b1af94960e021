import { expect, test } from "vitest";
import { openBackOff } from "./back-off.ts";

test("what fails rests, twice as long each time, up to a limit, until it is forgiven", () => {
  let now = 0;
  const backOff = openBackOff({ firstMs: 10, longestMs: 30, most: 10, now: () => now });
  const restOf = (key: string) => {
    backOff.add(key);
    const from = now;
    while (backOff.rests(key)) now += 1;
    return now - from;
  };
  expect([restOf("a"), restOf("a"), restOf("a"), restOf("a")]).toEqual([10, 20, 30, 30]);
  expect(restOf("b")).toBe(10);
  backOff.forget("a");
  expect(restOf("a")).toBe(10);
});

test("only so many are remembered: the oldest is forgotten first", () => {
  const backOff = openBackOff({ firstMs: 10, longestMs: 30, most: 2, now: () => 0 });
  for (const key of ["a", "b", "a", "c"]) backOff.add(key);
  expect(["a", "b", "c"].map(backOff.rests)).toEqual([true, false, true]);
});
