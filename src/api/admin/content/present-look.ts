import type { AdminLook } from "#contract/admin/content.ts";
import { cardAt, rowOf, type Snapshot } from "#domain/catalogue/snapshot.ts";
import type { LookBook } from "#domain/looks/book.ts";
import type { Look, LookItem } from "#domain/looks/look.ts";
import { leafName } from "#vocabulary/category.ts";
import type { Language } from "#vocabulary/language.ts";
import { lookPictureName } from "#vocabulary/look.ts";
import { productPictureName } from "#vocabulary/product-picture.ts";
import type { Pictures } from "../../ports.ts";
import { presentImage } from "../../present/image.ts";

type View = {
  readonly snapshot: Snapshot;
  readonly book: LookBook;
  readonly pictures: Pictures;
  readonly language: Language;
  readonly reactions: ReadonlyMap<number, { readonly likes: number; readonly dislikes: number }>;
};

/** As people find it today, whatever was kept of it last. */
export function stateOf(look: Look, book: LookBook): AdminLook["state"] {
  if (look.hidden) return "hidden";
  return book.find(look.id) ? "shown" : "retired";
}

export function presentAdminLook(kept: Look, view: View): AdminLook {
  const { book, reactions } = view;
  const dressed = book.findHidden(kept.id);
  const { id, universe, occasion, season, formality, title, score, items } = dressed?.look ?? kept;
  const { likes, dislikes } = reactions.get(id) ?? { likes: 0, dislikes: 0 };
  return {
    ...{ id, universe, occasion, season, formality, score, likes, dislikes },
    title: { ...title },
    made_by: kept.byAdmin ? "admin" : "composer",
    state: stateOf(kept, book),
    image: dressed ? pictureOf(lookPictureName(id), view) : null,
    pieces: items.map((item) => presentPiece(kept, item, view)),
  };
}

/** A piece that has left the catalogue is told by what it was. */
function presentPiece(
  { universe }: Look,
  { slot, product, leaf }: LookItem,
  view: View,
): AdminLook["pieces"][number] {
  const { snapshot, language } = view;
  const row = rowOf(snapshot, product);
  if (row < 0)
    return {
      ...{ slot, id: product, price: null, image: null, in_stock: false },
      name: leafName(leaf, universe)?.[language] ?? leaf,
    };
  return {
    slot,
    id: product,
    name: cardAt(snapshot, row).name[language],
    price: snapshot.prices[row] || null,
    image: pictureOf(productPictureName(product), view),
    in_stock: snapshot.inStock[row] === 1,
  };
}

function pictureOf(name: string, { pictures, language }: View) {
  const facts = pictures.find(name);
  return facts ? presentImage(facts, language) : null;
}
