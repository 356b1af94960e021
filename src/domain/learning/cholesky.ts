/** The lower half; a row that depends on those before it has 0 on the diagonal. */
export function choleskyOf(table: ArrayLike<number>, size: number, least = 1e-13): Float64Array {
  const lower = new Float64Array(size * size);
  let most = 0;
  for (let i = 0; i < size; i++) most = Math.max(most, table[i * size + i] ?? 0);
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let sum = table[row * size + column] ?? 0;
      for (let k = 0; k < column; k++) sum -= (lower[row * size + k] ?? 0) * (lower[column * size + k] ?? 0);
      const pivot = lower[column * size + column] ?? 0;
      if (row === column) lower[row * size + row] = sum > least * most ? Math.sqrt(sum) : 0;
      else lower[row * size + column] = pivot === 0 ? 0 : sum / pivot;
    }
  return lower;
}

/** What multiplied by the whole table gives `sums`; 0 where a row has nothing of its own. */
export function solveLower(lower: Float64Array, sums: Float64Array, size: number): Float64Array {
  const found = sums.slice();
  for (let row = 0; row < size; row++) {
    let sum = found[row] ?? 0;
    for (let k = 0; k < row; k++) sum -= (lower[row * size + k] ?? 0) * (found[k] ?? 0);
    const pivot = lower[row * size + row] ?? 0;
    found[row] = pivot === 0 ? 0 : sum / pivot;
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = found[row] ?? 0;
    for (let k = row + 1; k < size; k++) sum -= (lower[k * size + row] ?? 0) * (found[k] ?? 0);
    const pivot = lower[row * size + row] ?? 0;
    found[row] = pivot === 0 ? 0 : sum / pivot;
  }
  return found;
}
