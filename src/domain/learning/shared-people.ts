import { itemItem } from "./item-item.ts";
import { rowSums, type Sparse, transpose, withValues } from "./sparse.ts";

interface Sharing {
  readonly keep: number;
  /** So many shared people are taken for chance. */
  readonly shrink: number;
  /** How much is taken from people who have a lot, as a power of it. */
  readonly person?: number;
}

/** How much two items are of the same people: the cosine, drawn towards 0 where few have either. */
export function sharedPeople(byPerson: Sparse, { keep, shrink, person = 0 }: Sharing): Sparse {
  const ofPerson = rowSums(byPerson).map((sum) => (sum > 0 ? sum ** -person : 0));
  const back = transpose(byPerson);
  const lengths = lengthsOf(back);
  const byItem = withValues(back, (_, owner, value) => value * (ofPerson[owner] ?? 0));
  return itemItem(byItem, byPerson, { keep, shrink, lengths });
}

/** The length of every row. */
export function lengthsOf({ rows, starts, values }: Sparse): Float32Array {
  return Float32Array.from({ length: rows }, (_, row) => {
    let sum = 0;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) sum += (values[at] ?? 0) ** 2;
    return Math.sqrt(sum);
  });
}
