import { defaultPreferences, type Preferences, preferencesIn } from "#vocabulary/preferences.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Told } from "./wants.ts";

/**
 * What a person told their account, and nothing that it only shows: a row of the budget that nobody moved and a
 * dress code that nobody changed say nothing, unless they are locked.
 */
export function toldIn(kept: Preferences, universe: Universe): Told {
  const { budget, lockedRows, wishes } = kept.in[universe];
  const { openness, dresscode } = kept.global;
  const isDresscodeTold = dresscode !== defaultPreferences.global.dresscode || kept.locks.dresscode;
  return {
    styles: { selected_styles: kept.styles },
    wantstyles: kept.wantstyles,
    brands_followed: kept.brandsFollowed,
    brands_disliked: kept.brandsDisliked,
    wishes: Object.fromEntries(wishes.map((name) => [name, { value: 2 }])),
    sizes: preferencesIn(kept, universe).sizes,
    budget: Object.entries(budget).map(([key, range]) => ({ key, ...range })),
    global: { openness, ...(isDresscodeTold && { dresscode }) },
    locks: { ...kept.locks, budget_rows: lockedRows },
    corrections: kept.corrections,
  };
}
