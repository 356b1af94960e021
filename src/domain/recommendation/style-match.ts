import { axisCount } from "../catalogue/columns.ts";
import type { Bilingual } from "../catalogue/product.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import type { Reading } from "./feature.ts";

/** From this score on a piece is of a taste; half of all pieces have one above 0.65. */
const wholly = Math.round(0.55 * 255);

/** What is left open of a match after an axis of this score. Squared, so that many small echoes stay small. */
const rest = Float64Array.from({ length: 256 }, (_, score) => 1 - Math.min(1, score / wholly) ** 2);

/**
 * How much a piece is of any of these axes. One that is wholly there is enough, several in part add up, and
 * another axis never takes anything away.
 */
export function matchStyles(
  { styles }: Snapshot,
  axes: readonly number[],
  words: (axis: number, wholly: boolean) => Bilingual,
): Reading | undefined {
  if (axes.length === 0) return undefined;
  const places = Uint8Array.from(axes, (axis) => axis - 1);
  return {
    read(rows, values) {
      for (let i = 0; i < rows.length; i++) {
        const start = (rows[i] ?? 0) * axisCount;
        let open = 1;
        for (let j = 0; j < places.length; j++) open *= rest[styles[start + (places[j] ?? 0)] ?? 0] ?? 1;
        values[i] = 1 - open;
      }
    },
    says(row) {
      const scoreOf = (place: number) => styles[row * axisCount + place] ?? 0;
      const [best = 0] = [...places].sort((a, b) => scoreOf(b) - scoreOf(a) || a - b);
      return words(best + 1, scoreOf(best) >= wholly);
    },
  };
}
