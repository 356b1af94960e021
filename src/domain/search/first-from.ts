/** Of words in the order of the alphabet, the place of the first that does not come before this one. */
export function firstFrom(sorted: readonly string[], from: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
