import { fixed } from "../fixed.ts";

/** A Beta distribution, as it is drawn from and as chances are worked out by it. */
export interface Beta {
  /** What lies below this share of it, 0 to 1. */
  readonly quantile: (share: number) => number;
  /**
   * The logarithms of the shares that lie below 0, the middle of the first part, its end, and so on to 1. Fixed, so
   * that sums of many are the same in any order.
   */
  readonly logs: Float64Array;
}

/** What may be drawn is looked at in so many parts. */
export const parts = 128;

/** More than this says nothing more. */
export const mostHalves = 24;

const steps = 512;
/** Finer than the steps: the quantiles are read off sums over it. */
const grid = 2048;
/** In place of the logarithm of nothing. */
const nothing = -60;
/** A few hundred at most, each made when it is first met. */
const made = new Map<number, Beta>();

/** Parameters in halves, up to `mostHalves` each. */
export function betaOf(alphaHalves: number, betaHalves: number): Beta {
  const key = alphaHalves * 64 + betaHalves;
  const known = made.get(key);
  if (known) return known;
  const sums = sumsOf(alphaHalves / 2 - 1, betaHalves / 2 - 1);
  const quantiles = quantilesOf(sums);
  const beta = { quantile: (share: number) => between(quantiles, share * steps), logs: logsOf(sums) };
  made.set(key, beta);
  return beta;
}

/** What stands in a table at a place between two of it. */
function between(table: Float64Array, place: number): number {
  const below = Math.min(table.length - 2, Math.floor(place));
  const low = table[below] ?? 0;
  return low + (place - below) * ((table[below + 1] ?? 0) - low);
}

function sumsOf(alpha: number, beta: number): Float64Array {
  const sums = new Float64Array(grid + 1);
  for (let i = 0; i < grid; i++) {
    const at = (i + 0.5) / grid;
    sums[i + 1] = (sums[i] ?? 0) + at ** alpha * (1 - at) ** beta;
  }
  return sums;
}

function logsOf(sums: Float64Array): Float64Array {
  const logs = new Float64Array(2 * parts + 1);
  for (let i = 0; i < logs.length; i++) {
    const below = (sums[(i * grid) / (2 * parts)] ?? 0) / (sums[grid] ?? 1);
    logs[i] = fixed(Math.max(nothing, Math.log(below)));
  }
  return logs;
}

function quantilesOf(sums: Float64Array): Float64Array {
  const total = sums[grid] ?? 1;
  const table = new Float64Array(steps + 1);
  let i = 0;
  for (let step = 0; step <= steps; step++) {
    const wanted = (total * step) / steps;
    while (i < grid && (sums[i + 1] ?? 0) < wanted) i++;
    const [low, high] = [sums[i] ?? 0, sums[i + 1] ?? total];
    table[step] = Math.min(1, (i + (high > low ? (wanted - low) / (high - low) : 0)) / grid);
  }
  return table;
}
