import type { Correction } from "#vocabulary/correction.ts";
import type { Bilingual } from "../catalogue/product.ts";
import { type Opened, scoresOf } from "./score.ts";

/** A part of a score in words that are true of the piece. */
interface Reason {
  readonly key: string;
  /** The exact thing it goes by. */
  readonly trait: string;
  readonly label: Bilingual;
  /** Points of the score. */
  readonly contribution: number;
  /** Whether it goes by something the person can change. */
  readonly editable: boolean;
  /** What the person answered to it. */
  readonly correction?: Correction;
}

export interface Explained {
  readonly score: number;
  /** Everything that counted, largest first: together they are the score. */
  readonly reasons: readonly Reason[];
}

/** In the order of the rows. */
export function explain(opened: Opened, rows: Uint32Array): readonly Explained[] {
  return scoresOf(opened, rows).map(({ score, contributions }, at) => {
    const reasons = opened.features.flatMap(({ key, editable }, i): Reason[] => {
      const [contribution, reading] = [contributions[i] ?? 0, opened.counted[i]];
      if (contribution <= 0 || !reading) return [];
      const trait = reading.trait(rows[at] ?? 0);
      const correction = opened.corrections.get(trait);
      const label = reading.says(rows[at] ?? 0);
      return [{ key, trait, label, contribution, editable, ...(correction && { correction }) }];
    });
    return { score, reasons: reasons.sort((a, b) => b.contribution - a.contribution) };
  });
}
