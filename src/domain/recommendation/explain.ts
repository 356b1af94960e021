import type { Bilingual } from "../catalogue/product.ts";
import { type Opened, scoresOf } from "./score.ts";

/** A part of a score in words that are true of the piece. */
interface Reason {
  readonly key: string;
  readonly label: Bilingual;
  /** Points of the score. */
  readonly contribution: number;
  /** Whether it goes by something the person can change. */
  readonly editable: boolean;
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
      const [contribution, reading] = [contributions[i] ?? 0, opened.readings[i]];
      if (contribution <= 0 || !reading) return [];
      return [{ key, label: reading.says(rows[at] ?? 0), contribution, editable }];
    });
    return { score, reasons: reasons.sort((a, b) => b.contribution - a.contribution) };
  });
}
