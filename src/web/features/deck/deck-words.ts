import type { RecommendedCard } from "#contract/recommendations.ts";
import { formatMoney } from "#vocabulary/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import type { DeckAnswer, DeckState } from "./deck-state.ts";

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

function nextWords({ brand, name, price }: RecommendedCard): string {
  const cost = price ? formatMoney(price.amount, price.currency, currentLanguage()) : "";
  return m.discover_said_next({ brand: brand.name, name, price: cost });
}

/** What an answer did to the next cards; only what was compared is claimed. */
export function changeWords({ answers, of, came }: DeckState["changes"][number]): string {
  const change =
    came.length === 0
      ? m.discover_changed_nothing()
      : came.length < of
        ? m.discover_changed_some({ changed: came.length, count: of })
        : of === 1
          ? m.discover_changed_one()
          : m.discover_changed_all({ count: of });
  return answers > 1 ? m.discover_changed_together({ count: answers, change: lowered(change) }) : change;
}

const lowered = (sentence: string): string => sentence.charAt(0).toLocaleLowerCase() + sentence.slice(1);
