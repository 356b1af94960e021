import { expect, test } from "vitest";
import { openCircuit } from "./circuit.ts";

test("after three failures in a row it rests for half a minute, then one may try", () => {
  let now = 0;
  const circuit = openCircuit(() => now);
  for (const _ of [1, 2]) {
    expect(circuit.mayTry()).toBe(true);
    circuit.failed();
  }
  circuit.succeeded();
  for (const _ of [1, 2, 3]) {
    expect(circuit.mayTry()).toBe(true);
    circuit.failed();
  }
  expect(circuit.mayTry()).toBe(false);
  now = 29_999;
  expect(circuit.mayTry()).toBe(false);
  now = 30_000;
  expect([circuit.mayTry(), circuit.mayTry()]).toEqual([true, false]);
  circuit.failed();
  expect(circuit.mayTry()).toBe(false);
  now = 60_000;
  expect(circuit.mayTry()).toBe(true);
  circuit.letGo();
  expect(circuit.mayTry()).toBe(true);
  circuit.succeeded();
  expect([circuit.mayTry(), circuit.mayTry()]).toEqual([true, true]);
});
