import type { RankerWeightsAnswer } from "#contract/admin/reco.ts";

/** How often each feature counts, against the weights of the code. */
export type Factors = Readonly<Record<string, number>>;

export const factorRange = { least: 0, most: 3, step: 0.05 } as const;

type Known = Pick<RankerWeightsAnswer, "served" | "sets" | "features">;

/** What lists are ranked by, for every feature there is. */
export function servedFactors({ served, sets, features }: Known): Factors {
  const factors = sets.find(({ id }) => id === served)?.factors ?? {};
  return Object.fromEntries(features.map(({ key }) => [key, factors[key] ?? 1]));
}

export const changedKeys = (before: Factors, after: Factors): readonly string[] =>
  Object.keys(after).filter((key) => after[key] !== before[key]);

/** Within the range and on a step of it; what is no number leaves the factor as it was. */
export function readFactor(text: string): number | undefined {
  const value = Number(text.replace(",", "."));
  if (text.trim() === "" || !Number.isFinite(value)) return undefined;
  const { least, most } = factorRange;
  return Math.round(Math.min(most, Math.max(least, value)) * 100) / 100;
}
