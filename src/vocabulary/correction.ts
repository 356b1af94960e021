/** What someone answers to a reason: it should count more, less, or it is not so (PRODUCT.md §8). */
export const corrections = ["more", "less", "wrong"] as const;
export type Correction = (typeof corrections)[number];

/** How many times as much as before a corrected trait counts. */
export const correctionFactors: Readonly<Record<Correction, number>> = { more: 1.6, less: 0.4, wrong: 0 };

/**
 * By the trait, which is the exact thing a reason goes by: `style:4`, `brand:31`, `wish:Jeans`, `liked:1234`, `price`
 * for an estimated budget, `formality:-1` for a notch more relaxed. The latest last.
 */
export type Corrections = Readonly<Record<string, Correction>>;

/** Null takes a correction back. */
export type CorrectionsUpdate = Readonly<Record<string, Correction | null>>;

/** More than anyone answers by hand; the latest are kept. */
export const mostCorrections = 300;

export const traitPattern =
  /^(?:(?:wanted_)?style:(?:[1-9]|1\d|2[0-2])|(?:brand|liked):[1-9]\d{0,9}|wish:[A-Za-z][A-Za-z&, -]{0,39}|price(?::[a-z_]{1,20})?|size:[a-z_]{1,20}|cut:[a-z-]{1,20}|formality:(?:0|-?[12])|turned_down|unlike|season|popularity|freshness|co_liked:[1-9]\d{0,9}|taste:(?:style:(?:[1-9]|1\d|2[0-2])|brand:[1-9]\d{0,9}|category:[A-G]\.\d\.\d|(?:colour|material|pattern):[a-z-]{1,20}))$/;

export const isTrait = (value: string): boolean => traitPattern.test(value);

export const isCorrection = (value: unknown): value is Correction =>
  corrections.some((correction) => correction === value);

/** Each stands for itself, and what is answered again is the latest. */
export function mergeCorrections(kept: Corrections, update: CorrectionsUpdate = {}): Corrections {
  const changed = Object.entries(update);
  if (changed.length === 0) return kept;
  const inForce = changed.filter((entry): entry is [string, Correction] => entry[1] !== null);
  return latest([...without(kept, update), ...inForce]);
}

/** One update that does what two do one after the other: what is taken back stays named. */
export const combineCorrections = (first: CorrectionsUpdate, then: CorrectionsUpdate): CorrectionsUpdate =>
  latest([...without(first, then), ...Object.entries(then)]);

const without = <Value>(
  all: Readonly<Record<string, Value>>,
  named: Readonly<Record<string, unknown>>,
): readonly [string, Value][] => Object.entries(all).filter(([trait]) => !Object.hasOwn(named, trait));

const latest = <Value>(entries: readonly [string, Value][]): Readonly<Record<string, Value>> =>
  Object.fromEntries(entries.slice(-mostCorrections));
