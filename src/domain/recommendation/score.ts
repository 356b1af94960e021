import type { Snapshot } from "../catalogue/snapshot.ts";
import { type Feature, type Reading, silent } from "./feature.ts";
import type { Session } from "./session.ts";
import type { Wants } from "./wants.ts";

/** The features that have anything to say to one person. */
export interface Opened {
  readonly features: readonly Feature[];
  readonly readings: readonly Reading[];
}

export function openFeatures(
  features: readonly Feature[],
  snapshot: Snapshot,
  wants: Wants,
  session: Session,
): Opened {
  const found = features.flatMap((feature) => {
    const reading = feature.open(snapshot, wants, session);
    return reading ? [{ feature, reading }] : [];
  });
  return {
    features: found.map(({ feature }) => feature),
    readings: found.map(({ reading }) => reading),
  };
}

/** So many rows at a time that their numbers stay in the nearest cache. */
const block = 1024;

/** How well each piece fits, 0 to 1: the mean of what is said of it, by weight; who is silent does not count. */
export function fitsOf({ features, readings }: Opened, rows: Uint32Array): Float64Array {
  const fits = new Float64Array(rows.length);
  const room = Math.min(block, rows.length);
  const [allSilent, allValues] = [new Float64Array(room), new Float64Array(room)];
  const whole = features.reduce((sum, { weight }) => sum + weight, 0);
  for (let start = 0; start < rows.length; start += block) {
    const some = rows.subarray(start, start + block);
    const sums = fits.subarray(start, start + block);
    const unsaid = allSilent.subarray(0, some.length).fill(0);
    const values = allValues.subarray(0, some.length);
    for (let i = 0; i < readings.length; i++) {
      readings[i]?.read(some, values);
      addWeighed(values, features[i]?.weight ?? 0, sums, unsaid);
    }
    for (let i = 0; i < sums.length; i++) {
      const total = whole - (unsaid[i] ?? 0);
      sums[i] = total > 0 ? (sums[i] ?? 0) / total : 0;
    }
  }
  return fits;
}

function addWeighed(values: Float64Array, weight: number, sums: Float64Array, unsaid: Float64Array): void {
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? silent;
    // Most values are 0, and adding nothing takes as long as adding something.
    if (value > 0) sums[i] = (sums[i] ?? 0) + weight * value;
    else if (Number.isNaN(value)) unsaid[i] = (unsaid[i] ?? 0) + weight;
  }
}

export interface Score {
  /** A whole number, 0 to 100. */
  readonly score: number;
  /** One for each opened feature, whole numbers whose sum is the score. */
  readonly contributions: readonly number[];
}

export function scoresOf(opened: Opened, rows: Uint32Array): readonly Score[] {
  const said = opened.readings.map(({ read }) => {
    const values = new Float64Array(rows.length);
    read(rows, values);
    return values;
  });
  const fits = fitsOf(opened, rows);
  return Array.from(rows, (_, i) => {
    const points = pointsOf(
      opened.features,
      said.map((values) => values[i] ?? silent),
    );
    const score = Math.round(100 * (fits[i] ?? 0));
    return { score, contributions: wholeParts(points, score) };
  });
}

/** What each feature gives of the hundred, exactly. */
function pointsOf(features: readonly Feature[], values: readonly number[]): readonly number[] {
  const weights = features.map(({ weight }, i) => (Number.isNaN(values[i]) ? 0 : weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, i) => (weight === 0 ? 0 : (100 * weight * (values[i] ?? 0)) / total));
}

/** Rounded so that they add up: what is missing goes to those that lost most by rounding down. */
function wholeParts(exact: readonly number[], sum: number): readonly number[] {
  const parts = exact.map(Math.floor);
  const missing = sum - parts.reduce((a, b) => a + b, 0);
  const byLoss = exact
    .map((value, i) => ({ i, loss: value - Math.floor(value) }))
    .sort((a, b) => b.loss - a.loss || a.i - b.i);
  for (const { i } of byLoss.slice(0, Math.max(0, missing))) parts[i] = (parts[i] ?? 0) + 1;
  return parts;
}
