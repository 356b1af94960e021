import type { Correction } from "#vocabulary/correction.ts";
import type { Bilingual } from "../catalogue/product.ts";
import { type Opened, scoresOf } from "./score.ts";

/** A part of a score in words that are true of the piece. */
export interface Reason {
  readonly key: string;
  /** The exact thing it goes by. */
  readonly trait: string;
  readonly label: Bilingual;
  /** Points of the score. */
  readonly contribution: number;
  /** How much of it the piece has, in hundredths: 0 to 1, and up to 1.6 where it was answered that it counts more. */
  readonly value: number;
  /** The points it would give if the piece had all of it, in tenths. Value by weight, rounded, is the contribution. */
  readonly weight: number;
  /** Whether it goes by something the person can change. */
  readonly editable: boolean;
  /** What the person answered to it. */
  readonly correction?: Correction;
}

export interface Explained {
  readonly score: number;
  /** Everything that counted, largest first: together they are the score. */
  readonly reasons: readonly Reason[];
  /** What each opened feature says of it, in hundredths, also where that is nothing. */
  readonly values: readonly number[];
}

/** In the order of the rows. */
export function explain(opened: Opened, rows: Uint32Array): readonly Explained[] {
  return scoresOf(opened, rows).map(({ score, contributions, values, weights }, at) => {
    const reasons = opened.features.flatMap(({ key, editable }, i): Reason[] => {
      const [contribution, reading] = [contributions[i] ?? 0, opened.counted[i]];
      if (contribution <= 0 || !reading) return [];
      const trait = reading.trait(rows[at] ?? 0);
      const correction = opened.corrections.get(trait);
      const label = reading.says(rows[at] ?? 0);
      const [value, weight] = [values[i] ?? 0, weights[i] ?? 0];
      return [
        { key, trait, label, contribution, value, weight, editable, ...(correction && { correction }) },
      ];
    });
    return { score, reasons: reasons.sort((a, b) => b.contribution - a.contribution), values };
  });
}
