import { expect, test } from "vitest";
import { openStreamGate } from "./stream-gate.ts";

test("three at once and no fourth until one has ended", () => {
  const gate = openStreamGate();
  const place = { who: "ada", address: "" };
  const [first, ...others] = [1, 2, 3].map(() => gate.enter(place));
  expect([first, ...others].every(Boolean)).toBe(true);
  expect(gate.enter(place)).toBeUndefined();
  expect(gate.enter({ who: "grace", address: "" })).toBeDefined();
  first?.();
  first?.();
  expect(gate.enter(place)).toBeDefined();
  expect(gate.enter(place)).toBeUndefined();
});

test("whoever makes a new name for each stream is stopped by the address", () => {
  const gate = openStreamGate();
  const entered = Array.from({ length: 40 }, (_, nth) => gate.enter({ who: `key ${nth}`, address: "net" }));
  expect(entered.filter(Boolean)).toHaveLength(30);
  expect(gate.enter({ who: "key", address: "elsewhere" })).toBeDefined();
});
