import { attributes, type Rental, type Rentals } from "./rent-data.ts";
import type { State } from "./rent-state.ts";

/** Who rents each item, and for what: by how much likelier it is for each kind of people. */
export interface Profiles {
  readonly width: number;
  /** `width` numbers for each item. */
  readonly vectors: Float32Array;
  readonly lengths: Float32Array;
}

/** An item of which little is known has a short vector: this keeps it from being near to anything. */
const least = 0.3;
const halving = 365;

/** Over these attributes, by their place. */
export function profilesOf({ items }: Rentals, state: State, used: readonly number[]): Profiles {
  const columns = used.flatMap((at) =>
    sharesOf(state, at).map((share, bin) => {
      // A kind of people that is rare has lifts that are large and mean little.
      const weight = Math.sqrt(share);
      const lifts = state.lifts[at]?.subarray(bin * items, (bin + 1) * items);
      return (item: number) => weight * (lifts?.[item] ?? 0);
    }),
  );
  const width = columns.length;
  const vectors = new Float32Array(items * width);
  const lengths = new Float32Array(items);
  for (let item = 0; item < items; item++) {
    let sum = 0;
    for (const [i, column] of columns.entries()) {
      const value = column(item);
      vectors[item * width + i] = value;
      sum += value * value;
    }
    lengths[item] = Math.sqrt(sum) + least;
  }
  return { width, vectors, lengths };
}

/** The share of all rentals by each kind of people. */
function sharesOf({ before }: State, at: number): readonly number[] {
  const counts = new Array<number>(attributes[at]?.bins ?? 0).fill(0);
  let told = 0;
  for (const { bins } of before) {
    const bin = bins[at] ?? -1;
    if (bin < 0 || bin >= counts.length) continue;
    counts[bin] = (counts[bin] ?? 0) + 1;
    told++;
  }
  return counts.map((count) => count / Math.max(1, told));
}

/** How alike those who rent an item are to those who rent what somebody has: a mean of cosines, the latest counting most. */
export function alikeness(
  { width, vectors, lengths }: Profiles,
  history: readonly Rental[],
  day: number,
): Float32Array {
  const own = new Float32Array(width);
  let weights = 0;
  for (const { item, day: on } of history) {
    const weight = 0.5 ** ((day - on) / halving);
    weights += weight;
    for (let i = 0; i < width; i++)
      own[i] = (own[i] ?? 0) + (weight * (vectors[item * width + i] ?? 0)) / (lengths[item] ?? 1);
  }
  return lengths.map((length, item) => {
    let sum = 0;
    for (let i = 0; i < width; i++) sum += (own[i] ?? 0) * (vectors[item * width + i] ?? 0);
    return sum / (length * Math.max(weights, 1e-9));
  });
}
