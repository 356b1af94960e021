import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { learnInRounds } from "./learn-in-rounds.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const open = (train: () => Promise<void>, refresh = async () => {}) => {
  const faults: unknown[] = [];
  const stopped: string[] = [];
  const job = learnInRounds({
    train,
    refresh,
    stop: async () => void stopped.push("stopped"),
    onFault: (error) => faults.push(error),
  });
  return { ...job, faults, stopped };
};

test("a round comes soon after the start and every hour, whatever goes wrong", async () => {
  let begun = 0;
  const job = open(() => (++begun === 1 ? Promise.reject(new Error("no")) : Promise.resolve()));
  await vi.advanceTimersByTimeAsync(minute);
  expect([begun, job.faults.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(58 * minute);
  expect(begun).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(begun).toBe(2);
  await job.close();
  await vi.advanceTimersByTimeAsync(120 * minute);
  expect(begun).toBe(2);
});

test("much that is said brings the next round sooner, but not at once", async () => {
  let begun = 0;
  const job = open(async () => void begun++);
  await vi.advanceTimersByTimeAsync(minute);
  for (let i = 0; i < 199; i++) job.heard();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(begun).toBe(1);
  job.heard();
  await vi.advanceTimersByTimeAsync(minute);
  expect(begun).toBe(2);
  for (let i = 0; i < 500; i++) job.heard();
  await vi.advanceTimersByTimeAsync(3 * minute);
  expect(begun).toBe(2);
  await vi.advanceTimersByTimeAsync(3 * minute);
  expect(begun).toBe(3);
  await job.close();
});

test("one round at a time; a stop lets go of it; weights are looked at every minute", async () => {
  let [begun, looked] = [0, 0];
  let finish = () => {};
  const job = open(
    () => {
      begun++;
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
    async () => void looked++,
  );
  await vi.advanceTimersByTimeAsync(130 * minute);
  expect([begun, looked]).toEqual([1, 130]);
  const closing = job.close();
  expect(job.stopped).toEqual(["stopped"]);
  finish();
  await closing;
});
