import type { PreferencesUpdate, ShownPreferences } from "#vocabulary/preferences.ts";

/**
 * An update made while looking at one state, worked out anew on another: lists of styles are told whole, but only
 * what was added and taken away is meant. Another tab may have chosen something meanwhile.
 */
export function lateUpdate(
  seen: ShownPreferences,
  update: PreferencesUpdate,
): (now: ShownPreferences) => PreferencesUpdate {
  const styles = update.styles && difference(seen.styles.selected_styles, update.styles.selected_styles);
  const wanted = update.wantstyles && difference(seen.wantstyles, update.wantstyles);
  return (now) => ({
    ...update,
    ...(styles && { styles: { selected_styles: styles(now.styles.selected_styles) } }),
    ...(wanted && { wantstyles: wanted(now.wantstyles) }),
  });
}

function difference(from: readonly number[], to: readonly number[]) {
  const added = to.filter((id) => !from.includes(id));
  return (list: readonly number[]): readonly number[] => [
    ...list.filter((id) => to.includes(id) || !from.includes(id)),
    ...added.filter((id) => !list.includes(id)),
  ];
}
