import fc from "fast-check";
import { expect, test } from "vitest";
import { openRowSpace } from "./row-space.ts";
import { anyTable, tableFrom } from "./testing/tables.ts";

const fill = (numbers: Float32Array) => numbers.set(numbers.map((_, i) => (i * 7) % 5));

test("a sparse table by another gives what multiplying by hand gives, on top of what was there", () => {
  fc.assert(
    fc.property(anyTable, (rows) => {
      const table = tableFrom(rows);
      const space = openRowSpace(1 << 20);
      const [dense, out] = [space.dense(table.columns, 32), space.dense(table.rows, 32)];
      fill(dense.numbers);
      out.numbers.fill(1);
      space.addProduct(space.place(table), dense, out);
      for (const [i, row] of rows.entries())
        for (let j = 0; j < 32; j++)
          expect(out.numbers[i * 32 + j]).toBe(
            row.reduce((sum, value, k) => sum + value * (dense.numbers[k * 32 + j] ?? 0), 1),
          );
    }),
    { numRuns: 30 },
  );
});

test("tables without gaps are multiplied alike, whole and turned, also past one batch", () => {
  const space = openRowSpace(1 << 20);
  const [left, right] = [space.dense(300, 16), space.dense(300, 16)];
  fill(left.numbers);
  fill(right.numbers);
  right.numbers[5] = 3;
  const crossed = space.dense(16, 16);
  space.addCrossProduct(left, right, crossed);
  const product = space.dense(300, 16);
  space.addDenseProduct(left, crossed, product);
  const at = (numbers: Float32Array, row: number, column: number) => numbers[row * 16 + column] ?? 0;
  const sum = (count: number, of: (k: number) => number) =>
    Array.from({ length: count }, (_, k) => of(k)).reduce((a, b) => a + b, 0);
  for (const [i, j] of [
    [0, 5],
    [3, 3],
    [15, 1],
  ] as const)
    expect(at(crossed.numbers, i, j)).toBe(sum(300, (k) => at(left.numbers, k, i) * at(right.numbers, k, j)));
  for (const [i, j] of [
    [0, 0],
    [255, 4],
    [299, 15],
  ] as const)
    expect(at(product.numbers, i, j)).toBe(
      sum(16, (k) => at(left.numbers, i, k) * at(crossed.numbers, k, j)),
    );
});
