import type { Sparse } from "./sparse.ts";
import { keepTop, sortTop } from "./top-entries.ts";

interface GrowingRows {
  /**
   * Takes the `keep` highest of `touched` as the next row, the highest first, and sets all touched sums back to 0.
   * Gives what it took, in that order, until the next row is added.
   */
  readonly add: (touched: Uint32Array, met: number, sums: Float32Array, keep: number) => Uint32Array;
  readonly finish: () => Sparse;
}

/** A square table that is made row by row, when nobody knows how much of it there will be. */
export function growRows(size: number, guess: number): GrowingRows {
  const starts = new Uint32Array(size + 1);
  let places = new Uint32Array(guess);
  let values = new Float32Array(guess);
  let [row, end] = [0, 0];
  return {
    add(touched, met, sums, keep) {
      const kept = keepTop(touched, met, sums, keep);
      if (end + kept > places.length) {
        places = grown(places, new Uint32Array(2 * places.length + kept));
        values = grown(values, new Float32Array(2 * values.length + kept));
      }
      const sorted = sortTop(touched, kept, sums);
      for (const place of sorted) {
        places[end] = place;
        values[end++] = sums[place] ?? 0;
      }
      // What was not kept was swapped behind, not lost.
      for (let i = 0; i < met; i++) sums[touched[i] ?? 0] = 0;
      starts[++row] = end;
      return sorted;
    },
    finish: () => ({
      rows: size,
      columns: size,
      starts,
      places: places.slice(0, end),
      values: values.slice(0, end),
    }),
  };
}

function grown<T extends Uint32Array | Float32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
