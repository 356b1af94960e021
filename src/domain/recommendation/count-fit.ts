import { rowsOffered } from "../catalogue/rows-offered.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import type { Reading } from "./feature.ts";
import { price } from "./features/price.ts";
import { size } from "./features/size.ts";
import { newSession } from "./session.ts";
import type { Wants } from "./wants.ts";

export interface Fit {
  /** What can be had in the universe. */
  readonly products: number;
  /** Of these, what costs neither more nor less than they told us. */
  readonly inBudget: number;
  /** Of these again, what is there in their size. */
  readonly inBudgetAndSize: number;
}

/** How much of a universe is for someone. What they never spoke of keeps nothing out. */
export function countFit(snapshot: Snapshot, wants: Wants): Fit {
  const rows = rowsOffered(snapshot)[wants.universe];
  const affordable = keep(price.open(snapshot, wants, newSession), rows, 1);
  // Charts disagree on some conversions: a size that is likely theirs counts.
  const wearable = keep(size.open(snapshot, wants, newSession), affordable, Number.MIN_VALUE);
  return { products: rows.length, inBudget: affordable.length, inBudgetAndSize: wearable.length };
}

function keep(reading: Reading | undefined, rows: Uint32Array, least: number): Uint32Array {
  if (!reading) return rows;
  const values = new Float64Array(rows.length);
  reading.read(rows, values);
  return rows.filter((row, i) => {
    const value = values[i] ?? 0;
    return Number.isNaN(value) ? (reading.passesInSilence?.(row) ?? true) : value >= least;
  });
}
