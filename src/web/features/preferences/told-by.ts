import { budgetRowsOf } from "#vocabulary/budget.ts";
import {
  defaultPreferences,
  type PreferencesUpdate,
  type ShownPreferences,
} from "#vocabulary/preferences.ts";

/** What a member has said of all that is shown: what stands where it began was never spoken of. */
export function toldBy(shown: ShownPreferences): PreferencesUpdate {
  const { universe, styles, wantstyles, sizes, brands_followed, locks, global, corrections } = shown;
  const rows = budgetRowsOf(universe);
  const budget = shown.budget.filter(({ key, minValue, maxValue }) =>
    rows.some((row) => row.key === key && (row.minValue !== minValue || row.maxValue !== maxValue)),
  );
  const wishes = Object.fromEntries(Object.entries(shown.wishes).filter(([, { value }]) => value === 2));
  const { openness, dresscode } = defaultPreferences.global;
  return {
    styles,
    wantstyles,
    sizes,
    wishes,
    brands_followed,
    locks,
    corrections,
    ...(budget.length > 0 && { budget }),
    global: {
      ...(global.openness !== openness && { openness: global.openness }),
      ...(global.dresscode !== dresscode && { dresscode: global.dresscode }),
    },
  };
}
