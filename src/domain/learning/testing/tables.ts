import fc from "fast-check";
import { type Sparse, sparseOf } from "../sparse.ts";

/** Row by row, gaps as 0. */
export function tableFrom(rows: readonly (readonly number[])[]): Sparse {
  const cells = rows.flatMap((row, at) =>
    row.map((value, column) => ({ row: at, column, value })).filter(({ value }) => value !== 0),
  );
  return sparseOf(rows.length, rows[0]?.length ?? 0, {
    rows: cells.map(({ row }) => row),
    columns: cells.map(({ column }) => column),
    values: cells.map(({ value }) => value),
  });
}

/** Row by row again. */
export function rowsIn({ rows, columns, starts, places, values }: Sparse): readonly (readonly number[])[] {
  return Array.from({ length: rows }, (_, row) => {
    const cells = new Array<number>(columns).fill(0);
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++)
      cells[places[at] ?? 0] = values[at] ?? 0;
    return cells;
  });
}

/** What stands in a row, in its order. */
export function entriesIn(
  { starts, places, values }: Sparse,
  row: number,
): readonly (readonly [number, number])[] {
  const [from, to] = [starts[row] ?? 0, starts[row + 1] ?? 0];
  return Array.from(places.subarray(from, to), (place, i) => [place, values[from + i] ?? 0] as const);
}

const few: readonly number[] = [0, 0, 0, 1, 2, 3];

/** Whole numbers from 0 to 3, half of them 0. */
export const anyTable = fc
  .record({ rows: fc.integer({ min: 1, max: 12 }), columns: fc.integer({ min: 1, max: 12 }) })
  .chain(({ rows, columns }) =>
    fc.array(fc.array(fc.constantFrom(...few), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
