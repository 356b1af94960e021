import type { Reason as Told } from "#contract/recommendations.ts";
import type { Reason } from "#domain/recommendation/explain.ts";
import type { Language } from "#vocabulary/language.ts";

/** What a card says of a reason: its points, not how they come about. */
export function presentReason({ value: _, weight: __, ...reason }: Reason, language: Language): Told {
  return { ...reason, label: reason.label[language] };
}
