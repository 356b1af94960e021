import { expect, test } from "vitest";
import type { Product } from "../catalogue/product.ts";
import { exampleSnapshot } from "../catalogue/testing/examples.ts";
import { doAll, doInTurns, type Steps } from "../steps.ts";
import { embeddedEngine } from "./embedded-engine.ts";
import { sortKeys } from "./sort-keys.ts";
import { shelf } from "./testing/shelf.ts";

function* count(most: number): Steps<number> {
  for (let i = 0; i < most; i++) yield;
  return most;
}

test("work in turns lets others come first every few milliseconds, and comes to the same end", async () => {
  let [clock, pauses] = [0, 0];
  const turns = {
    now: () => clock++,
    giveWay: async () => {
      pauses++;
    },
  };
  expect(await doInTurns(count(100), turns)).toBe(100);
  expect(pauses).toBeGreaterThan(5);
  expect(doAll(count(3))).toBe(3);
});

test("the last index answers until the next is made, which then takes its place", async () => {
  let products: readonly Product[] = shelf;
  let snapshot = exampleSnapshot(products);
  let goOn = () => {};
  let waits = false;
  const turns = {
    now: () => performance.now() * 1e6,
    giveWay: () => (waits ? new Promise<void>((resolve) => (goOn = resolve)) : Promise.resolve()),
  };
  const engine = embeddedEngine(() => snapshot, turns);
  const coats = async () =>
    [...(await engine.find({ text: "coat", language: "en", from: 0, limit: 9 })).products].sort();
  expect(await coats()).toEqual([7, 8]);
  products = shelf.filter(({ id }) => id !== 7);
  snapshot = exampleSnapshot(products, 2);
  waits = true;
  expect(await coats()).toEqual([7, 8]);
  waits = false;
  goOn();
  await expect.poll(coats).toEqual([8]);
});

test("numbers sorted in parts are sorted", () => {
  const numbers = Float64Array.from({ length: 70_001 }, (_, i) => (i * 7_919) % 70_001);
  expect(doAll(sortKeys(numbers.slice()))).toEqual(numbers.toSorted());
});
