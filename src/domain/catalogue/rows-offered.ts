import { type Steps, stepRows } from "../steps.ts";
import { onceASnapshotInSteps } from "./once-a-snapshot.ts";
import type { Snapshot } from "./snapshot.ts";

/** What can be had in each universe, in the order of the catalogue. */
export const rowsOffered = onceASnapshotInSteps(function* (snapshot) {
  return { men: yield* rowsOf(snapshot, 0), women: yield* rowsOf(snapshot, 1) };
});

function* rowsOf({ size, universes: places, inStock }: Snapshot, place: number): Steps<Uint32Array> {
  const rows = new Uint32Array(size);
  let count = 0;
  for (let row = 0; row < size; row++) {
    if (row % stepRows === 0) yield;
    if (places[row] === place && inStock[row] === 1) rows[count++] = row;
  }
  return rows.slice(0, count);
}
