import { expect, test } from "vitest";
import { turnstile } from "./turnstile.ts";

test("a few run, some wait their turn, the rest is turned away", async () => {
  const pass = turnstile(2, 3);
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
  const all = Array.from({ length: 7 }, () => pass(work));
  expect(await Promise.all(all.slice(5))).toEqual([undefined, undefined]);
  for (let turn = 0; turn < 5; turn++) {
    await expect.poll(() => finish.length).toBeGreaterThan(turn);
    finish[turn]?.();
  }
  expect(await Promise.all(all.slice(0, 5))).toEqual(Array(5).fill({ value: "done" }));
  expect(most).toBe(2);
});

test("work that fails gives its place back", async () => {
  const pass = turnstile(1, 0);
  await expect(pass(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await pass(async () => "yes")).toEqual({ value: "yes" });
});
