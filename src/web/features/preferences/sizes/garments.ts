import type { CutField } from "#vocabulary/cut.ts";
import type { SizeField } from "#vocabulary/size.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { m } from "#web/i18n/paraglide/messages.js";

/** What a size is asked for. */
export type Garment = {
  readonly field: SizeField;
  readonly name: string;
  /** What else it goes for, or how it is counted. */
  readonly note?: string;
  /** Jeans and trousers are cut alike: they are asked once, after the second. */
  readonly cut?: { readonly field: CutField; readonly of: string };
};

/** From the body outwards; in a hurry, what says most first. */
export function garmentsOf(universe: Universe, short: boolean): readonly Garment[] {
  const garments = universe === "men" ? men() : women();
  return short ? garments.toSorted((a, b) => rank(a) - rank(b)) : garments;
}

const useful: readonly SizeField[] = ["tshirts", "pants_waist", "pants", "shoes"];

function rank({ field }: Garment): number {
  const place = useful.indexOf(field);
  return place < 0 ? useful.length : place;
}

const men = (): readonly Garment[] => [
  garment("tshirts", m.sizes_tshirts(), m.sizes_several(), "tshirts_cut"),
  garment("tops", m.sizes_pullovers(), undefined, "tops_cut"),
  garment("shirts", m.sizes_shirts(), m.sizes_neck(), "shirts_cut"),
  garment("jackets", m.sizes_jackets(), undefined, "jackets_cut"),
  garment("pants_waist", m.sizes_jeans_chinos(), m.sizes_inches()),
  garment("pants", m.sizes_trousers(), undefined, "pants_cut", m.sizes_jeans_trousers()),
  garment("shoes", m.sizes_shoes()),
];

const women = (): readonly Garment[] => [
  garment("tshirts", m.sizes_tshirts(), m.sizes_several(), "tshirts_cut"),
  garment("tops", m.sizes_tops(), m.sizes_tops_note(), "tops_cut"),
  garment("shirts", m.sizes_blouses(), undefined, "shirts_cut"),
  garment("jackets", m.sizes_jackets(), undefined, "jackets_cut"),
  garment("pants_waist", m.sizes_jeans(), m.sizes_inches()),
  garment("pants", m.sizes_trousers(), m.sizes_trousers_note(), "pants_cut", m.sizes_jeans_trousers()),
  garment("shoes", m.sizes_shoes()),
];

function garment(field: SizeField, name: string, note?: string, cut?: CutField, of = name): Garment {
  return { field, name, ...(note && { note }), ...(cut && { cut: { field: cut, of } }) };
}
