import type { Preferences } from "#vocabulary/preferences.ts";
import { isStyleId } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { wishNamed } from "#vocabulary/wish.ts";

/** The traits that preferences say: chosen styles, followed brands, and the categories of wishes. */
export function declaredTraits(
  { styles, brandsFollowed, in: own }: Preferences,
  universe: Universe,
): ReadonlySet<string> {
  return new Set([
    ...styles.filter(isStyleId).map((id) => `style:${id}`),
    ...brandsFollowed.map((id) => `brand:${id}`),
    ...own[universe].wishes
      .flatMap((name) => wishNamed(universe, name)?.leaves ?? [])
      .map((leaf) => `category:${leaf}`),
  ]);
}
