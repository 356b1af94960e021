import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSettling } from "./settling.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("only where a dial comes to rest is kept", () => {
  const keep = vi.fn();
  const settling = openSettling(keep, 400);
  settling.turn(4);
  vi.advanceTimersByTime(300);
  settling.turn(5);
  vi.advanceTimersByTime(399);
  expect(keep).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(keep.mock.calls).toEqual([[5]]);
});

test("leaving keeps what was still turning, once", () => {
  const keep = vi.fn();
  const settling = openSettling(keep, 400);
  settling.turn(2);
  settling.flush();
  settling.flush();
  vi.advanceTimersByTime(1000);
  expect(keep.mock.calls).toEqual([[2]]);
});
