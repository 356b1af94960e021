import { choleskyOf, solveLower } from "../../src/domain/learning/cholesky.ts";
import type { Logistic } from "../../src/domain/learning/logistic.ts";

/** What one person chose, and what they were held against: a row of features for each, the chosen ones first. */
export interface Choice {
  readonly features: Float32Array;
  readonly chosen: number;
  readonly weight: number;
}

const mostRounds = 12;
/** How firmly every weight is believed to be 0, for a feature that varies by 1. */
const firmness = 1;

/**
 * The weights under which each chosen thing is likeliest to be taken from among those it is held against: a logistic
 * regression of one choice among many, so that only differences between items count. Newton's steps.
 */
export function fitChoices(choices: readonly Choice[], width: number): Logistic {
  const firm = variancesOf(choices, width).map((variance) => firmness * Math.max(variance, 1e-6));
  let weights = new Float64Array(width);
  let now = derive(choices, firm, weights);
  for (let round = 0; round < mostRounds; round++) {
    const step = solveLower(choleskyOf(now.bend, width), now.slope, width);
    let length = 1;
    let next = weights.map((weight, i) => weight - (step[i] ?? 0));
    let found = derive(choices, firm, next);
    while (!(found.loss <= now.loss) && length > 1e-3) {
      length /= 2;
      next = weights.map((weight, i) => weight - length * (step[i] ?? 0));
      found = derive(choices, firm, next);
    }
    if (!(found.loss < now.loss)) break;
    const isDone = now.loss - found.loss < 1e-5 * now.loss;
    [weights, now] = [next, found];
    if (isDone) break;
  }
  return { weights, precisions: weights.map((_, i) => now.bend[i * width + i] ?? 0) };
}

function variancesOf(choices: readonly Choice[], width: number): Float64Array {
  const [sums, squares] = [new Float64Array(width), new Float64Array(width)];
  let rows = 0;
  for (const { features } of choices) {
    rows += features.length / width;
    for (const [at, value] of features.entries()) {
      sums[at % width] = (sums[at % width] ?? 0) + value;
      squares[at % width] = (squares[at % width] ?? 0) + value * value;
    }
  }
  return squares.map((square, i) => square / rows - ((sums[i] ?? 0) / rows) ** 2);
}

interface Derived {
  loss: number;
  readonly slope: Float64Array;
  readonly bend: Float64Array;
}

function derive(choices: readonly Choice[], firm: Float64Array, weights: Float64Array): Derived {
  const width = weights.length;
  const derived: Derived = {
    loss: weights.reduce((sum, weight, i) => sum + 0.5 * (firm[i] ?? 0) * weight * weight, 0),
    slope: weights.map((weight, i) => (firm[i] ?? 0) * weight),
    bend: new Float64Array(width * width),
  };
  for (let i = 0; i < width; i++) derived.bend[i * width + i] = firm[i] ?? 0;
  for (const choice of choices) addChoice(choice, weights, derived);
  return derived;
}

function addChoice({ features, chosen, weight }: Choice, weights: Float64Array, derived: Derived): void {
  const width = weights.length;
  const { slope, bend } = derived;
  const scores = Float64Array.from({ length: features.length / width }, (_, row) => {
    let sum = 0;
    for (let i = 0; i < width; i++) sum += (weights[i] ?? 0) * (features[row * width + i] ?? 0);
    return sum;
  });
  const highest = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const sizes = scores.map((score) => Math.exp(score - highest));
  const others = sizes.subarray(chosen).reduce((sum, size) => sum + size, 0);
  // Each chosen thing stands against the others alone, so how much an other counts adds up over the chosen ones.
  let shareOfOthers = 0;
  const mean = new Float64Array(width);
  for (let row = chosen; row < sizes.length; row++)
    for (let i = 0; i < width; i++)
      mean[i] = (mean[i] ?? 0) + ((sizes[row] ?? 0) / others) * (features[row * width + i] ?? 0);
  for (let row = 0; row < chosen; row++) {
    const share = others / (others + (sizes[row] ?? 0));
    shareOfOthers += share;
    derived.loss += weight * (Math.log(others + (sizes[row] ?? 0)) + highest - (scores[row] ?? 0));
    // Of the two, the chosen one and the mean of the others: how far apart they are, and how undecided it is.
    for (let i = 0; i < width; i++) {
      const apart = (features[row * width + i] ?? 0) - (mean[i] ?? 0);
      slope[i] = (slope[i] ?? 0) - weight * share * apart;
      const scaled = weight * share * (1 - share) * apart;
      for (let j = 0; j <= i; j++)
        bend[i * width + j] =
          (bend[i * width + j] ?? 0) + scaled * ((features[row * width + j] ?? 0) - (mean[j] ?? 0));
    }
  }
  for (let row = chosen; row < sizes.length; row++) {
    const part = (weight * shareOfOthers * (sizes[row] ?? 0)) / others;
    for (let i = 0; i < width; i++) {
      const scaled = part * ((features[row * width + i] ?? 0) - (mean[i] ?? 0));
      for (let j = 0; j <= i; j++)
        bend[i * width + j] =
          (bend[i * width + j] ?? 0) + scaled * ((features[row * width + j] ?? 0) - (mean[j] ?? 0));
    }
  }
}
