import { itemItem } from "./item-item.ts";
import { columnSums, rowSums, type Sparse, transpose, withValues } from "./sparse.ts";

/** How much is taken from what is frequent, as powers of how often it stands in the table. */
interface Damping {
  /** Of the person two items share. */
  readonly person: number;
  /** Of the item someone has. */
  readonly from: number;
  /** Of the item that is scored: little leaves the popular popular. */
  readonly to: number;
  /** How many edges each item keeps. */
  readonly keep: number;
}

/**
 * From item to item by the people who have both, as a low-pass filter over that graph of the first order. `byPerson`
 * has 1, or how much something counts, for everything a person has; the rows of the answer are the items someone has.
 */
export function graphFilter(byPerson: Sparse, { person, from, to, keep }: Damping): Sparse {
  const ofPerson = rowSums(byPerson).map((sum) => damp(sum, person));
  const counts = columnSums(byPerson);
  const [ofFrom, ofTo] = [counts.map((sum) => damp(sum, from)), counts.map((sum) => damp(sum, to))];
  const byItem = withValues(
    transpose(byPerson),
    (item, owner, value) => value * (ofPerson[owner] ?? 0) * (ofFrom[item] ?? 0),
  );
  const damped = withValues(byPerson, (_, item, value) => value * (ofTo[item] ?? 0));
  return itemItem(byItem, damped, { keep });
}

const damp = (sum: number, power: number) => (sum > 0 ? sum ** -power : 0);
