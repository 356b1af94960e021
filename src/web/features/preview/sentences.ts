import type { Answer } from "#contract/endpoint.ts";
import type { getFit } from "#contract/recommendations.ts";
import { formatNumber } from "#vocabulary/format.ts";
import type { Language } from "#vocabulary/language.ts";
import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import { sizeFields } from "#vocabulary/size.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import type { Slot } from "./slots.ts";

type Places = readonly Slot<{ readonly id: number }>[];

/** How many came in and how many went out; nothing when the page only began. */
export function movedSentence(before: Places, after: Places, changed: boolean): string {
  const came = after.filter(({ isNew }) => isNew).length;
  const left = before.filter(({ piece }) => !after.some((slot) => slot.piece.id === piece.id)).length;
  if (came === 0 && left === 0) return changed ? m.preview_same() : "";
  if (came !== left) return m.preview_moved({ came, left });
  return came === 1 ? m.preview_came_one() : m.preview_came_some({ count: came });
}

/** How much there is to choose from, said by what was told. */
export function fitSentence(
  { products, in_budget, in_budget_and_size }: Answer<typeof getFit>,
  { budget = [], sizes = {} }: PreferencesUpdate,
  language: Language,
): string {
  const sized = sizeFields.some((field) => sizes[field] && sizes[field].length > 0);
  const number = (value: number) => formatNumber(value, language);
  if (budget.length > 0 && sized)
    return m.preview_fit_both({ products: number(in_budget), sized: number(in_budget_and_size) });
  if (budget.length > 0) return m.preview_fit_budget({ products: number(in_budget) });
  if (sized) return m.preview_fit_size({ products: number(in_budget_and_size) });
  return m.preview_fit_all({ products: number(products) });
}
