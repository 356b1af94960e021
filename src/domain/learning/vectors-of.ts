import type { Attributes } from "./attributes.ts";
import { choleskyOf, solveLower } from "./cholesky.ts";
import { columnSums, rowSums, type Sparse, withValues } from "./sparse.ts";
import { spectrumOf } from "./spectrum.ts";

interface VectorWishes {
  readonly rank: number;
  /** So much that people took to a product weighs as much as its attributes do. */
  readonly shrink: number;
}

/** How firmly attributes are held to say nothing, until enough products say otherwise. */
const doubt = 5;

/**
 * A direction of length 1 for every product, `rank` numbers each: pieces that the same people take to point the same
 * way. What attributes tell of it is learned from the products that are known, so that a new piece points where pieces
 * like it do; the more people took to it, the more it goes by them.
 */
export function vectorsOf(
  taken: Sparse,
  { table }: Pick<Attributes, "table">,
  { rank, shrink }: VectorWishes,
): Float32Array {
  const [ofPerson, counts] = [rowSums(taken), columnSums(taken)];
  const even = withValues(taken, (person, item, value) =>
    value > 0 ? value / Math.sqrt((ofPerson[person] ?? 1) * (counts[item] ?? 1)) : 0,
  );
  const { vectors, strengths } = spectrumOf(even, { rank });
  // Back from even lengths, so that a product of few people is not louder than one of many.
  for (let item = 0; item < taken.columns; item++)
    for (let i = 0; i < rank; i++)
      vectors[item * rank + i] =
        ((vectors[item * rank + i] ?? 0) * Math.sqrt(Math.max(0, strengths[i] ?? 0))) /
        Math.sqrt(Math.max(1e-6, counts[item] ?? 0));
  const told = toldByAttributes(table, vectors, counts, rank, shrink);
  for (let item = 0; item < taken.columns; item++) {
    const known = counts[item] ?? 0;
    let length = 0;
    for (let at = item * rank; at < (item + 1) * rank; at++) {
      const own = known > 0 ? known * (vectors[at] ?? 0) : 0;
      const blend = (own + shrink * (told[at] ?? 0)) / (known + shrink);
      told[at] = blend;
      length += blend * blend;
    }
    for (let at = item * rank; at < (item + 1) * rank; at++)
      told[at] = (told[at] ?? 0) / (Math.sqrt(length) || 1);
  }
  return told;
}

/** What the attributes alone make of every product: a line through what is known of others (ridge regression). */
function toldByAttributes(
  { rows, columns, starts, places, values }: Sparse,
  vectors: Float32Array,
  counts: Float64Array,
  rank: number,
  shrink: number,
): Float32Array {
  const square = new Float64Array(columns * columns);
  const sums = new Float64Array(columns * rank);
  for (let i = 0; i < columns; i++) square[i * columns + i] = doubt;
  for (let item = 0; item < rows; item++) {
    const known = counts[item] ?? 0;
    if (known === 0) continue;
    const weight = known / (known + shrink);
    for (let at = starts[item] ?? 0; at < (starts[item + 1] ?? 0); at++) {
      const [place, value] = [places[at] ?? 0, weight * (values[at] ?? 0)];
      for (let other = starts[item] ?? 0; other < (starts[item + 1] ?? 0); other++) {
        const spot = place * columns + (places[other] ?? 0);
        square[spot] = (square[spot] ?? 0) + value * (values[other] ?? 0);
      }
      for (let i = 0; i < rank; i++)
        sums[i * columns + place] =
          (sums[i * columns + place] ?? 0) + value * (vectors[item * rank + i] ?? 0);
    }
  }
  const lower = choleskyOf(square, columns);
  const told = new Float32Array(rows * rank);
  for (let i = 0; i < rank; i++) {
    const slope = solveLower(lower, sums.subarray(i * columns, (i + 1) * columns), columns);
    for (let item = 0; item < rows; item++) {
      let sum = 0;
      for (let at = starts[item] ?? 0; at < (starts[item + 1] ?? 0); at++)
        sum += (slope[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
      told[item * rank + i] = sum;
    }
  }
  return told;
}
