import { type Leaf, leafName } from "../category.ts";
import { type Universe, universes } from "../universe.ts";
import type { Concept, Forms, GarmentConcept, LexiconEntry } from "./concept.ts";

type Place = Leaf | Readonly<Partial<Record<Universe, Leaf>>>;

/** A garment whose name tells its leaf. A leaf alone stands for every universe that has it. */
export const garment = (key: string, place: Place, forms: Forms): LexiconEntry =>
  entryOf(key, place, "leaf", forms);

/** A garment whose name tells its family or department: the leaf is the likeliest of it. */
export const loosely = (
  says: "family" | "department",
  key: string,
  place: Place,
  forms: Forms,
): LexiconEntry => entryOf(key, place, says, forms);

/** A word that names a garment only when no plainer word does. */
export const weakly = (key: string, place: Place, forms: Forms): LexiconEntry =>
  entryOf(key, place, "family", forms, true);

/** One entry for each key of a facet; that a key belongs to its facet is checked where the table is written. */
export const facetEntries = <Facet extends Concept["facet"]>(
  facet: Facet,
  table: readonly (readonly [Extract<Concept, { facet: Facet }>["key"], Forms])[],
): LexiconEntry[] => table.map(([key, forms]) => ({ concept: { facet, key } as Concept, forms }));

function entryOf(
  key: string,
  place: Place,
  says: GarmentConcept["says"],
  forms: Forms,
  weak?: true,
): LexiconEntry {
  const leaves = typeof place === "string" ? everywhere(place) : place;
  return { concept: { facet: "garment", key, leaves, says, ...(weak && { weak }) }, forms };
}

function everywhere(leaf: Leaf): Partial<Record<Universe, Leaf>> {
  const owners = universes.filter((universe) => leafName(leaf, universe) !== undefined);
  return Object.fromEntries(owners.map((universe) => [universe, leaf]));
}
