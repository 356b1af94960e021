import { correctionFactors } from "#vocabulary/correction.ts";
import { isOfDesigns } from "./design-sums.ts";
import { silent } from "./feature.ts";
import type { Step } from "./judged.ts";
import { whole } from "./rank.ts";
import type { Opened } from "./score.ts";

/** Enough to tell roughly where the best begin. */
const sampled = { least: 64, most: 640, share: 1 / 16 };
/** What most features take beside the quickest. */
const usual = 3;
/** Fewer of a sample say too little of the rest. */
const fewest = 4;

/** What is said of a few rows by features that go by more than the design of a piece. */
export interface Sample {
  readonly read: readonly Read[];
  /** The least first. */
  readonly fits: Float64Array;
}

interface Read extends Step {
  readonly effort: number;
  readonly values: Float64Array;
}

export function sampleOf(
  { features, readings, counted, corrections, ofDesigns }: Opened,
  rows: Uint32Array,
): Sample {
  const some = everyNth(rows);
  const [sums, said] = [new Float64Array(some.length), new Float64Array(some.length)];
  ofDesigns.read(some, sums);
  said.fill(ofDesigns.weight);
  const read = counted.flatMap((reading, i) => {
    if (isOfDesigns(reading)) return [];
    const values = new Float64Array(some.length);
    reading.read(some, values);
    const { weight, effort = usual } = features[i] ?? { weight: 0 };
    for (let at = 0; at < values.length; at++) {
      const value = values[at] ?? silent;
      if (Number.isNaN(value)) continue;
      sums[at] = (sums[at] ?? 0) + weight * value;
      said[at] = (said[at] ?? 0) + weight;
    }
    const isRaised =
      corrections.size > 0 && reading.traits().some((trait) => corrections.get(trait) === "more");
    const most = (readings[i]?.most ?? 1) * (isRaised ? correctionFactors.more : 1);
    return [{ reading, weight, effort, most, values }];
  });
  return { read, fits: sums.map((sum, at) => sum / (said[at] || 1)).sort() };
}

/**
 * A guess at the fit that about so many have; and the features in the order in which they rule most out. Whatever the
 * guess is, what is found by it is exact.
 */
export function guessFrom(
  { read, fits }: Sample,
  about: number,
  all: number,
): { readonly least: number; readonly steps: readonly Step[] } {
  const place = Math.max(fewest, Math.ceil((about * fits.length) / all));
  const least = Math.floor((fits[fits.length - place] ?? 0) * whole);
  const steps = read
    .map((step) => ({ ...step, worth: ruledOut(step, least / whole) / step.effort }))
    .sort((a, b) => b.worth - a.worth);
  return { least, steps };
}

function everyNth(rows: Uint32Array): Uint32Array {
  const wanted = Math.max(sampled.least, Math.min(sampled.most, rows.length * sampled.share));
  const stride = Math.max(1, rows.length / wanted);
  return Uint32Array.from(
    { length: Math.floor(rows.length / stride) },
    (_, i) => rows[Math.floor((i + 0.5) * stride)] ?? 0,
  );
}

/** By how much it takes a piece below what it might have had, on average. */
function ruledOut(
  { weight, most, values }: { weight: number; most: number; values: Float64Array },
  least: number,
): number {
  const hoped = Math.max(0, most - least);
  let sum = 0;
  for (const value of values) sum += hoped - (Number.isNaN(value) ? 0 : value - least);
  return (weight * sum) / values.length;
}
