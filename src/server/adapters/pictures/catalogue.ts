import { lexiconSketch, sketchNames } from "#supply/illustrator/editorial/lexicon-sketches.ts";
import { styleLook } from "#supply/illustrator/editorial/style-tiles.ts";
import { inkThemes } from "#supply/illustrator/ink/inks.ts";
import type { Plate } from "#supply/illustrator/plate.ts";
import { covers } from "#vocabulary/editorial-page.ts";
import { stylesOf } from "#vocabulary/style.ts";
import { universes } from "#vocabulary/universe.ts";

/** Where pictures get their names: each source knows some. */
export type PictureCatalogue = {
  readonly find: (name: string) => Plate | undefined;
  /** Every name, the most looked at first: quiet moments work through it in this order. */
  readonly names: () => Iterable<string>;
};

/** Asks one source after the other. */
export const joinCatalogues = (...sources: readonly PictureCatalogue[]): PictureCatalogue => ({
  find: (name) => {
    for (const source of sources) {
      const plate = source.find(name);
      if (plate) return plate;
    }
    return undefined;
  },
  names: function* () {
    for (const source of sources) yield* source.names();
  },
});

/** Drafted when the first is asked for: whoever starts the site does not wait for it. */
let house: ReadonlyMap<string, Plate> | undefined;
function housePlates(): ReadonlyMap<string, Plate> {
  house ??= new Map([...coverPlates(), ...stylePlates(), ...sketchPlates()]);
  return house;
}

/** What the house itself hangs up: the covers of the journal, a look for every style, the glossary's sketches. */
export const housePictures: PictureCatalogue = {
  find: (name) => housePlates().get(name),
  names: () => housePlates().keys(),
};

/** What the first visitors see: the heroes of the home page and the journal. */
export const firstScreens: readonly string[] = [
  "style-men-scandi",
  "style-women-timeless",
  ...covers.map((cover) => `cover-${cover}`),
];

function coverPlates(): [string, Plate][] {
  return covers.map((cover) => [`cover-${cover}`, { kind: "cover", cover }]);
}

function sketchPlates(): [string, Plate][] {
  return sketchNames.flatMap((name) =>
    inkThemes.map((theme): [string, Plate] => [
      `sketch-${name}-${theme}`,
      { kind: "sketch", theme, ...lexiconSketch(name) },
    ]),
  );
}

function stylePlates(): [string, Plate][] {
  return universes.flatMap((universe) =>
    stylesOf(universe).flatMap(({ key }): [string, Plate][] => {
      const look = styleLook(universe, key);
      return look ? [[`style-${universe}-${key}`, { kind: "look", look }]] : [];
    }),
  );
}
