import fc from "fast-check";
import { expect, test } from "vitest";
import { itemItem } from "./item-item.ts";
import { sharedPeople } from "./shared-people.ts";
import { transpose } from "./sparse.ts";
import { anyTable, entriesIn, rowsIn, tableFrom } from "./testing/tables.ts";

const people = tableFrom([
  [1, 1, 0, 0],
  [1, 1, 1, 0],
  [1, 0, 1, 0],
]);

test("items are as near as the people they share, the nearest first, and only so many", () => {
  const found = itemItem(transpose(people), people, { keep: 1 });
  expect(entriesIn(found, 0)).toEqual([[1, 2]]);
  expect(entriesIn(found, 2)).toEqual([[0, 2]]);
  expect(entriesIn(found, 3)).toEqual([]);
});

test("the cosine is drawn towards 0 where few people are behind it", () => {
  // Three people have the first, two the second, two both.
  const plain = entriesIn(sharedPeople(people, { keep: 9, shrink: 0 }), 0);
  expect(plain[0]?.[1]).toBeCloseTo(2 / Math.sqrt(6));
  const shrunk = entriesIn(sharedPeople(people, { keep: 9, shrink: 5 }), 0);
  expect(shrunk[0]?.[1]).toBeCloseTo(2 / (Math.sqrt(6) + 5));
});

test("whoever has a lot counts less if asked for", () => {
  const found = entriesIn(sharedPeople(people, { keep: 9, shrink: 0, person: 1 }), 0);
  expect(found[0]?.[1]).toBeCloseTo((1 / 2 + 1 / 3) / Math.sqrt(6));
});

test("with room for all it is the product of the table with itself, less the items with themselves", () => {
  fc.assert(
    fc.property(anyTable, (rows) => {
      const table = tableFrom(rows);
      const found = rowsIn(itemItem(transpose(table), table, { keep: 99 }));
      for (const [i, row] of found.entries())
        for (const [j, value] of row.entries())
          expect(value).toBe(i === j ? 0 : rows.reduce((sum, one) => sum + (one[i] ?? 0) * (one[j] ?? 0), 0));
    }),
  );
});
