import { type Steps, stepRows } from "../steps.ts";

/** Rows that are alike, numbered as they come. */
export interface AlikeRows {
  readonly ofRow: Uint32Array;
  /** One row of each number. */
  readonly rows: readonly number[];
}

/** Those that are alike have the same hash. */
export function* alikeRows(
  size: number,
  hashOf: (row: number) => number,
  isAlike: (a: number, b: number) => boolean,
): Steps<AlikeRows> {
  const ofRow = new Uint32Array(size);
  const rows: number[] = [];
  // A place for each and as many again, so that whoever looks for one seldom meets another.
  const mask = 2 ** Math.ceil(Math.log2(2 * size + 2)) - 1;
  const slots = new Uint32Array(mask + 1);
  for (let row = 0; row < size; row++) {
    if (row % stepRows === 0) yield;
    const hash = hashOf(row);
    let at = (hash ^ (hash >>> 15)) & mask;
    while ((slots[at] ?? 0) !== 0 && !isAlike(rows[(slots[at] ?? 0) - 1] ?? 0, row)) at = (at + 1) & mask;
    if ((slots[at] ?? 0) === 0) slots[at] = rows.push(row);
    ofRow[row] = (slots[at] ?? 0) - 1;
  }
  return { ofRow, rows };
}

export const mixed = (hash: number, number: number): number => Math.imul(hash ^ number, 0x01000193);
