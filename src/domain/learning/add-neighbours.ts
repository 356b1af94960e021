import type { Sparse } from "./sparse.ts";

/** Adds to every item's score what the neighbours of these items give it, each by its own weight. */
export function addNeighbours(
  { starts, places, values }: Sparse,
  items: ArrayLike<number>,
  weights: ArrayLike<number>,
  scores: Float32Array,
): void {
  for (let i = 0; i < items.length; i++) {
    const item = items[i] ?? 0;
    const weight = weights[i] ?? 0;
    const end = starts[item + 1] ?? 0;
    for (let at = starts[item] ?? 0; at < end; at++) {
      const place = places[at] ?? 0;
      scores[place] = (scores[place] ?? 0) + weight * (values[at] ?? 0);
    }
  }
}
