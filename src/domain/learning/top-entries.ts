/**
 * Leaves the `keep` places with the highest values at the front of `places`, in no order, and says how many there
 * are. Of equal values the smaller place stays, so that nothing depends on how they came. A selection in halves:
 * sorting objects took ten times as long.
 */
export function keepTop(places: Uint32Array, count: number, values: ArrayLike<number>, keep: number): number {
  if (count <= keep) return count;
  let [low, high] = [0, count - 1];
  while (low < high) {
    const split = partition(places, low, high, values);
    if (split === keep - 1) break;
    if (split < keep - 1) low = split + 1;
    else high = split - 1;
  }
  return keep;
}

/** The first `count` of them, the highest first. */
export function sortTop(places: Uint32Array, count: number, values: ArrayLike<number>): Uint32Array {
  return places.subarray(0, count).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
}

function partition(places: Uint32Array, low: number, high: number, values: ArrayLike<number>): number {
  const middle = (low + high) >> 1;
  const pivot = places[middle] ?? 0;
  const bar = values[pivot] ?? 0;
  places[middle] = places[high] ?? 0;
  let split = low;
  for (let at = low; at < high; at++) {
    const place = places[at] ?? 0;
    const value = values[place] ?? 0;
    if (value > bar || (value === bar && place < pivot)) {
      places[at] = places[split] ?? 0;
      places[split++] = place;
    }
  }
  places[high] = places[split] ?? 0;
  places[split] = pivot;
  return split;
}
