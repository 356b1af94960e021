import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openQuietMoments } from "./quiet-moments.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function quietWith(more: () => boolean) {
  let chores = 0;
  const faults: unknown[] = [];
  const quiet = openQuietMoments({
    chore: async () => {
      chores += 1;
      // As long as any work: only so can it be interrupted.
      await new Promise((resolve) => setTimeout(resolve, 100));
      return more();
    },
    now: () => Date.now(),
    quietMs: 1_000,
    onFault: (error) => faults.push(error),
  });
  return { ...quiet, chores: () => chores, faults };
}

test("nothing is done until nobody has asked for a second", async () => {
  const quiet = quietWith(() => true);
  for (let half = 0; half < 6; half += 1) {
    await vi.advanceTimersByTimeAsync(500);
    quiet.touch();
  }
  expect(quiet.chores()).toBe(0);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(quiet.chores()).toBeGreaterThan(2);
  quiet.close();
});

test("somebody who asks interrupts it after the chore at hand", async () => {
  const quiet = quietWith(() => true);
  await vi.advanceTimersByTimeAsync(1_250);
  const before = quiet.chores();
  quiet.touch();
  await vi.advanceTimersByTimeAsync(900);
  expect(quiet.chores()).toBe(before);
  quiet.close();
});

test("it can be paused, resumed and closed", async () => {
  const quiet = quietWith(() => true);
  quiet.pause();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(quiet.chores()).toBe(0);
  quiet.resume();
  await vi.advanceTimersByTimeAsync(1_000);
  const before = quiet.chores();
  expect(before).toBeGreaterThan(0);
  quiet.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(quiet.chores()).toBe(before);
});

test("with nothing left to do it looks again now and then, and survives a fault", async () => {
  const quiet = quietWith(() => {
    throw new Error("broken");
  });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(quiet.chores()).toBe(3);
  expect(quiet.faults).toHaveLength(3);
  quiet.close();
});
