import { expect, test } from "vitest";
import { turnstile } from "./turnstile.ts";

test("a few run, some wait their turn, the rest is turned away", async () => {
  const pass = turnstile({ atOnce: 2, waiting: 3, waitingEach: 3 });
  let running = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const work = () => {
    most = Math.max(most, ++running);
    return new Promise<string>((resolve) => {
      finish.push(() => {
        running--;
        resolve("done");
      });
    });
  };
  const all = Array.from({ length: 7 }, () => pass("here", work));
  expect(await Promise.all(all.slice(5))).toEqual([undefined, undefined]);
  for (let turn = 0; turn < 5; turn++) {
    await expect.poll(() => finish.length).toBeGreaterThan(turn);
    finish[turn]?.();
  }
  expect(await Promise.all(all.slice(0, 5))).toEqual(Array(5).fill({ value: "done" }));
  expect(most).toBe(2);
});

test("work that fails gives its place back", async () => {
  const pass = turnstile({ atOnce: 1, waiting: 0, waitingEach: 0 });
  await expect(pass("here", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await pass("here", async () => "yes")).toEqual({ value: "yes" });
});

test("nobody can fill the queue alone", async () => {
  const pass = turnstile({ atOnce: 1, waiting: 4, waitingEach: 2 });
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void ends.push(resolve));
  const greedy = Array.from({ length: 5 }, () => pass("greedy", work));
  expect(await Promise.all(greedy.slice(3))).toEqual([undefined, undefined]);
  const other = pass("other", async () => "served");
  for (let turn = 0; turn < 3; turn++) {
    await expect.poll(() => ends.length).toBeGreaterThan(turn);
    ends[turn]?.();
  }
  expect(await other).toEqual({ value: "served" });
});
