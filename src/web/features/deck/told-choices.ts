import type { Language } from "#vocabulary/language.ts";
import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import type { Editing } from "#web/features/preferences/editing.ts";
import { styleTiles } from "#web/features/preferences/styles/style-tiles.ts";
import { wishGroups } from "#web/features/preferences/wishes/wish-groups.ts";

/** A style or a wish that was told, and how it is told or taken back. */
export type ToldChoice = {
  readonly key: string;
  readonly name: string;
  readonly told: boolean;
  readonly turned: () => PreferencesUpdate;
};

/** Every style and wish of a universe; names that stand for one style are one choice. */
export function toldChoices(
  { universe, preferences: { styles, wishes } }: Pick<Editing, "universe" | "preferences">,
  language: Language,
): readonly ToldChoice[] {
  const ids = styles.selected_styles;
  const tiles = styleTiles(universe, ids, language).flatMap((section) => section.tiles);
  const ofStyles = [...Map.groupBy(tiles, ({ id }) => id)].map(([id, named]): ToldChoice => {
    const told = ids.includes(id);
    const selected_styles = told ? ids.filter((one) => one !== id) : [...ids, id];
    return {
      key: `style ${id}`,
      name: [...new Set(named.map(({ name }) => name))].join(", "),
      told,
      turned: () => ({ styles: { selected_styles } }),
    };
  });
  const ofWishes = wishGroups(universe, wishes, language)
    .flatMap((group) => group.tiles)
    .map(
      ({ name, label, wanted }): ToldChoice => ({
        key: `wish ${name}`,
        name: label,
        told: wanted,
        turned: () => ({ wishes: { [name]: { value: wanted ? 0 : 2 } } }),
      }),
    );
  return [...ofStyles, ...ofWishes];
}
