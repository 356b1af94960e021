import fc from "fast-check";
import { expect, test } from "vitest";
import { openBitStore } from "./bit-store.ts";
import { add, addStretch, count, has, rowsIn } from "./bits.ts";

const rowsOf = (most: number) => fc.uniqueArray(fc.nat(most - 1), { maxLength: 60 });

test("counts what sets have in common as one would by hand", () => {
  fc.assert(
    fc.property(fc.array(rowsOf(700), { minLength: 1, maxLength: 9 }), rowsOf(700), (sets, asked) => {
      const store = openBitStore(700, sets.length);
      for (const [set, rows] of sets.entries()) for (const row of rows) store.add(set, row);
      const bits = store.empty();
      for (const row of asked) add(bits, row);
      const counts = sets.map((rows) => rows.filter((row) => asked.includes(row)).length);
      expect([...store.countCommon(bits, 0, sets.length)]).toEqual(counts);
      expect([...store.countCommon(bits, sets.length - 1, 1)]).toEqual(counts.slice(-1));
    }),
  );
});

test("a set gives back its rows in order", () => {
  fc.assert(
    fc.property(rowsOf(500), (rows) => {
      const bits = openBitStore(500, 1).empty();
      for (const row of rows) add(bits, row);
      expect([...rowsIn(bits)]).toEqual(rows.toSorted((a, b) => a - b));
      expect(count(bits)).toBe(rows.length);
      expect(rows.every((row) => has(bits, row))).toBe(true);
    }),
  );
});

test("a stretch of a set lies elsewhere as it lay before", () => {
  const stretch = fc.tuple(rowsOf(300), fc.nat(300), fc.nat(300), fc.nat(300));
  fc.assert(
    fc.property(stretch, rowsOf(300), ([rows, one, other, at], there) => {
      const [start, end] = [Math.min(one, other), Math.max(one, other)];
      const [from, bits] = [new Uint32Array(10), new Uint32Array(20)];
      for (const row of rows) add(from, row);
      for (const row of there) add(bits, row);
      addStretch(bits, at, from, start, end);
      const moved = rows.filter((row) => row >= start && row < end).map((row) => row - start + at);
      expect([...rowsIn(bits)]).toEqual([...new Set([...there, ...moved])].sort((a, b) => a - b));
    }),
  );
});
