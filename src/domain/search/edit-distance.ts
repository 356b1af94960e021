/**
 * How many letters must be added, left out, changed or swapped with their neighbour to make one word of another;
 * `most + 1` when it is more than that. As a prefix, only the beginning of the second word has to be met.
 */
export function editDistance(typed: string, word: string, most: number, asPrefix = false): number {
  const [rows, columns] = [word.length, typed.length];
  if (columns > longest || columns - rows > most || (!asPrefix && rows - columns > most)) return most + 1;
  let [earlier, before, now] = [lines[0], lines[1], lines[2]];
  for (let j = 0; j <= columns; j++) before[j] = j;
  let best = columns;
  for (let i = 1; i <= rows; i++) {
    now[0] = i;
    let least = i;
    const letter = word.charCodeAt(i - 1);
    for (let j = 1; j <= columns; j++) {
      const changed = (before[j - 1] ?? 0) + (letter === typed.charCodeAt(j - 1) ? 0 : 1);
      const [added, left] = [(before[j] ?? 0) + 1, (now[j - 1] ?? 0) + 1];
      let cost = changed < added ? changed : added;
      if (left < cost) cost = left;
      if (i > 1 && j > 1 && isSwapped(typed, word, i, j) && (earlier[j - 2] ?? 0) + 1 < cost)
        cost = (earlier[j - 2] ?? 0) + 1;
      now[j] = cost;
      if (cost < least) least = cost;
    }
    const end = now[columns] ?? 0;
    best = asPrefix && best < end ? best : end;
    if (least > most && best > most) return most + 1;
    [earlier, before, now] = [before, now, earlier];
  }
  return Math.min(best, most + 1);
}

/** Nobody types longer words. */
const longest = 40;
/** Three lines of the table at a time, the same for every pair of words. */
const lines = [
  new Uint8Array(longest + 1),
  new Uint8Array(longest + 1),
  new Uint8Array(longest + 1),
] as const;

const isSwapped = (typed: string, word: string, i: number, j: number) =>
  word.charCodeAt(i - 1) === typed.charCodeAt(j - 2) && word.charCodeAt(i - 2) === typed.charCodeAt(j - 1);
