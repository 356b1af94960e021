import type { Answer } from "#contract/endpoint.ts";
import type { getFit } from "#contract/recommendations.ts";
import type { Language } from "#vocabulary/language.ts";
import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import type { Slot } from "./slots.ts";

/** How many came in; as many left, since the page has so many places. */
export function movedSentence(slots: readonly Slot<unknown>[], changed: boolean): string {
  const count = slots.filter(({ isNew }) => isNew).length;
  if (count === 0) return changed ? m.preview_same() : "";
  return count === 1 ? m.preview_came_one() : m.preview_came_some({ count });
}

/** How much there is to choose from, said by what was told. */
export function fitSentence(
  { products, in_budget, in_budget_and_size }: Answer<typeof getFit>,
  { budget = [], sizes = {} }: PreferencesUpdate,
  language: Language,
): string {
  const sized = Object.values(sizes).some((size) => size && size.length > 0);
  const number = (value: number) => formatNumber(value, language);
  if (budget.length > 0 && sized)
    return m.preview_fit_both({ products: number(in_budget), sized: number(in_budget_and_size) });
  if (budget.length > 0) return m.preview_fit_budget({ products: number(in_budget) });
  if (sized) return m.preview_fit_size({ products: number(in_budget_and_size) });
  return m.preview_fit_all({ products: number(products) });
}
