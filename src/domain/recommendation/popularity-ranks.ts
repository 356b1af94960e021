import { type Universe, universes } from "#vocabulary/universe.ts";
import { onceASnapshotInSteps } from "../catalogue/once-a-snapshot.ts";
import { stepRows } from "../steps.ts";

/** By the share that is liked no more: cubed, so that the few that most people turn to stand out. */
export function worthOf(rank: number): number {
  return Math.max(0, rank * 2 - 1) ** 3;
}

/** Ranks rather than counts: a few pieces have most of the attention. Equals have the rank of the first of them. */
export const ranks = onceASnapshotInSteps(function* ({ size, popularity: column, universes: places }) {
  const ranked = new Float32Array(size);
  const anyone: Record<Universe, boolean> = { men: false, women: false };
  for (const [place, universe] of universes.entries()) {
    const likings = likedIn(column, places, place);
    yield;
    likings.sort();
    yield;
    anyone[universe] = likings.length > 0;
    const worths = new Map<number, number>();
    for (let i = likings.length - 1; i >= 0; i--) {
      if (i % stepRows === 0) yield;
      worths.set(likings[i] ?? 0, worthOf((i + 1) / likings.length));
    }
    for (let row = 0; row < size; row++) {
      if (row % stepRows === 0) yield;
      if (places[row] === place) ranked[row] = worths.get(column[row] ?? 0) ?? 0;
    }
  }
  return { ranked, anyone };
});

function likedIn(column: Float32Array, places: Uint8Array, place: number): Float32Array {
  const likings = new Float32Array(column.length);
  let count = 0;
  for (let row = 0; row < column.length; row++) {
    const liking = column[row] ?? 0;
    if (liking > 0 && places[row] === place) likings[count++] = liking;
  }
  return likings.subarray(0, count);
}
