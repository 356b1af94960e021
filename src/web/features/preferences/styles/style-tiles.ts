import type { StyleSections } from "#contract/choices.ts";
import type { Image } from "#contract/image.ts";
import type { Language } from "#vocabulary/language.ts";
import { keysOfStyle, type StyleSection, styleChoices } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";

export type StyleTileContent = {
  readonly key: string;
  readonly id: number;
  readonly name: string;
  readonly chosen: boolean;
  /** The names of the styles that toggle with it. */
  readonly kin: readonly string[];
  readonly image: Image | undefined;
};

/** The sections with what each tile shows. Pictures may still be on their way: names and choices never wait for them. */
export function styleTiles(
  universe: Universe,
  ids: readonly number[],
  language: Language,
  pictured: StyleSections = [],
): readonly { readonly section: StyleSection; readonly tiles: readonly StyleTileContent[] }[] {
  const sections = styleChoices(universe, ids);
  const names = new Map(
    sections.flatMap(({ styles }) => styles.map(({ key, label }) => [key, label[language]])),
  );
  const images = new Map(pictured.flatMap(({ styles }) => styles.map(({ key, image }) => [key, image])));
  return sections.map(({ section, styles }) => ({
    section,
    tiles: styles.map(({ key, id, label, selected }) => ({
      key,
      id,
      name: label[language],
      chosen: selected,
      kin: keysOfStyle(universe, id).flatMap((other) => (other === key ? [] : (names.get(other) ?? []))),
      image: images.get(key),
    })),
  }));
}

/** A style of the other universe is chosen too, though there is no tile for it here: clearing leaves it alone. */
export const isShownIn = (universe: Universe, id: number): boolean => keysOfStyle(universe, id).length > 0;
