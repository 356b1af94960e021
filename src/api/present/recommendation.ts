import type { RecommendedCard } from "#contract/recommendations.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import type { Pick } from "#domain/recommendation/recommend.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Pictures } from "../ports.ts";
import { presentCard } from "./product.ts";
import { presentReason } from "./reason.ts";

/** A card that says why it is there. */
export function presentPick(
  snapshot: Snapshot,
  { row, score, reasons, stretch }: Omit<Pick, "values">,
  pictures: Pictures,
  language: Language,
): RecommendedCard {
  return {
    ...presentCard(snapshot, row, pictures, language),
    score,
    reasons: reasons.map((reason) => presentReason(reason, language)),
    stretch: stretch !== undefined,
    ...(stretch && { stretch_reason: stretch.reason[language] }),
  };
}
