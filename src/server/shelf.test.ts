import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openShelf, type Shelved } from "./shelf.ts";

const copied = (shelved: Shelved): string => {
  const target = Buffer.alloc(shelved.length);
  shelved.copyTo(target);
  return target.toString("latin1");
};

test("what lies there is what was put there, whatever else comes and goes", () => {
  const step = fc.record({
    length: fc.integer({ min: 0, max: 700_000 }),
    goes: fc.nat(8),
    letter: fc.nat(255),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const shelf = openShelf();
      const there: { readonly shelved: Shelved; readonly text: string }[] = [];
      for (const { length, goes, letter } of steps) {
        const bytes = Buffer.alloc(length, letter);
        if (length > 1) bytes.writeUInt16LE(length & 0xffff, length - 2);
        there.push({ shelved: shelf.put(bytes), text: bytes.toString("latin1") });
        bytes.fill(0);
        for (const { shelved } of there.splice(goes, 1)) shelved.letGo();
      }
      for (const { shelved, text } of there) expect(copied(shelved) === text).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test("to let go twice gives nothing away that somebody else has", () => {
  const shelf = openShelf();
  const first = shelf.put(Buffer.from("first"));
  first.letGo();
  const [second, third] = ["second", "third"].map((text) => shelf.put(Buffer.from(text)));
  first.letGo();
  const fourth = shelf.put(Buffer.from("fourth"));
  expect([second, third, fourth].map((one) => one && copied(one))).toEqual(["second", "third", "fourth"]);
});

const newMemory = (before: number): number => {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().arrayBuffers - before;
};

test("what comes takes the place of what went", () => {
  const shelf = openShelf();
  const bytes = Buffer.alloc(400_000, "x");
  const before = process.memoryUsage().arrayBuffers;
  const there: Shelved[] = [];
  for (let i = 0; i < 400; i++) {
    there.push(shelf.put(bytes));
    if (there.length > 5) there.shift()?.letGo();
  }
  expect(newMemory(before)).toBeLessThan(5_000_000);
  expect(there.map(copied).every((text) => text.length === 400_000)).toBe(true);
});

test("nothing else is kept of what was put there", () => {
  const shelf = openShelf();
  const before = process.memoryUsage().arrayBuffers;
  const there = Array.from({ length: 20 }, (_, i) => shelf.put(Buffer.alloc(1_000_000, i)));
  expect(newMemory(before)).toBeLessThan(25_000_000);
  expect(there.map(copied).every((text) => text.length === 1_000_000)).toBe(true);
});
