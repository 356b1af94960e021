import { attributes, type Rental, type Rentals } from "./rent-data.ts";
import type { State } from "./rent-state.ts";

/** Who rents each item, and for what: by how much likelier it is for each kind of people. */
export interface Profiles {
  readonly width: number;
  /** `width` numbers for each item, together of a length of nearly 1. */
  readonly vectors: Float32Array;
}

/** An item of which little is known has a short vector: this keeps it from being near to anything. */
const least = 0.3;
const halving = 365;

/** Over these attributes, by their place. */
export function profilesOf({ items }: Rentals, state: State, used: readonly number[]): Profiles {
  const kinds = used.flatMap((at) =>
    sharesOf(state, at).flatMap((share, bin) => {
      const lifts = state.lifts[at]?.subarray(bin * items, (bin + 1) * items);
      // A kind of people that is rare has lifts that are large and mean little.
      return share > 0 && lifts ? [{ lifts, weight: Math.sqrt(share) }] : [];
    }),
  );
  const width = kinds.length;
  const vectors = new Float32Array(items * width);
  for (let item = 0; item < items; item++) {
    const vector = kinds.map(({ lifts, weight }) => weight * (lifts[item] ?? 0));
    const length = Math.hypot(...vector) + least;
    vectors.set(
      vector.map((value) => value / length),
      item * width,
    );
  }
  return { width, vectors };
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
  { width, vectors }: Profiles,
  history: readonly Rental[],
  day: number,
): Float32Array {
  const own = new Float64Array(width);
  let weights = 1e-9;
  for (const { item, day: on } of history) {
    const weight = 0.5 ** ((day - on) / halving);
    weights += weight;
    for (let i = 0; i < width; i++) own[i] = (own[i] ?? 0) + weight * (vectors[item * width + i] ?? 0);
  }
  const alike = new Float32Array(vectors.length / width);
  let at = 0;
  for (let item = 0; item < alike.length; item++) {
    let sum = 0;
    for (let i = 0; i < width; i++) sum += (own[i] ?? 0) * (vectors[at++] ?? 0);
    alike[item] = sum / weights;
  }
  return alike;
}
