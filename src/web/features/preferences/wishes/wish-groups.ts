import type { WishChoice } from "#contract/choices.ts";
import type { Image } from "#contract/image.ts";
import type { Language } from "#vocabulary/language.ts";
import type { ShownPreferences } from "#vocabulary/preferences.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { wishesOf } from "#vocabulary/wish.ts";

/** Departments that have few wishes share a heading. */
const groups = [
  { group: "clothing", departments: "A" },
  { group: "shoes", departments: "B" },
  { group: "accessories", departments: "CDE" },
  { group: "under", departments: "FG" },
] as const;

export type WishTileContent = {
  readonly name: string;
  readonly label: string;
  readonly wanted: boolean;
  /** Nothing while it is not known. */
  readonly products: number | undefined;
  readonly image: Image | undefined;
};

/** The 35 wishes by what they are worn as. Their names never wait for what the catalogue has of them. */
export function wishGroups(
  universe: Universe,
  wishes: ShownPreferences["wishes"],
  language: Language,
  found: readonly WishChoice[] = [],
) {
  const known = new Map(found.map((wish) => [wish.name, wish]));
  return groups.map(({ group, departments }) => ({
    group,
    tiles: wishesOf(universe)
      .filter(({ leaves: [first] }) => first && departments.includes(first.charAt(0)))
      .map(
        ({ name, label }): WishTileContent => ({
          name,
          label: label[language],
          wanted: wishes[name]?.value === 2,
          products: known.get(name)?.products,
          image: known.get(name)?.image,
        }),
      ),
  }));
}
