/** A table of numbers, most of them 0. What row `r` has stands from `starts[r]` to `starts[r + 1]`. */
export interface Sparse {
  readonly rows: number;
  readonly columns: number;
  readonly starts: Uint32Array;
  readonly places: Uint32Array;
  readonly values: Float32Array;
}

interface Entries {
  readonly rows: ArrayLike<number>;
  readonly columns: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

/** In the order they are given; what stands twice in one place is added up. */
export function sparseOf(rows: number, columns: number, entries: Entries): Sparse {
  const sorted = sortByRow(rows, columns, entries);
  return joinRepeated(sorted);
}

/** Every row ordered by column, because rows are walked in order. */
export function transpose({ rows, columns, starts, places, values }: Sparse): Sparse {
  const rowOf = new Uint32Array(places.length);
  for (let row = 0; row < rows; row++) rowOf.fill(row, starts[row], starts[row + 1]);
  return sortByRow(columns, rows, { rows: places, columns: rowOf, values });
}

/** The same places with other values. */
export function withValues(table: Sparse, valueAt: (row: number, column: number, value: number) => number) {
  const { rows, starts, places, values } = table;
  const made = new Float32Array(values.length);
  for (let row = 0; row < rows; row++)
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++)
      made[at] = valueAt(row, places[at] ?? 0, values[at] ?? 0);
  return { ...table, values: made } satisfies Sparse;
}

export function rowSums({ rows, starts, values }: Sparse): Float64Array {
  return Float64Array.from({ length: rows }, (_, row) => {
    let sum = 0;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) sum += values[at] ?? 0;
    return sum;
  });
}

export function columnSums({ columns, places, values }: Sparse): Float64Array {
  const sums = new Float64Array(columns);
  for (let at = 0; at < places.length; at++)
    sums[places[at] ?? 0] = (sums[places[at] ?? 0] ?? 0) + (values[at] ?? 0);
  return sums;
}

function sortByRow(rows: number, columns: number, given: Entries): Sparse {
  const count = given.rows.length;
  const starts = new Uint32Array(rows + 1);
  for (let i = 0; i < count; i++)
    starts[(given.rows[i] ?? 0) + 1] = (starts[(given.rows[i] ?? 0) + 1] ?? 0) + 1;
  for (let row = 0; row < rows; row++) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  const next = starts.slice();
  const places = new Uint32Array(count);
  const values = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const at = next[given.rows[i] ?? 0] ?? 0;
    next[given.rows[i] ?? 0] = at + 1;
    places[at] = given.columns[i] ?? 0;
    values[at] = given.values[i] ?? 0;
  }
  return { rows, columns, starts, places, values };
}

function joinRepeated({ rows, columns, starts, places, values }: Sparse): Sparse {
  const joined = new Uint32Array(rows + 1);
  /** Where the column stands in this row, plus 1. */
  const seenAt = new Uint32Array(columns);
  let end = 0;
  for (let row = 0; row < rows; row++) {
    const from = end;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const column = places[at] ?? 0;
      const seen = seenAt[column] ?? 0;
      if (seen > from) values[seen - 1] = (values[seen - 1] ?? 0) + (values[at] ?? 0);
      else {
        places[end] = column;
        values[end] = values[at] ?? 0;
        seenAt[column] = ++end;
      }
    }
    joined[row + 1] = end;
  }
  return { rows, columns, starts: joined, places: places.slice(0, end), values: values.slice(0, end) };
}
