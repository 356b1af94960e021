import { choleskyOf, solveLower } from "./cholesky.ts";

/** What was shown and whether it was taken: a row of `width` numbers for each. */
interface Examples {
  readonly width: number;
  readonly features: Float32Array;
  /** 0 or 1. */
  readonly labels: ArrayLike<number>;
  /** How much each counts: one by its propensity for what was shown with a known probability. All the same without. */
  readonly weights?: ArrayLike<number>;
}

/** What is believed before anything was seen, and how firmly. */
interface Prior {
  readonly means: ArrayLike<number>;
  /** One by the variance; 0 knows nothing. */
  readonly precisions: ArrayLike<number>;
}

/** The log odds are the sum of each feature by its weight: what a feature adds can be shown as it is. */
export interface Logistic {
  readonly weights: Float64Array;
  /** How firmly each weight is known, on its own. */
  readonly precisions: Float64Array;
}

const mostRounds = 40;

/** Newton's steps, halved while they make things worse. */
export function fitLogistic(examples: Examples, prior: Prior): Logistic {
  const { width } = examples;
  let weights = Float64Array.from({ length: width }, (_, i) => prior.means[i] ?? 0);
  let loss = lossOf(examples, prior, weights);
  for (let round = 0; round < mostRounds; round++) {
    const { slope, bend } = derive(examples, prior, weights);
    const step = solveLower(choleskyOf(bend, width), slope, width);
    let length = 1;
    let next = weights.map((weight, i) => weight - (step[i] ?? 0));
    let found = lossOf(examples, prior, next);
    while (!(found <= loss) && length > 1e-4) {
      length /= 2;
      next = weights.map((weight, i) => weight - length * (step[i] ?? 0));
      found = lossOf(examples, prior, next);
    }
    if (!(found < loss)) break;
    const isDone = loss - found < 1e-9 * Math.abs(loss);
    [weights, loss] = [next, found];
    if (isDone) break;
  }
  const { bend } = derive(examples, prior, weights);
  return { weights, precisions: weights.map((_, i) => bend[i * width + i] ?? 0) };
}

/** 0 to 1. */
export function probabilityOf({ weights }: Logistic, features: ArrayLike<number>): number {
  return squash(oddsOf(weights, features, 0));
}

/** What each feature adds to the log odds; together they are the log odds. */
export function contributionsOf({ weights }: Logistic, features: ArrayLike<number>): Float64Array {
  return weights.map((weight, i) => weight * (features[i] ?? 0));
}

/** A small step after one more answer: what is known firmly moves little. */
export function learnOne(
  { weights, precisions }: Logistic,
  features: ArrayLike<number>,
  label: number,
  weight = 1,
): Logistic {
  const chance = squash(oddsOf(weights, features, 0));
  const firmer = precisions.map((one, i) => one + weight * chance * (1 - chance) * (features[i] ?? 0) ** 2);
  const lead = weight * (label - chance);
  return {
    precisions: firmer,
    weights: weights.map((one, i) => {
      const value = features[i] ?? 0;
      return value === 0 ? one : one + (lead * value) / Math.max(firmer[i] ?? 0, 1);
    }),
  };
}

function oddsOf(weights: Float64Array, features: ArrayLike<number>, from: number): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (features[from + i] ?? 0);
  return sum;
}

const squash = (odds: number) => 1 / (1 + Math.exp(-odds));

function lossOf({ width, features, labels, weights }: Examples, prior: Prior, tried: Float64Array): number {
  let loss = 0;
  for (let i = 0; i < width; i++)
    loss += 0.5 * (prior.precisions[i] ?? 0) * ((tried[i] ?? 0) - (prior.means[i] ?? 0)) ** 2;
  for (let row = 0; row < labels.length; row++) {
    const odds = oddsOf(tried, features, row * width);
    const against = labels[row] === 1 ? -odds : odds;
    // The logarithm of 1 + e^x, which for a large x is x.
    const own = against > 30 ? against : Math.log1p(Math.exp(against));
    loss += (weights ? (weights[row] ?? 0) : 1) * own;
  }
  return loss;
}

function derive({ width, features, labels, weights }: Examples, prior: Prior, at: Float64Array) {
  const slope = Float64Array.from(at, (one, i) => (prior.precisions[i] ?? 0) * (one - (prior.means[i] ?? 0)));
  const bend = new Float64Array(width * width);
  for (let i = 0; i < width; i++) bend[i * width + i] = prior.precisions[i] ?? 0;
  for (let row = 0; row < labels.length; row++) {
    const from = row * width;
    const weight = weights ? (weights[row] ?? 0) : 1;
    const chance = squash(oddsOf(at, features, from));
    const lead = weight * (chance - (labels[row] ?? 0));
    const spread = weight * chance * (1 - chance);
    for (let i = 0; i < width; i++) {
      const value = features[from + i] ?? 0;
      if (value === 0) continue;
      slope[i] = (slope[i] ?? 0) + lead * value;
      const scaled = spread * value;
      for (let j = 0; j <= i; j++)
        bend[i * width + j] = (bend[i * width + j] ?? 0) + scaled * (features[from + j] ?? 0);
    }
  }
  return { slope, bend };
}
