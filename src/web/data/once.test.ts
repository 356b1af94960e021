import { expect, test } from "vitest";
import { once } from "./once.ts";

test("what was loaded is not loaded again, however many ask at the same time", async () => {
  let loads = 0;
  const load = once(async () => ++loads);
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

test("what could not be loaded is tried again by whoever asks next", async () => {
  let loads = 0;
  const load = once(async () => {
    loads += 1;
    if (loads === 1) throw new Error("no connection");
    return loads;
  });
  await expect(load()).rejects.toThrow("no connection");
  expect(await load()).toBe(2);
});
