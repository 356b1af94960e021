import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellNewsInRounds } from "./tell-news.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const rounds: { end: (how?: unknown) => void; fail: (error: Error) => void; isOver: () => boolean }[] = [];
  const faults: unknown[] = [];
  let version = 1;
  const telling = tellNewsInRounds({
    tell: (isOver) =>
      new Promise((end, fail) => {
        rounds.push({ end, fail, isOver });
      }),
    version: () => version,
    onFault: (error) => faults.push(error),
  });
  return {
    rounds,
    faults,
    telling,
    change: () => {
      version += 1;
    },
  };
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test("a round soon after the start, when the catalogue changes, and every hour", async () => {
  const { rounds, change } = open();
  await pass(6);
  expect(rounds).toHaveLength(1);
  rounds[0]?.end();
  await pass(3_500);
  expect(rounds).toHaveLength(1);
  await pass(200);
  expect(rounds).toHaveLength(2);
  rounds[1]?.end();
  change();
  await pass(6);
  expect(rounds).toHaveLength(3);
});

test("one at a time: a change during a round is for the next", async () => {
  const { rounds, change } = open();
  await pass(6);
  change();
  await pass(600);
  expect(rounds).toHaveLength(1);
  rounds[0]?.end();
  await pass(6);
  expect(rounds).toHaveLength(2);
});

test("one that fails is told of and tried again after a minute", async () => {
  const { rounds, faults } = open();
  await pass(6);
  rounds[0]?.fail(new Error("no database"));
  await pass(50);
  expect([rounds.length, faults.length]).toEqual([1, 1]);
  await pass(20);
  expect(rounds).toHaveLength(2);
});

test("at the stop the round under way is asked to end, and none begins", async () => {
  const { rounds, telling } = open();
  await pass(6);
  const closed = telling.close();
  expect(rounds[0]?.isOver()).toBe(true);
  rounds[0]?.end();
  await closed;
  await pass(10_000);
  expect(rounds).toHaveLength(1);
});

test("what another process is at is looked at again a minute later", async () => {
  const { rounds } = open();
  await pass(6);
  rounds[0]?.end("busy");
  await pass(50);
  expect(rounds).toHaveLength(1);
  await pass(15);
  expect(rounds).toHaveLength(2);
  rounds[1]?.end("fresh");
  await pass(600);
  expect(rounds).toHaveLength(2);
});
