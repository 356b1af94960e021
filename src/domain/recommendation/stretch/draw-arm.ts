import type { Posteriors } from "./arm-posteriors.ts";
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
/** The draws that a probability is counted from. */
const draws = 64;

/**
 * Thompson sampling: a draw from what is believed of each arm, and the highest is tried. The highest of several equal
 * beliefs is drawn at once, as the quantile of a root, and then one of them is picked.
 */
export function openDraws({ beliefOf, beliefs }: Posteriors, seed: number) {
  const counts = new Uint32Array(beliefs.length);
  const highestOf = (belief: number, running: number, chance: number): number =>
    beliefs[belief]?.(chance ** (1 / running)) ?? 0;
  const trials = openTrials(beliefs.length, seed, highestOf);

  return (arms: readonly number[], nth: number): Drawn | undefined => {
    counts.fill(0);
    for (const arm of arms) {
      const belief = beliefOf[arm] ?? 0;
      counts[belief] = (counts[belief] ?? 0) + 1;
    }
    const random = seeded(seed, nth);
    const running = counts.map((count) => Math.min(runners, count));
    let [best, most] = [-1, -1];
    for (const [belief, count] of running.entries()) {
      const value = count === 0 ? -1 : highestOf(belief, count, random());
      if (value > most) [best, most] = [belief, value];
    }
    const equals = counts[best] ?? 0;
    const arm = nthOf(arms, (one) => beliefOf[one] === best, Math.floor(random() * equals));
    if (arm === undefined) return undefined;
    // With the draw that decided, so that nothing that happened is told to have been impossible.
    const propensity = () => (trials(running, best) + 1) / (draws + 1) / equals;
    return { arm, propensity: equals === arms.length ? () => 1 / equals : propensity };
  };
}

/** How often a belief wins; what each makes of its chances is worked out once for as many as are running. */
function openTrials(
  beliefs: number,
  seed: number,
  highestOf: (belief: number, running: number, chance: number) => number,
) {
  const made = new Map<number, Float64Array>();
  const valuesOf = (belief: number, running: number): Float64Array => {
    const key = belief * (runners + 1) + running;
    const known = made.get(key);
    if (known) return known;
    const random = seeded(~seed, belief);
    const values = Float64Array.from({ length: draws }, () => highestOf(belief, running, random()));
    made.set(key, values);
    return values;
  };
  return (running: Uint32Array, wanted: number): number => {
    const most = new Float64Array(draws);
    for (let belief = 0; belief < beliefs; belief++) {
      const count = running[belief] ?? 0;
      if (count === 0 || belief === wanted) continue;
      const values = valuesOf(belief, count);
      for (let i = 0; i < draws; i++) most[i] = Math.max(most[i] ?? 0, values[i] ?? 0);
    }
    const own = valuesOf(wanted, running[wanted] ?? 1);
    return own.reduce((wins, value, i) => wins + (value > (most[i] ?? 0) ? 1 : 0), 0);
  };
}

function nthOf(arms: readonly number[], isOne: (arm: number) => boolean, nth: number): number | undefined {
  let left = nth;
  for (const arm of arms) if (isOne(arm) && left-- === 0) return arm;
  return undefined;
}
