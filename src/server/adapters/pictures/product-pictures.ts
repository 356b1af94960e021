import { cardAt, leafAt, rowOf, type Snapshot, universeAt } from "#domain/catalogue/snapshot.ts";
import type { ClothKind } from "#supply/illustrator/cloth/optics.ts";
import { draftGarment } from "#supply/illustrator/draft.ts";
import type { Garment } from "#supply/illustrator/garment.ts";
import type { Plate } from "#supply/illustrator/plate.ts";
import { silhouettes } from "#supply/illustrator/silhouettes.ts";
import { type ProductView, productPictureName, readProductPictureName } from "#vocabulary/product-picture.ts";
import type { PictureCatalogue } from "./catalogue.ts";

/** Plates kept for the next time: some pages of cards, with their views. */
const remembered = 4_000;

/** The pictures of everything in the catalogue, as it is now. */
export function productPictures(snapshot: () => Snapshot): PictureCatalogue {
  let plates = new Map<string, Plate>();
  let of: Snapshot | undefined;
  return {
    find(name) {
      const current = snapshot();
      if (of !== current) [plates, of] = [new Map(), current];
      const known = plates.get(name);
      if (known) return known;
      const plate = plateOf(current, name);
      if (plate) {
        if (plates.size >= remembered) plates.clear();
        plates.set(name, plate);
      }
      return plate;
    },
    *names() {
      for (const id of snapshot().ids) yield productPictureName(id);
    },
  };
}

function plateOf(snapshot: Snapshot, name: string): Plate | undefined {
  const asked = readProductPictureName(name);
  const row = asked ? rowOf(snapshot, asked.id) : -1;
  if (!asked || row < 0) return undefined;
  const card = cardAt(snapshot, row);
  const picture = card.pictures[asked.variant];
  if (!picture) return undefined;
  const garment = picture.kind === "drawn" ? readGarment(picture.garment) : undefined;
  if (garment)
    return hasView(garment, asked.view) ? { kind: "garment", garment, view: asked.view } : undefined;
  if (asked.view !== "front") return undefined;
  const [universe, leaf] = [universeAt(snapshot, row), leafAt(snapshot, row)];
  const likeIt = draftGarment({ universe, leaf, seed: name });
  const url = picture.kind === "remote" ? picture.urls[0] : undefined;
  if (!likeIt) return undefined;
  return url === undefined
    ? { kind: "garment", garment: likeIt, view: "front" }
    : { kind: "photo", url, name: card.name, garment: likeIt };
}

/** What a product looks like beside others; a garment like it where there is only a photograph. */
export function garmentAt(snapshot: Snapshot, row: number): Garment | undefined {
  const [picture] = cardAt(snapshot, row).pictures;
  const own = picture?.kind === "drawn" ? readGarment(picture.garment) : undefined;
  if (own) return own;
  const seed = productPictureName(snapshot.ids[row] ?? 0);
  return draftGarment({ universe: universeAt(snapshot, row), leaf: leafAt(snapshot, row), seed });
}

/** What the generator stored; nothing when this release no longer draws such a shape. */
function readGarment(stored: Readonly<Record<string, unknown>>): Garment | undefined {
  const known = typeof stored.kind === "string" && Object.hasOwn(silhouettes, stored.kind);
  return known ? (stored as unknown as Garment) : undefined;
}

/** Cold and smooth: close up there is nothing to see. */
const smooth: ReadonlySet<ClothKind> = new Set(["metal", "gold", "silver", "glass", "acetate"]);

/** A view that would show nothing new is none. */
const hasView = (garment: Garment, view: ProductView): boolean =>
  view !== "cloth" || !smooth.has(garment.fabric.main.kind);
