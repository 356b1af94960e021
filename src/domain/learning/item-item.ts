import { growRows } from "./grow-rows.ts";
import type { Sparse } from "./sparse.ts";

interface ItemItem {
  /** How many of the strongest each item keeps. */
  readonly keep: number;
  /** Added to what a sum is divided by: few shared people prove little. */
  readonly shrink?: number;
  /** The length of each item; a sum is divided by the product of two. */
  readonly lengths?: Float32Array;
}

/**
 * For every item, which others the same people turned to and how much: one pass over the people of each item.
 * `byItem` and `byPerson` are the same events from both sides, none below 0; a pair counts the product of its two
 * values. Each row of the answer begins with the strongest, and the item itself is not in it.
 */
export function itemItem(byItem: Sparse, byPerson: Sparse, { keep, shrink = 0, lengths }: ItemItem): Sparse {
  const items = byItem.rows;
  const rows = growRows(items, items * Math.min(keep, 64));
  const sums = new Float32Array(items);
  const touched = new Uint32Array(items);
  for (let item = 0; item < items; item++) {
    const met = addShared(byItem, byPerson, item, sums, touched);
    if (lengths) divide(sums, touched, met, item, lengths, shrink);
    rows.add(touched, met, sums, keep);
  }
  return rows.finish();
}

/** Adds up what each other item shares with this one; says how many there are. */
export function addShared(
  byItem: Sparse,
  byPerson: Sparse,
  item: number,
  sums: Float32Array,
  touched: Uint32Array,
) {
  const { starts, places, values } = byPerson;
  let met = 0;
  for (let at = byItem.starts[item] ?? 0; at < (byItem.starts[item + 1] ?? 0); at++) {
    const person = byItem.places[at] ?? 0;
    const weight = byItem.values[at] ?? 0;
    if (weight === 0) continue;
    const last = starts[person + 1] ?? 0;
    for (let other = starts[person] ?? 0; other < last; other++) {
      const place = places[other] ?? 0;
      const more = weight * (values[other] ?? 0);
      if (place === item || more === 0) continue;
      const sum = sums[place] ?? 0;
      if (sum === 0) touched[met++] = place;
      sums[place] = sum + more;
    }
  }
  return met;
}

function divide(
  sums: Float32Array,
  touched: Uint32Array,
  met: number,
  item: number,
  lengths: Float32Array,
  shrink: number,
): void {
  const own = lengths[item] ?? 0;
  for (let i = 0; i < met; i++) {
    const place = touched[i] ?? 0;
    sums[place] = (sums[place] ?? 0) / (own * (lengths[place] ?? 0) + shrink);
  }
}
