import { surfaces } from "#vocabulary/product-event.ts";
import type { Examples } from "./examples.ts";

/** What has its part in whether something is taken, but is no feature of the piece: all, surface, position, stretch. */
export const others = surfaces.length + 4;

/** Of the log odds, around factors: the part of others, the fit, and what it would change to count each more. */
export function drawLine(
  { keys, values, weights, taken, surfaces: places, positions, propensities }: Examples,
  rows: readonly number[],
  worths: Float32Array,
  factors: readonly number[],
) {
  const width = others + 1 + keys.length;
  const features = new Float32Array(rows.length * width);
  for (const [at, row] of rows.entries()) {
    const [own, to] = [row * keys.length, at * width];
    features[to] = 1;
    features[to + 1 + (places[row] ?? 0)] = 1;
    features[to + surfaces.length + 2] = Math.log2(1 + (positions[row] ?? 0)) / 5;
    features[to + surfaces.length + 3] = (propensities[row] ?? 1) < 1 ? 1 : 0;
    let [sum, total] = [0, 0];
    for (let i = 0; i < keys.length; i++) {
      const value = values[own + i] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      const weight = (factors[i] ?? 1) * (weights[own + i] ?? 0);
      sum += weight * value;
      total += weight;
    }
    if (total === 0) continue;
    const fit = sum / total;
    features[to + others] = fit;
    for (let i = 0; i < keys.length; i++) {
      const value = values[own + i] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      features[to + others + 1 + i] = ((weights[own + i] ?? 0) * (value - fit)) / total;
    }
  }
  return {
    width,
    features,
    labels: Uint8Array.from(rows, (row) => taken[row] ?? 0),
    weights: Float32Array.from(rows, (row) => worths[row] ?? 0),
  };
}

/** By how much the log odds of being taken are believed to rise from no fit at all to a whole one. */
export const slope = { mean: 4, precision: 0.25 };

/** What is believed of all but the factors before anything is seen. */
export const alone = {
  means: [...new Array<number>(others).fill(0), slope.mean],
  precisions: [...Array.from({ length: others }, (_, i) => (i === 0 ? 0.01 : 1)), slope.precision],
};
