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
  const trials = openTrials(beliefs, seed);

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
    // With the draw that decided, so that nothing that happened is told to have been impossible.
    const propensity = () => (trials(running, best) + 1) / (draws + 1) / equals;
    return { arm, propensity: equals === arms.length ? () => 1 / equals : propensity };
  };
}

/** How often a belief wins; what each makes of its chances is worked out once for as many as are running. */
function openTrials(beliefs: Posteriors["beliefs"], seed: number) {
  const made = new Map<number, Float64Array>();
  const logs = new Map<number, Float64Array>();
  /** The same chances every time, as roots: a logarithm is worked out once for all roots. */
  const rootsOf = (belief: number, running: number): Float64Array => {
    const known = logs.get(belief) ?? logsOfChances(seeded(~seed, belief));
    logs.set(belief, known);
    const roots = new Float64Array(draws);
    for (let i = 0; i < draws; i++) roots[i] = Math.exp((known[i] ?? 0) / running);
    return roots;
  };
  const valuesOf = (belief: number, running: number): Float64Array => {
    const key = belief * (runners + 1) + running;
    const known = made.get(key);
    if (known) return known;
    const values = rootsOf(belief, running);
    for (let i = 0; i < draws; i++) values[i] = beliefs[belief]?.(values[i] ?? 0) ?? 0;
    made.set(key, values);
    return values;
  };
  return (running: Uint32Array, wanted: number): number => {
    const most = new Float64Array(draws);
    for (let belief = 0; belief < beliefs.length; belief++) {
      const count = running[belief] ?? 0;
      if (count === 0 || belief === wanted) continue;
      const values = valuesOf(belief, count);
      for (let i = 0; i < draws; i++) if ((values[i] ?? 0) > (most[i] ?? 0)) most[i] = values[i] ?? 0;
    }
    const own = valuesOf(wanted, running[wanted] ?? 1);
    let wins = 0;
    for (let i = 0; i < draws; i++) if ((own[i] ?? 0) > (most[i] ?? 0)) wins++;
    return wins;
  };
}

function logsOfChances(random: () => number): Float64Array {
  const logs = new Float64Array(draws);
  for (let i = 0; i < draws; i++) logs[i] = Math.log(random());
  return logs;
}

function nthOf(arms: readonly number[], isOne: (arm: number) => boolean, nth: number): number | undefined {
  let left = nth;
  for (const arm of arms) if (isOne(arm) && left-- === 0) return arm;
  return undefined;
}
