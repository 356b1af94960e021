import type {
  ColourKey,
  CutWords,
  Fit,
  Formality,
  Material,
  Occasion,
  Pattern,
  Season,
} from "#vocabulary/attribute.ts";
import type { Care } from "#vocabulary/care.ts";
import type { Leaf } from "#vocabulary/category.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Size } from "#vocabulary/size.ts";
import type { Universe } from "#vocabulary/universe.ts";

export type Bilingual = Readonly<Record<Language, string>>;

/** Something people can find: one design of one brand, in its colours and sizes, sold by one shop or several. */
export interface Product {
  readonly id: number;
  readonly source: ProductSource;
  readonly universe: Universe;
  readonly leaf: Leaf;
  readonly brand: number;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly traits: Traits;
  readonly composition: readonly Composition[];
  readonly care: readonly Care[];
  /** The one shown first comes first; there is always one. */
  readonly variants: readonly [Variant, ...Variant[]];
  /** Cheapest first; none when nobody sells it any more. */
  readonly offers: readonly Offer[];
  /** Whenever the lowest price changed, oldest first. */
  readonly prices: readonly PricePoint[];
  /** ISO date. */
  readonly addedOn: string;
}

/** Where it comes from, and what it is called there: together they never change and never repeat. */
interface ProductSource {
  /** `house` for what we drew, else the name of the feed. */
  readonly name: string;
  readonly key: string;
}

/** What taste, filters and words go by. Keys are those of the vocabulary; what is not known is left out. */
export interface Traits {
  readonly pattern: Pattern;
  /** Most of it first. */
  readonly materials: readonly Material[];
  readonly fit?: Fit;
  readonly cut: CutWords;
  readonly formality: Formality;
  readonly seasons: readonly Season[];
  readonly occasions: readonly Occasion[];
  /** How much it is of each taste axis: id 1 to 22, score above 0 and at most 1. */
  readonly styles: readonly StyleScore[];
}

export interface StyleScore {
  readonly id: number;
  readonly score: number;
}

/** What one part of it is made of. */
export interface Composition {
  readonly part: "main" | "contrast" | "lining" | "filling" | "upper" | "sole" | "strap" | "trim";
  readonly shares: readonly { readonly material: Material; readonly percent?: number }[];
}

/** One colour of it. */
export interface Variant {
  /** Main colour first. */
  readonly colours: readonly [ColourKey, ...ColourKey[]];
  /** What the brand calls the colour. */
  readonly shade?: Bilingual;
  readonly picture: VariantPicture;
  readonly sizes: readonly SizeStock[];
}

export type VariantPicture =
  /** A garment the illustrator can draw: plain data that this room only carries. */
  | { readonly kind: "drawn"; readonly garment: Readonly<Record<string, unknown>> }
  /** Pictures of the merchant. */
  | { readonly kind: "remote"; readonly urls: readonly string[] };

export interface SizeStock extends Size {
  readonly inStock: boolean;
}

export interface Offer {
  readonly shop: number;
  /** In cents of a euro. */
  readonly price: number;
  /** Before the reduction, when it is reduced. */
  readonly was?: number;
  /** As the merchant said it, when that was another currency. */
  readonly original?: { readonly amount: number; readonly currency: string };
  readonly url: string;
  readonly delivery?: { readonly cost: number; readonly days: readonly [number, number] };
  readonly inStock: boolean;
}

export interface PricePoint {
  /** ISO date. */
  readonly day: string;
  /** In cents of a euro. */
  readonly price: number;
}

export interface Brand {
  readonly id: number;
  readonly name: string;
  /** The name without accents, spaces or capitals: unique. */
  readonly key: string;
  readonly about?: Bilingual;
  /** ISO 3166 code of where it comes from. */
  readonly country?: string;
}

export interface Shop {
  readonly id: number;
  readonly name: string;
  readonly key: string;
  /** Its home page. */
  readonly url: string;
}
