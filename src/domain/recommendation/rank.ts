import { correctionFactors } from "#vocabulary/correction.ts";
import { fitsOf, type Opened } from "./score.ts";

/** Rows, best first; of equals the lower product number first. */
export interface Ranking {
  readonly rows: Uint32Array;
  /** How well each fits: `whole` is a fit of 1, and no fit is above `finest`. */
  readonly fits: Uint16Array;
}

/** Finer than anyone can tell: a 200th of a point. */
export const whole = 20_000;
/** Where a correction makes everything of a piece count more. */
export const finest = whole * correctionFactors.more;

/**
 * One pass over the rows, then a counting sort, which takes time in step with the number of rows. The rows come by ascending number, and counting keeps that order among equals.
 */
export function rank(opened: Opened, rows: Uint32Array): Ranking {
  const exact = fitsOf(opened, rows);
  if (rows.length < few) return inOrder(rows, exact);
  const fits = new Uint16Array(rows.length);
  const top = opened.stretch === 1 ? whole : finest;
  const ends = new Uint32Array(top + 1);
  for (let i = 0; i < rows.length; i++) {
    const fit = Math.round((exact[i] ?? 0) * whole);
    fits[i] = fit;
    ends[fit] = (ends[fit] ?? 0) + 1;
  }
  // From counts to where the rows of each fit begin, the best first.
  let start = 0;
  for (let fit = top; fit >= 0; fit--) {
    const count = ends[fit] ?? 0;
    ends[fit] = start;
    start += count;
  }
  const ranked = { rows: new Uint32Array(rows.length), fits: new Uint16Array(rows.length) };
  for (let i = 0; i < rows.length; i++) {
    const fit = fits[i] ?? 0;
    const at = ends[fit] ?? 0;
    ends[fit] = at + 1;
    ranked.rows[at] = rows[i] ?? 0;
    ranked.fits[at] = fit;
  }
  return ranked;
}

/** Of so few, to compare is quicker than to count. */
const few = 2048;
/** Rows are numbered below this. */
const rowRoom = 2 ** 32;

/** By the exact fit of each, the rows in any order. */
export function inOrder(rows: Uint32Array, exact: Float64Array): Ranking {
  // A fit and a row in one number, which is sorted without asking anybody which of two comes first.
  const keys = new Float64Array(rows.length);
  for (let i = 0; i < keys.length; i++)
    keys[i] = (finest - Math.round((exact[i] ?? 0) * whole)) * rowRoom + (rows[i] ?? 0);
  keys.sort();
  const ranked = { rows: new Uint32Array(rows.length), fits: new Uint16Array(rows.length) };
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? 0;
    ranked.rows[i] = key % rowRoom;
    ranked.fits[i] = finest - Math.floor(key / rowRoom);
  }
  return ranked;
}
