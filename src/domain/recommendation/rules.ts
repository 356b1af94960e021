import type { LockName } from "#vocabulary/lock.ts";
import { rowsOffered } from "../catalogue/rows-offered.ts";
import { rowOf, type Snapshot } from "../catalogue/snapshot.ts";
import { noOverrides } from "../people/overrides.ts";
import { brandSlots } from "./brand-slots.ts";
import { type Reading, silent } from "./feature.ts";
import { placeOf } from "./place-of.ts";
import type { Opened } from "./score.ts";
import type { Session } from "./session.ts";
import type { Wants } from "./wants.ts";

/** A locked preference: a piece has to pass all that it is read by. */
export interface Lock {
  readonly name: LockName;
  readonly readings: readonly Reading[];
}

export interface Sifted {
  /** What may be shown, in the order of the catalogue. */
  readonly rows: Uint32Array;
  /** For each lock, how many more there would be without it. */
  readonly adds: readonly number[];
}

/** What nobody is shown whatever it scores, and with locks what they shut out. */
export function sift(
  snapshot: Snapshot,
  wants: Wants,
  session: Session,
  locks: readonly Lock[],
  hidden: ReadonlySet<number> = noOverrides.hidden,
): Sifted {
  const shown = rowsShown(snapshot, wants, session, hidden);
  if (locks.length === 0) return { rows: shown, adds: [] };
  /** For each row a bit for every lock that shuts it out. */
  const shut = new Uint8Array(shown.length);
  for (const [i, { readings }] of locks.entries())
    for (const reading of readings) shutOut(reading, shown, shut, 1 << i);
  const counts = new Uint32Array(256);
  const rows = new Uint32Array(shown.length);
  let count = 0;
  for (let i = 0; i < shown.length; i++) {
    const bits = shut[i] ?? 0;
    counts[bits] = (counts[bits] ?? 0) + 1;
    if (bits === 0) rows[count++] = shown[i] ?? 0;
  }
  return { rows: rows.subarray(0, count), adds: locks.map((_, i) => counts[1 << i] ?? 0) };
}

/** The locks of a person that have something to go by. */
export const locksOf = ({ features, readings }: Opened, { locks }: Wants): readonly Lock[] =>
  [...locks]
    .map((name) => ({ name, readings: readings.filter((_, i) => features[i]?.lock === name) }))
    .filter((lock) => lock.readings.length > 0);

/** Whether a lock keeps one piece from someone. */
export function isShutOut({ readings }: Lock, row: number): boolean {
  const shut = new Uint8Array(1);
  for (const reading of readings) shutOut(reading, Uint32Array.of(row), shut, 1);
  return shut[0] !== 0;
}

/** So many at a time that their values stay in a near cache. */
const block = 2048;

function shutOut(reading: Reading, rows: Uint32Array, shut: Uint8Array, bit: number): void {
  const { read, passes, passesInSilence } = reading;
  const values = new Float64Array(Math.min(block, rows.length));
  for (let start = 0; start < rows.length; start += block) {
    const some = rows.subarray(start, start + block);
    if (!passes) read(some, values.subarray(0, some.length));
    for (let i = 0; i < some.length; i++) {
      const row = some[i] ?? 0;
      const value = values[i] ?? silent;
      const isThrough = passes
        ? passes(row)
        : Number.isNaN(value)
          ? (passesInSilence?.(row) ?? true)
          : value >= 1;
      if (!isThrough) shut[start + i] = (shut[start + i] ?? 0) | bit;
    }
  }
}

/** The universe, what can be had, no brand they dislike, nothing they have met already or that is hidden from them. */
function rowsShown(
  snapshot: Snapshot,
  { universe, brandsDisliked }: Wants,
  session: Session,
  hidden: ReadonlySet<number>,
): Uint32Array {
  const offered = rowsOffered(snapshot)[universe];
  const met = [
    session.liked,
    session.disliked,
    session.seen,
    ...(hidden.size > 0 ? [[...hidden]] : []),
  ].flat();
  const rows =
    met.length === 0
      ? offered
      : without(
          offered,
          met.map((id) => rowOf(snapshot, id)),
        );
  if (brandsDisliked.size === 0) return rows;
  const { ids, ofRow } = brandSlots(snapshot);
  const kept = Uint8Array.from(ids, (id) => (brandsDisliked.has(id) ? 0 : 1));
  const others = new Uint32Array(rows.length);
  let count = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    others[count] = row;
    count += kept[ofRow[row] ?? 0] ?? 0;
  }
  return others.subarray(0, count);
}

/** All but these, copied in stretches: a few hundred are left out of a million. */
function without(rows: Uint32Array, leftOut: readonly number[]): Uint32Array {
  const kept = new Uint32Array(rows.length);
  let [start, end] = [0, 0];
  for (const row of Int32Array.from(leftOut).sort()) {
    const at = row < 0 ? rows.length : placeOf(rows, row);
    // What was met twice is gone already.
    if (at < start || rows[at] !== row) continue;
    kept.set(rows.subarray(start, at), end);
    end += at - start;
    start = at + 1;
  }
  kept.set(rows.subarray(start), end);
  return kept.subarray(0, end + rows.length - start);
}
