import { type Snapshot, universeAt } from "../catalogue/snapshot.ts";
import { size } from "../recommendation/features/size.ts";
import { newSession } from "../recommendation/session.ts";
import type { Wants } from "../recommendation/wants.ts";

/**
 * Which of these are there in a person's size; nothing when they told none. A size that is likely theirs counts,
 * and so does what has no size they told, as everything in the other universe.
 */
export function areInSize(
  snapshot: Snapshot,
  wants: Wants,
  rows: Uint32Array,
): readonly boolean[] | undefined {
  const reading = size.open(snapshot, wants, newSession);
  if (!reading) return undefined;
  const values = new Float64Array(rows.length);
  reading.read(rows, values);
  return Array.from(values, (value, i) => {
    const row = rows[i] ?? 0;
    if (universeAt(snapshot, row) !== wants.universe) return true;
    return Number.isNaN(value) ? (reading.passesInSilence?.(row) ?? true) : value > 0;
  });
}
