import fc from "fast-check";
import { expect, test } from "vitest";
import { openBitStore } from "./bit-store.ts";
import { add, count, has, rowsIn } from "./bits.ts";

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
