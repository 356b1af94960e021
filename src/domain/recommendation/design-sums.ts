import type { Snapshot } from "../catalogue/snapshot.ts";
import { type Designs, designsOf, lookUp } from "./designs.ts";
import type { Feature, Reading } from "./feature.ts";
import { fixed } from "./fixed.ts";

/** A feature that goes by nothing but the design of a piece. */
export interface DesignPart {
  readonly reading: OfDesigns;
  readonly weight: number;
}

type OfDesigns = Reading & Required<Pick<Reading, "readDesigns" | "mostIn">>;

export const isOfDesigns = (reading: Reading): reading is OfDesigns =>
  reading.readDesigns !== undefined && reading.mostIn !== undefined;

/** What all features say together that go by the design of a piece; of each design it is worked out once. */
export interface DesignSums {
  readonly designs: Designs;
  /** How much they count together. */
  readonly weight: number;
  /** What rules most out comes first. */
  readonly parts: readonly DesignPart[];
  /** What is said by weight of each design, where it is known yet. */
  readonly known: () => Float64Array;
  /** The same for each row. */
  readonly read: (rows: Uint32Array, sums: Float64Array) => void;
}

const unknown = Number.NaN;
/** Fewer rows are read without remembering anything, unless something is remembered already. */
const worthIt = 256;

export function openDesignSums(
  snapshot: Snapshot,
  features: readonly Feature[],
  counted: readonly Reading[],
): DesignSums {
  const designs = designsOf(snapshot);
  const parts = counted
    .flatMap((reading, i): DesignPart[] =>
      isOfDesigns(reading) ? [{ reading, weight: features[i]?.weight ?? 0 }] : [],
    )
    .sort((a, b) => b.weight - a.weight);
  let made: Float64Array | undefined;
  const known = () => {
    made ??= new Float64Array(designs.count).fill(unknown);
    return made;
  };
  const add = (some: Uint32Array, sums: Float64Array): void => {
    const values = new Float64Array(some.length);
    sums.fill(0);
    for (const { reading, weight } of parts) {
      reading.readDesigns(some, values);
      addTimes(values, weight, sums);
    }
  };
  return {
    designs,
    weight: parts.reduce((sum, { weight }) => sum + fixed(weight), 0),
    parts,
    known,
    read(rows, sums) {
      const some = new Uint32Array(rows.length);
      lookUp(designs.ofRow, rows, some);
      if (!made && rows.length < worthIt) return add(some, sums);
      const all = known();
      const missing = missingOf(some, all);
      if (missing.length > 0) {
        add(missing, sums.subarray(0, missing.length));
        remember(missing, sums, all);
      }
      recall(some, all, sums);
    },
  };
}

function addTimes(values: Float64Array, weight: number, sums: Float64Array): void {
  for (let i = 0; i < values.length; i++) sums[i] = (sums[i] ?? 0) + fixed(weight * (values[i] ?? 0));
}

function remember(designs: Uint32Array, sums: Float64Array, known: Float64Array): void {
  for (let i = 0; i < designs.length; i++) known[designs[i] ?? 0] = sums[i] ?? 0;
}

function recall(designs: Uint32Array, known: Float64Array, sums: Float64Array): void {
  for (let i = 0; i < designs.length; i++) sums[i] = known[designs[i] ?? 0] ?? 0;
}

/** Each once that nothing is known of. */
function missingOf(designs: Uint32Array, known: Float64Array): Uint32Array {
  const missing = new Uint32Array(designs.length);
  let count = 0;
  for (let i = 0; i < designs.length; i++) {
    const design = designs[i] ?? 0;
    if (!Number.isNaN(known[design] ?? 0)) continue;
    known[design] = 0;
    missing[count++] = design;
  }
  return missing.subarray(0, count);
}
