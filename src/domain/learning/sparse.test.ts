import fc from "fast-check";
import { expect, test } from "vitest";
import { columnSums, rowSums, sparseOf, transpose, withValues } from "./sparse.ts";
import { anyTable, rowsIn, tableFrom } from "./testing/tables.ts";

test("what stands twice in one place is added up, and rows keep the order they came in", () => {
  const table = sparseOf(2, 4, { rows: [1, 0, 1, 1], columns: [3, 2, 0, 3], values: [1, 5, 2, 4] });
  expect([...table.starts]).toEqual([0, 1, 3]);
  expect([...table.places]).toEqual([2, 3, 0]);
  expect([...table.values]).toEqual([5, 5, 2]);
});

test("turned twice a table is itself, and its sums change sides", () => {
  fc.assert(
    fc.property(anyTable, (rows) => {
      const table = tableFrom(rows);
      const turned = transpose(table);
      expect(rowsIn(transpose(turned))).toEqual(rows);
      expect(rowsIn(turned)).toEqual(rows[0]?.map((_, column) => rows.map((row) => row[column])));
      expect(rowSums(turned)).toEqual(columnSums(table));
    }),
  );
});

test("other values know where they stand", () => {
  const table = withValues(
    tableFrom([
      [0, 2],
      [3, 0],
    ]),
    (row, column, value) => 100 * row + 10 * column + value,
  );
  expect(rowsIn(table)).toEqual([
    [0, 12],
    [103, 0],
  ]);
});
