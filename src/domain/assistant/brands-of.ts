import { type BrandIndex, indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";

const known = new WeakMap<Snapshot, BrandIndex>();

/** The names that messages may have in them, put in order once for each catalogue. */
export function brandsOf(snapshot: Snapshot): BrandIndex {
  const brands = known.get(snapshot) ?? indexBrands([...snapshot.brands.values()].map(({ name }) => name));
  known.set(snapshot, brands);
  return brands;
}
