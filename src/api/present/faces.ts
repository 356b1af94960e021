import type { Image } from "#contract/image.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import type { Language } from "#vocabulary/language.ts";
import { productPictureName } from "#vocabulary/product-picture.ts";
import type { Pictures } from "../ports.ts";
import { presentImage } from "./image.ts";

/** The pictures of the first of these pieces that have one: they stand for a brand, or for a wish. */
export function presentFaces(
  snapshot: Snapshot,
  rows: readonly number[],
  most: number,
  pictures: Pictures,
  language: Language,
): Image[] {
  const faces: Image[] = [];
  for (const row of rows) {
    if (faces.length === most) break;
    const facts = pictures.find(productPictureName(snapshot.ids[row] ?? 0));
    if (facts) faces.push(presentImage(facts, language));
  }
  return faces;
}
