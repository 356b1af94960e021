import { choleskyOf } from "./cholesky.ts";
import type { Dense, RowSpace } from "./row-space.ts";

/**
 * Writes into `out` the columns of `table` made square to each other and of length 1, by Cholesky's halves of their
 * products. `square` is room for these, width × width. A column that the others already hold becomes 0.
 */
export function orthonormalise(space: RowSpace, table: Dense, square: Dense, out: Dense): void {
  square.numbers.fill(0);
  space.addCrossProduct(table, table, square);
  const size = table.width;
  const inverse = invertLower(choleskyOf(square.numbers, size, 1e-6), size);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      square.numbers[row * size + column] = inverse[column * size + row] ?? 0;
  out.numbers.fill(0);
  space.addDenseProduct(table, square, out);
}

function invertLower(lower: Float64Array, size: number): Float64Array {
  const inverse = new Float64Array(size * size);
  for (let column = 0; column < size; column++) {
    const pivot = lower[column * size + column] ?? 0;
    if (pivot === 0) continue;
    inverse[column * size + column] = 1 / pivot;
    for (let row = column + 1; row < size; row++) {
      const own = lower[row * size + row] ?? 0;
      if (own === 0) continue;
      let sum = 0;
      for (let k = column; k < row; k++)
        sum -= (lower[row * size + k] ?? 0) * (inverse[k * size + column] ?? 0);
      inverse[row * size + column] = sum / own;
    }
  }
  return inverse;
}
