import type { RecommendedCard } from "#contract/recommendations.ts";
import { formatMoney } from "#vocabulary/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import type { DeckAnswer } from "./deck-state.ts";

const said: Readonly<Record<DeckAnswer, (about: { name: string }) => string>> = {
  liked: m.discover_said_liked,
  disliked: m.discover_said_disliked,
  bookmarked: m.discover_said_bookmarked,
  skipped: m.discover_said_skipped,
};

/** For those who hear the deck: what was answered, and what lies on top now. */
export const answerWords = (
  answer: DeckAnswer,
  { name }: RecommendedCard,
  next: RecommendedCard | undefined,
): string => [said[answer]({ name }), next && nextWords(next)].filter(Boolean).join(" ");

export const undoneWords = ({ name }: RecommendedCard): string => m.discover_said_undone({ name });

function nextWords({ brand, name, price }: RecommendedCard): string {
  const cost = price ? formatMoney(price.amount, price.currency, currentLanguage()) : "";
  return m.discover_said_next({ brand: brand.name, name, price: cost });
}
