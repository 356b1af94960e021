import { type Attributes, type Likeness, openLikeness } from "./attributes.ts";
import { growRows } from "./grow-rows.ts";
import { addShared } from "./item-item.ts";
import { lengthsOf } from "./shared-people.ts";
import { rowSums, type Sparse, transpose, withValues } from "./sparse.ts";

/** Each row begins with the nearest. */
interface KnownNeighbours extends Sparse {
  /** How many people took to both, 255 at most, beside each value. */
  readonly together: Uint8Array;
}

interface NeighbourWishes {
  /** How many each product gets. */
  readonly keep: number;
  /** So much liking together weighs as much as likeness does. */
  readonly shrink: number;
  /** Fewer people than this who took to both are nobody's business, and no crowd: it is as if there were none. */
  readonly fewest?: number;
}

/** Before anybody liked anything, how much of likeness is liked together. */
const unknownWorth = 0.1;
/** Next to nothing, so that a piece nobody took to together counts as met. */
const trace = 1e-30;

/**
 * The neighbours of every product, the nearest first: the cosine of who took to both, drawn towards what pieces as
 * alike as these usually have in common. A piece that nobody has seen yet has the neighbours its attributes give it,
 * and the more people took to it the less these count.
 */
export function neighboursOf(
  taken: Sparse,
  attributes: Attributes,
  { keep, shrink, fewest = 1 }: NeighbourWishes,
): KnownNeighbours {
  const back = transpose(taken);
  const lengths = lengthsOf(back);
  const counts = rowSums(withValues(taken, (_, __, value) => (value > 0 ? 1 : 0)));
  // Who likes everything says little of each.
  const byItem = withValues(back, (_, person, value) => value / Math.sqrt(Math.max(1, counts[person] ?? 1)));
  const likeness = openLikeness(attributes);
  const sums = new Float32Array(taken.columns);
  const touched = new Uint32Array(taken.columns);
  const worth = worthOfLikeness({ byItem, taken, lengths }, likeness, sums, touched);
  const rows = growRows(taken.columns, taken.columns * keep);
  const together = new Uint8Array(taken.columns * keep);
  const counted = new Uint16Array(taken.columns);
  let end = 0;
  for (let item = 0; item < taken.columns; item++) {
    countTogether(byItem, taken, item, counted, 1);
    const shared = addShared(byItem, taken, item, sums, touched);
    let met = 0;
    for (let i = 0; i < shared; i++) {
      const other = touched[i] ?? 0;
      if ((counted[other] ?? 0) >= fewest) touched[met++] = other;
      else sums[other] = 0;
    }
    likeness.open(item);
    const own = lengths[item] ?? 0;
    for (const other of likeness.kin())
      if (other !== item && sums[other] === 0 && likeness.to(other) > 0) {
        sums[other] = trace;
        touched[met++] = other;
      }
    for (let i = 0; i < met; i++) {
      const other = touched[i] ?? 0;
      const expected = shrink * worth * likeness.to(other);
      sums[other] = ((sums[other] ?? 0) + expected) / (own * (lengths[other] ?? 0) + shrink);
    }
    const kept = rows.add(touched, met, sums, keep);
    for (const other of kept) {
      const people = counted[other] ?? 0;
      together[end++] = people < fewest ? 0 : Math.min(255, people);
    }
    countTogether(byItem, taken, item, counted, 0);
  }
  return { ...rows.finish(), together: together.slice(0, end) };
}

/** Counts for every product the people who took to it and to this one, or sets all of these counts back to 0. */
function countTogether(byItem: Sparse, taken: Sparse, item: number, counts: Uint16Array, add: 0 | 1): void {
  for (let at = byItem.starts[item] ?? 0; at < (byItem.starts[item + 1] ?? 0); at++) {
    if (byItem.values[at] === 0) continue;
    const person = byItem.places[at] ?? 0;
    const last = taken.starts[person + 1] ?? 0;
    for (let other = taken.starts[person] ?? 0; other < last; other++) {
      const place = taken.places[other] ?? 0;
      if (taken.values[other] !== 0) counts[place] = add && Math.min(65_535, (counts[place] ?? 0) + 1);
    }
  }
}

interface Sides {
  readonly byItem: Sparse;
  readonly taken: Sparse;
  readonly lengths: Float32Array;
}

/** What part of likeness shows as being liked together, among the products that people know: a line through 0. */
function worthOfLikeness(
  { byItem, taken, lengths }: Sides,
  likeness: Likeness,
  sums: Float32Array,
  touched: Uint32Array,
): number {
  const step = Math.max(1, Math.floor(taken.columns / 2000));
  let [together, alone] = [0, 0];
  for (let item = 0; item < taken.columns; item += step) {
    const own = lengths[item] ?? 0;
    if (own === 0) continue;
    const met = addShared(byItem, taken, item, sums, touched);
    likeness.open(item);
    for (const other of likeness.kin()) {
      const length = own * (lengths[other] ?? 0);
      if (other === item || length === 0) continue;
      const alike = likeness.to(other);
      // Products that many took to are measured more surely.
      together += alike * (sums[other] ?? 0);
      alone += alike * alike * length;
    }
    for (let i = 0; i < met; i++) sums[touched[i] ?? 0] = 0;
  }
  return alone > 0 && together > 0 ? together / alone : unknownWorth;
}
