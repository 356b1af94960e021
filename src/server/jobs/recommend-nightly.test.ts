import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recommendInRounds } from "./recommend-nightly.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

test("a round comes a minute after the start and every hour, one at a time, whatever goes wrong", async () => {
  const faults: unknown[] = [];
  let begun = 0;
  let finish: (() => void) | undefined;
  const job = recommendInRounds({
    recommend: () => {
      begun++;
      if (begun === 1) return Promise.reject(new Error("the database is away"));
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
    onFault: (error) => faults.push(error),
  });
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(begun).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([begun, faults.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(59 * minute);
  expect(begun).toBe(2);
  // The second takes longer than an hour.
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(begun).toBe(2);
  finish?.();
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(begun).toBe(3);
  finish?.();
  await job.close();
});

test("a stop waits for the round under way, which is told that it is over", async () => {
  let isOver = () => false;
  let finish = () => {};
  const job = recommendInRounds({
    recommend: (over) => {
      isOver = over;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
    onFault: () => {},
  });
  await vi.advanceTimersByTimeAsync(minute);
  expect(isOver()).toBe(false);
  let closed = false;
  const closing = job.close().then(() => {
    closed = true;
  });
  await vi.advanceTimersByTimeAsync(1);
  expect([isOver(), closed]).toEqual([true, false]);
  finish();
  await closing;
  await vi.advanceTimersByTimeAsync(120 * minute);
  expect(closed).toBe(true);
});
