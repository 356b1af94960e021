import type { Language } from "#vocabulary/language.ts";
import type { Offer, Product } from "./product.ts";

export interface OfferDraft extends Omit<Offer, "shop"> {
  readonly shopName: string;
  readonly shopUrl: string;
}

/** A product before brands and shops have numbers. Its price history is today's price only. */
export interface ProductDraft extends Omit<Product, "id" | "brand" | "offers"> {
  readonly brandName: string;
  /** Cheapest first. */
  readonly offers: readonly [OfferDraft, ...OfferDraft[]];
  /** The one language its words are in; nothing when it is another than ours. */
  readonly language?: Language;
}
