import type { Care } from "#vocabulary/care.ts";
import { foldText } from "#vocabulary/lexicon/fold-text.ts";

/** The care instructions a description gives in so many words. */
export function readCare(description: string): readonly Care[] {
  const text = foldText(description);
  return rules.flatMap(([pattern, care]) => (pattern.test(text) ? [care] : []));
}

const rules: readonly (readonly [RegExp, Care])[] = [
  [/(?:lavage|lavable|laver|wash)[^.]{0,30}\b30\b/u, "machine-30"],
  [/(?:lavage|lavable|laver|wash)[^.]{0,30}\b40\b/u, "machine-40"],
  [/programme laine|wool (?:cycle|wash)/u, "machine-wool"],
  [/lavage a la main|laver a la main|hand.?wash/u, "hand-wash"],
  [/ne pas laver|do not wash/u, "do-not-wash"],
  [/nettoyage a sec (?!interdit)|\bdry.?clean (?:only|recommended)/u, "dry-clean"],
  [/pas (?:de javel|javelliser|blanchir)|do not bleach/u, "no-bleach"],
  [/pas (?:de seche-linge|secher en machine)|(?:do not|no) tumble/u, "no-tumble"],
  [/sechage a plat|secher a plat|dry flat/u, "dry-flat"],
  [/ne pas repasser|do not iron/u, "no-iron"],
];
