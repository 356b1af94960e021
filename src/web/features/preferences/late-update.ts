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
  const sizes = Object.entries(update.sizes ?? {}).flatMap(([field, to]) => {
    const from = Object.entries(seen.sizes).find(([name]) => name === field)?.[1];
    return Array.isArray(to) && Array.isArray(from) ? [{ field, late: difference(from, to) }] : [];
  });
  const listsOf = (now: ShownPreferences) =>
    sizes.map(({ field, late }) => [field, late(listIn(now.sizes, field))]);
  return (now) => ({
    ...update,
    ...(sizes.length > 0 && { sizes: { ...update.sizes, ...Object.fromEntries(listsOf(now)) } }),
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

function listIn(sizes: ShownPreferences["sizes"], field: string): readonly string[] {
  const list = Object.entries(sizes).find(([name]) => name === field)?.[1];
  return Array.isArray(list) ? list : [];
}
