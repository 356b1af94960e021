import type { Universe } from "#vocabulary/universe.ts";
import { onceASnapshotFor } from "../catalogue/once-a-snapshot.ts";
import { rowsOffered } from "../catalogue/rows-offered.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";

/** By number, 1 for each of these. */
export function marked(some: Uint32Array, size: number): Uint8Array {
  const marks = new Uint8Array(size);
  for (let i = 0; i < some.length; i++) marks[some[i] ?? 0] = 1;
  return marks;
}

/** Where more than one in so many is left out, each that is not is marked as quickly. */
const worthIt = 64;

/** The same for what somebody may be shown of all that can be had: mostly all of it but some hundreds. */
export function markedOffered(snapshot: Snapshot, universe: Universe, some: Uint32Array): Uint8Array {
  const offered = rowsOffered(snapshot)[universe];
  if ((offered.length - some.length) * worthIt > offered.length) return marked(some, snapshot.size);
  const marks = allOffered(snapshot, universe).slice();
  let kept = 0;
  for (let leftOut = 0; leftOut < offered.length - some.length; leftOut++) {
    kept = firstMoved(offered, some, leftOut, kept);
    marks[offered[kept + leftOut] ?? 0] = 0;
  }
  return marks;
}

/** Where the two, both ascending, part after so many were left out: from there on the second is behind. */
function firstMoved(offered: Uint32Array, some: Uint32Array, leftOut: number, from: number): number {
  let [low, high] = [from, some.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offered[middle + leftOut] === some[middle]) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** All that can be had. */
export const allOffered = onceASnapshotFor<Universe, Uint8Array>((snapshot, universe) =>
  marked(rowsOffered(snapshot)[universe], snapshot.size),
);
