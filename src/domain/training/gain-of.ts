import { fitLogistic, type Logistic, probabilityOf } from "../learning/logistic.ts";
import { alone, drawLine, others } from "./draw-line.ts";
import type { Examples } from "./examples.ts";

interface Parts {
  readonly learned: readonly number[];
  readonly checked: readonly number[];
  readonly worths: Float32Array;
}

/**
 * By how much the people kept aside are better foretold, for each impression, less the standard error of it over
 * people. All but the factors is fitted to both alike.
 */
export function gainOf(
  examples: Examples,
  { learned, checked, worths }: Parts,
  before: readonly number[],
  after: readonly number[],
): number {
  const lossesWith = (factors: readonly number[]): readonly number[] => {
    const line = (rows: readonly number[]) => {
      const { width, features, ...rest } = drawLine(examples, rows, worths, factors);
      const short = new Float32Array(rows.length * (others + 1));
      for (const at of rows.keys())
        short.set(features.subarray(at * width, at * width + others + 1), at * (others + 1));
      return { ...rest, width: others + 1, features: short };
    };
    return lossOf(fitLogistic(line(learned), alone), line(checked));
  };
  const [old, fresh] = [lossesWith(before), lossesWith(after)];
  const byPerson = new Map<number, number>();
  for (const [at, row] of checked.entries()) {
    const person = examples.people[row] ?? 0;
    byPerson.set(person, (byPerson.get(person) ?? 0) + (old[at] ?? 0) - (fresh[at] ?? 0));
  }
  const gains = [...byPerson.values()];
  const sum = gains.reduce((total, one) => total + one, 0);
  const mean = sum / Math.max(1, gains.length);
  const error = Math.sqrt(gains.reduce((total, one) => total + (one - mean) ** 2, 0));
  return (sum - error) / Math.max(1, checked.length);
}

function lossOf(
  fitted: Logistic,
  { width, features, labels, weights }: ReturnType<typeof drawLine>,
): readonly number[] {
  return Array.from(labels, (label, at) => {
    const chance = probabilityOf(fitted, features.subarray(at * width, (at + 1) * width));
    return -(weights[at] ?? 0) * Math.log(Math.max(1e-9, label === 1 ? chance : 1 - chance));
  });
}
