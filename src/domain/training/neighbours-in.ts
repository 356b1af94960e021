import { onceASnapshot } from "../catalogue/once-a-snapshot.ts";
import { rowOf, type Snapshot } from "../catalogue/snapshot.ts";
import type { Near, Neighbours } from "../taste/neighbours.ts";
import { placeIn } from "./place-in.ts";
import type { NeighbourTable } from "./train-neighbours.ts";

/**
 * A table that was learned from one catalogue, read in another: pieces are found by their numbers, and those that have
 * left are passed over. Only what is asked for is looked up, so a new catalogue costs nothing.
 */
export const neighboursIn = (table: NeighbourTable): ((snapshot: Snapshot) => Neighbours) =>
  onceASnapshot((snapshot) => ({ of: (row) => nearIn(table, snapshot, row) }));

function nearIn(table: NeighbourTable, snapshot: Snapshot, row: number): Near | undefined {
  const place = placeOf(table.ids, snapshot, row);
  if (place === undefined) return undefined;
  const [from, to] = [table.starts[place] ?? 0, table.starts[place + 1] ?? 0];
  const rows = Int32Array.from(table.places.subarray(from, to), (one) => rowAt(table.ids, snapshot, one));
  const here = Uint32Array.from(rows.keys()).filter((i) => (rows[i] ?? -1) >= 0);
  return {
    rows: here.map((i) => rows[i] ?? 0),
    weights: Float32Array.from(here, (i) => table.weights[from + i] ?? 0),
    people: Uint8Array.from(here, (i) => table.people[from + i] ?? 0),
  };
}

// Mostly it is the same catalogue, and both are the same place.
const placeOf = (ids: Uint32Array, snapshot: Snapshot, row: number): number | undefined => {
  const id = snapshot.ids[row] ?? 0;
  return ids[row] === id ? row : placeIn(ids, id);
};
const rowAt = (ids: Uint32Array, snapshot: Snapshot, place: number): number => {
  const id = ids[place] ?? 0;
  return snapshot.ids[place] === id ? place : rowOf(snapshot, id);
};
