import { type StyleKey, stylesOf } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Look } from "../looks/look.ts";
import { menStyles } from "../looks/men-styles.ts";
import { lookOf, type Outfit } from "../looks/outfit.ts";
import { womenStyles } from "../looks/women-styles.ts";

const outfits: Record<Universe, Partial<Record<StyleKey, Outfit>>> = { men: menStyles, women: womenStyles };

/** The look that says what a style is; nothing where the universe does not have the style. */
export function styleLook(universe: Universe, key: StyleKey, ratio: Look["ratio"] = "4:5"): Look | undefined {
  const outfit = outfits[universe][key];
  return outfit && lookOf(outfit, universe, `style ${universe} ${key}`, ratio);
}

/** Styles people can choose that nobody has dressed yet. */
export const undressedStyles = (universe: Universe): readonly StyleKey[] =>
  stylesOf(universe)
    .map(({ key }) => key)
    .filter((key) => !outfits[universe][key]);
