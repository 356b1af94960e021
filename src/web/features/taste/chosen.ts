import type { TasteTrait } from "#contract/taste.ts";
import type { ShownPreferences } from "#vocabulary/preferences.ts";
import { fetchPreferences, saveEdit } from "#web/state/own-preferences.ts";
import { useOwnPreferences } from "#web/state/own-preferences-shown.ts";
import { tellOf } from "./tell-of.ts";

/** A style or a brand as preferences have it. Deleting a trait takes it out of them, so the way back puts it in. */
type Chosen = Pick<ShownPreferences, "universe"> &
  ({ readonly styles: boolean; readonly wanted: boolean; readonly id: number } | { readonly brand: number });

/** Nothing for what is not chosen, or not known to be. */
export function chosenNow({ trait }: TasteTrait): Chosen | undefined {
  const { kept } = useOwnPreferences.getState();
  const [kind, name] = trait.split(":");
  const id = Number(name);
  if (!kept) return undefined;
  const { universe } = kept;
  if (kind === "brand") return kept.brands_followed.includes(id) ? { universe, brand: id } : undefined;
  if (kind !== "style") return undefined;
  const [styles, wanted] = [kept.styles.selected_styles.includes(id), kept.wantstyles.includes(id)];
  return styles || wanted ? { universe, id, styles, wanted } : undefined;
}

export async function chooseAgain(chosen: Chosen): Promise<void> {
  const { universe } = chosen;
  if ("brand" in chosen) {
    const value = { id: chosen.brand, value: true };
    const of = ({ brands_followed }: ShownPreferences) => ({
      brands_followed: [...new Set([...brands_followed, chosen.brand])],
    });
    return saveEdit({ universe, of, brand: value }, (_, problem) => tellOf(problem));
  }
  const { id, styles, wanted } = chosen;
  const withId = (ids: readonly number[]) => [...new Set([...ids, id])].toSorted((a, b) => a - b);
  const of = (shown: ShownPreferences) => ({
    ...(styles && { styles: { selected_styles: withId(shown.styles.selected_styles) } }),
    ...(wanted && { wantstyles: withId(shown.wantstyles) }),
  });
  return saveEdit({ universe, of }, (_, problem) => tellOf(problem));
}

/** What is chosen may have changed with the taste: the other tabs must not show what was. */
export function refreshPreferences(): void {
  const { kept } = useOwnPreferences.getState();
  if (kept) void fetchPreferences(kept.universe);
}
