import type { PreferencesUpdate, ShownPreferences } from "#vocabulary/preferences.ts";

/**
 * An update made while looking at one state, worked out anew on another: lists are told whole, but only what was
 * added and taken away is meant. Another tab may have chosen something meanwhile.
 */
export function lateUpdate(
  seen: ShownPreferences,
  update: PreferencesUpdate,
): (now: ShownPreferences) => PreferencesUpdate {
  const styles = update.styles && difference(seen.styles.selected_styles, update.styles.selected_styles);
  const wanted = update.wantstyles && difference(seen.wantstyles, update.wantstyles);
  const rows = update.locks?.budget_rows && difference(seen.locks.budget_rows, update.locks.budget_rows);
  return (now) => ({
    ...update,
    ...(rows && { locks: { ...update.locks, budget_rows: rows(now.locks.budget_rows) } }),
    ...(styles && { styles: { selected_styles: styles(now.styles.selected_styles) } }),
    ...(wanted && { wantstyles: wanted(now.wantstyles) }),
  });
}

function difference<Item>(from: readonly Item[], to: readonly Item[]) {
  const added = to.filter((id) => !from.includes(id));
  return (list: readonly Item[]): readonly Item[] => [
    ...list.filter((id) => to.includes(id) || !from.includes(id)),
    ...added.filter((id) => !list.includes(id)),
  ];
}
