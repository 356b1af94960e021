import { fitLogistic } from "../learning/logistic.ts";
import type { FeatureFactors } from "../recommendation/weigh-features.ts";
import { alone, drawLine, others, slope } from "./draw-line.ts";
import { bandOf, type Examples } from "./examples.ts";
import { gainOf } from "./gain-of.ts";
import type { WeightsBasis } from "./ports.ts";

/** Without so much nothing is fitted. */
export const enough = { impressions: 2000, taken: 200, people: 20 } as const;
/** No feature counts less than half or more than twice what is set by hand, whatever people do. */
export const factorBounds = { least: 0.5, most: 2 } as const;

/** How far weights are believed to be off, before anything is seen: a quarter of themselves. */
const spread = 0.25;
/** One impression counts at most so many times as much as another. */
const mostWorth = 10;
/** A weighted mean is no line, so it is drawn as one again around what was found. */
const rounds = 3;
/** One person of so many is kept to check with. */
const held = 5;

interface Fitted {
  readonly factors: FeatureFactors;
  readonly basis: WeightsBasis;
}

/**
 * How many times as much as set by hand each feature should count, from what people took of what they saw. Nothing
 * where there is not enough, or where the people who were kept aside are not foretold better than by what counts now.
 */
export function fitWeights(examples: Examples, now: FeatureFactors): Fitted | undefined {
  const { keys, taken, people } = examples;
  const basis = {
    impressions: taken.length,
    taken: taken.reduce((sum, one) => sum + one, 0),
    people: new Set(people).size,
  };
  const left = basis.impressions - basis.taken;
  if (basis.impressions < enough.impressions || Math.min(basis.taken, left) < enough.taken) return undefined;
  if (basis.people < enough.people) return undefined;
  const worths = worthsOf(examples);
  const all = Array.from(taken.keys());
  const learned = all.filter((row) => (people[row] ?? 0) % held !== 0);
  const checked = all.filter((row) => (people[row] ?? 0) % held === 0);
  let factors = keys.map(() => 1);
  let scale = slope.mean;
  for (let round = 0; round < rounds; round++) {
    const drawn = drawLine(examples, learned, worths, factors);
    const fitted = fitLogistic(drawn, priorOf(factors, scale));
    scale = Math.max(1, fitted.weights[others] ?? 0);
    factors = factors.map((factor, i) => within(factor + (fitted.weights[others + 1 + i] ?? 0) / scale));
  }
  const before = keys.map((key) => now[key] ?? 1);
  const gain = gainOf(examples, { learned, checked, worths }, before, factors);
  if (!(gain > 0)) return undefined;
  const rounded = keys.map((key, i) => [key, Math.round(1000 * (factors[i] ?? 1)) / 1000] as const);
  return { factors: Object.fromEntries(rounded), basis: { ...basis, gain } };
}

const within = (factor: number): number => Math.max(factorBounds.least, Math.min(factorBounds.most, factor));

/**
 * What is seen rarely where it stands, or was drawn with a small chance, counts the more for it: so people are heard on
 * what they would be shown by anyone, not on what these weights put first. One on average.
 */
function worthsOf({ taken, surfaces: places, positions, propensities, listed, seen }: Examples) {
  const worths = Float32Array.from(taken, (_, i) => {
    const band = bandOf(places[i] ?? 0, positions[i] ?? 0);
    const isSeen = ((seen[band] ?? 0) + 1) / ((listed[band] ?? 0) + 2);
    return Math.min(mostWorth, 1 / (isSeen * Math.max(0.01, propensities[i] ?? 1)));
  });
  const mean = worths.reduce((sum, one) => sum + one, 0) / Math.max(1, worths.length);
  return worths.map((one) => one / mean);
}

/** Drawn towards what is set by hand, from wherever the line is drawn. */
function priorOf(factors: readonly number[], scale: number) {
  return {
    means: [...alone.means, ...factors.map((factor) => scale * (1 - factor))],
    precisions: [...alone.precisions, ...factors.map(() => 1 / (spread * scale) ** 2)],
  };
}
