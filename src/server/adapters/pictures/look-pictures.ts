import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import { lookBook } from "#domain/looks/book.ts";
import type { Look } from "#domain/looks/look.ts";
import { redress } from "#domain/looks/swap.ts";
import type { LookPiece } from "#supply/illustrator/looks/look.ts";
import { wornPieces } from "#supply/illustrator/looks/worn-pieces.ts";
import type { Plate } from "#supply/illustrator/plate.ts";
import { lookPictureName, readLookPictureName } from "#vocabulary/look.ts";
import type { PictureCatalogue } from "./catalogue.ts";
import { garmentAt } from "./product-pictures.ts";

/** Plates kept for the next time: every look, and what people try in them. */
const remembered = 2_000;

/** The covers of looks: exactly the pieces they have, also with others in their place. */
export function lookPictures(snapshot: () => Snapshot, looks: () => readonly Look[]): PictureCatalogue {
  let plates = new Map<string, Plate>();
  let of: readonly unknown[] = [];
  return {
    find(name) {
      const [catalogue, all] = [snapshot(), looks()];
      if (of[0] !== catalogue || of[1] !== all) [plates, of] = [new Map(), [catalogue, all]];
      const known = plates.get(name);
      if (known) return known;
      const plate = plateOf(catalogue, all, name);
      if (plate) {
        if (plates.size >= remembered) plates.clear();
        plates.set(name, plate);
      }
      return plate;
    },
    *names() {
      for (const { look } of lookBook(snapshot(), looks()).all) yield lookPictureName(look.id);
    },
  };
}

/** Each look with the next of every piece, which is what a first press on "swap" shows: for when all else is made. */
export const swapPictures = (snapshot: () => Snapshot, looks: () => readonly Look[]): PictureCatalogue => ({
  // The covers of looks know them.
  find: () => undefined,
  *names() {
    const book = lookBook(snapshot(), looks());
    for (const { look } of book.all)
      for (const { slot } of look.items) {
        const [product] = book.alternatives(look, slot);
        if (product !== undefined) yield lookPictureName(look.id, [{ slot, product }]);
      }
  },
});

function plateOf(snapshot: Snapshot, looks: readonly Look[], name: string): Plate | undefined {
  const asked = readLookPictureName(name);
  if (!asked) return undefined;
  const book = lookBook(snapshot, looks);
  const kept = book.findHidden(asked.id);
  // Whatever cannot be had is not drawn either; admins see what they took out of sight.
  const worn = kept && redress(book.wardrobe, kept.look, asked.swaps);
  if (!worn?.ok) return undefined;
  const pieces = book.dress(worn.value).pieces.flatMap(({ row, slot }): LookPiece[] => {
    const garment = garmentAt(snapshot, row);
    return garment ? [{ slot, garment }] : [];
  });
  return { kind: "look", look: wornPieces(pieces, `look ${asked.id}`) };
}
