import type { Posteriors } from "./arm-posteriors.ts";
import { type Beta, parts } from "./beta.ts";
import { seeded } from "./seeded.ts";

interface Drawn {
  readonly arm: number;
  /** How likely this arm was: what is logged beside it, so that later fits can correct for what was shown. */
  readonly propensity: () => number;
}

/**
 * Of arms that are believed equally of, so many are in the running each time: among hundreds of unknown ones some
 * always look better than whatever somebody has liked.
 */
const runners = 16;
/** Nothing that happened is told to have been impossible. */
const leastLikely = 1e-4;

/**
 * Thompson sampling: a draw from what is believed of each arm, and the highest is tried. The highest of several equal
 * beliefs is drawn at once, as the quantile of a root, and then one of them is picked.
 */
export function openDraws({ beliefOf, beliefs }: Posteriors, seed: number) {
  const counts = new Uint32Array(beliefs.length);
  const highestOf = (belief: number, running: number, chance: number): number =>
    beliefs[belief]?.quantile(chance ** (1 / running)) ?? 0;
  const chanceOf = openChances(beliefs);

  return (arms: readonly number[], nth: number): Drawn | undefined => {
    counts.fill(0);
    for (const arm of arms) {
      const belief = beliefOf[arm] ?? 0;
      counts[belief] = (counts[belief] ?? 0) + 1;
    }
    const random = seeded(seed, nth);
    const running = counts.map((count) => Math.min(runners, count));
    let best = -1;
    let most = -1;
    for (let belief = 0; belief < running.length; belief++) {
      const count = running[belief] ?? 0;
      if (count === 0) continue;
      const value = highestOf(belief, count, random());
      if (value <= most) continue;
      best = belief;
      most = value;
    }
    const equals = counts[best] ?? 0;
    const arm = nthOf(arms, (one) => beliefOf[one] === best, Math.floor(random() * equals));
    if (arm === undefined) return undefined;
    const propensity = () => chanceOf(running, best) / equals;
    return { arm, propensity: equals === arms.length ? () => 1 / equals : propensity };
  };
}

/** How likely the highest of a belief is above those of all others, with so many of each in the running. */
function openChances(beliefs: readonly Beta[]): (running: Uint32Array, wanted: number) => number {
  /** By part, the logarithm of how likely everything that runs lies below its middle. */
  const all = new Float64Array(parts);
  const counted = new Uint32Array(beliefs.length);
  return (running, wanted) => {
    // From one draw to the next few are otherwise.
    for (const [belief, { logs }] of beliefs.entries()) {
      const count = running[belief] ?? 0;
      if (count !== counted[belief]) addTimes(all, logs, count - (counted[belief] ?? 0));
      counted[belief] = count;
    }
    const own = beliefs[wanted];
    return own ? Math.max(leastLikely, chanceAbove(all, own.logs, running[wanted] ?? 1)) : leastLikely;
  };
}

function addTimes(sums: Float64Array, logs: Float64Array, times: number): void {
  for (let part = 0; part < parts; part++) sums[part] = (sums[part] ?? 0) + times * (logs[2 * part + 1] ?? 0);
}

/** Part by part: that the highest of so many lies in it, and that all others lie below. */
function chanceAbove(all: Float64Array, own: Float64Array, count: number): number {
  let [sum, below] = [0, 0];
  for (let part = 0; part < parts; part++) {
    const end = Math.exp(count * (own[2 * part + 2] ?? 0));
    sum += (end - below) * Math.exp((all[part] ?? 0) - count * (own[2 * part + 1] ?? 0));
    below = end;
  }
  return sum;
}

function nthOf(arms: readonly number[], isOne: (arm: number) => boolean, nth: number): number | undefined {
  let left = nth;
  for (const arm of arms) if (isOne(arm) && left-- === 0) return arm;
  return undefined;
}
