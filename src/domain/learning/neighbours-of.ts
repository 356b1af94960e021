import { type Attributes, type Likeness, openLikeness } from "./attributes.ts";
import { growRows } from "./grow-rows.ts";
import { addShared } from "./item-item.ts";
import { lengthsOf } from "./shared-people.ts";
import { rowSums, type Sparse, transpose, withValues } from "./sparse.ts";

interface NeighbourWishes {
  /** How many each product gets. */
  readonly keep: number;
  /** So much liking together weighs as much as likeness does. */
  readonly shrink: number;
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
  { keep, shrink }: NeighbourWishes,
): Sparse {
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
  for (let item = 0; item < taken.columns; item++) {
    let met = addShared(byItem, taken, item, sums, touched);
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
    rows.add(touched, met, sums, keep);
  }
  return rows.finish();
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
