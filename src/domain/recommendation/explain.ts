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
    const reasons: Reason[] = [];
    for (let i = 0; i < contributions.length; i++) {
      const contribution = contributions[i] ?? 0;
      if (contribution > 0)
        reasons.push(reasonOf(opened, i, rows[at] ?? 0, contribution, values[i] ?? 0, weights[i] ?? 0));
    }
    return { score, reasons: reasons.sort((a, b) => b.contribution - a.contribution), values };
  });
}

function reasonOf(
  { features, counted, corrections }: Opened,
  i: number,
  row: number,
  contribution: number,
  value: number,
  weight: number,
): Reason {
  const { key = "", editable = false } = features[i] ?? {};
  const trait = counted[i]?.trait(row) ?? "";
  const label = counted[i]?.says(row) ?? { en: "", fr: "" };
  const correction = corrections.size > 0 ? corrections.get(trait) : undefined;
  return correction
    ? { key, trait, label, contribution, value, weight, editable, correction }
    : { key, trait, label, contribution, value, weight, editable };
}
