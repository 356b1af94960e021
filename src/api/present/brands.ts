import type { BrandChoice } from "#contract/brands.ts";
import { brandSummaries } from "#domain/catalogue/brand-summaries.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Pictures } from "../ports.ts";
import { presentFaces } from "./faces.ts";

const mostImages = 3;

/** Every brand of a universe, or of both. */
export const presentBrands = (
  snapshot: Snapshot,
  universe: Universe | undefined,
  language: Language,
  pictures: Pictures,
): BrandChoice[] =>
  brandSummaries(snapshot, universe).map(
    ({ brand: { id, name, about, country }, products, styles, faces, prices }) => ({
      id,
      name,
      ...(about && { about: about[language] }),
      ...(country && { country }),
      products,
      styles: [...styles],
      images: presentFaces(snapshot, faces, mostImages, pictures, language),
      ...(prices && { prices }),
    }),
  );
