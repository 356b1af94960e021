import type { Plate } from "#supply/illustrator/plate.ts";
import { weaves } from "#vocabulary/editorial-page.ts";

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

/** A source that is a list. */
const listCatalogue = (plates: ReadonlyMap<string, Plate>): PictureCatalogue => ({
  find: (name) => plates.get(name),
  names: () => plates.keys(),
});

/** What the house itself hangs up: the covers of the journal. */
export const housePictures: PictureCatalogue = listCatalogue(
  new Map(weaves.map((weave) => [`cover-${weave}`, { kind: "cover", weave }])),
);
