import type { Look as PresentedLook } from "#contract/looks.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import type { DressedLook, LookBook } from "#domain/looks/book.ts";
import type { Language } from "#vocabulary/language.ts";
import { inOrder, type LookSwap, lookPictureName } from "#vocabulary/look.ts";
import { houseCurrency } from "#vocabulary/money.ts";
import type { Pictures } from "../ports.ts";
import { presentImage } from "./image.ts";
import { presentCard } from "./product.ts";

/** What looks are presented with. */
export interface LookView {
  readonly snapshot: Snapshot;
  readonly book: LookBook;
  readonly pictures: Pictures;
  readonly language: Language;
}

export function presentLook(
  { look, pieces, styles, total }: DressedLook,
  { snapshot, book, pictures, language }: LookView,
  swaps: readonly LookSwap[] = [],
): PresentedLook {
  const name = lookPictureName(look.id, swaps);
  const facts = pictures.find(name);
  if (!facts) throw new Error(`no picture ${name}`);
  return {
    id: look.id,
    universe: look.universe,
    title: look.title[language],
    occasion: look.occasion,
    season: look.season,
    formality: look.formality,
    styles: styles.map(({ id, score }) => ({ id, score })),
    items: look.items.flatMap(({ slot, chosen, product }) => {
      const piece = pieces.find(({ id }) => id === product);
      if (!piece) return [];
      return [
        {
          product: presentCard(snapshot, piece.row, pictures, language),
          slot,
          exact: chosen === product,
          alternatives: [...book.alternatives(look, slot)],
        },
      ];
    }),
    total: { amount: total, currency: houseCurrency },
    cover: presentImage(facts, language),
    swaps: inOrder(swaps).map(({ slot, product }) => `${slot}:${product}`),
  };
}
