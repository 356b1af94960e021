import type { ColourKey } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Bilingual, PricePoint, Product, SizeStock, Traits, VariantPicture } from "./product.ts";

/** What search, filters and taste read of a product: everything but its story. */
export interface Listing {
  readonly id: number;
  readonly universe: Universe;
  readonly leaf: Leaf;
  readonly brand: number;
  readonly traits: Traits;
  /** Of all its variants, the one shown first before the others. */
  readonly colours: readonly ColourKey[];
  /** Of all its variants; in stock when one has it. */
  readonly sizes: readonly SizeStock[];
  /** In cents of a euro: the cheapest offer, in stock if there is one. Nothing when nobody sells it. */
  readonly price?: number;
  readonly was?: number;
  readonly prices: readonly PricePoint[];
  readonly shops: readonly number[];
  readonly addedOn: string;
  readonly inStock: boolean;
}

/** What a card says and shows: opaque to search, read for the few that are on a page. */
export interface CardWords {
  readonly name: Bilingual;
  /** One for each variant, the one shown first before the others. */
  readonly pictures: readonly VariantPicture[];
}

export function listingOf(product: Product): Listing {
  const { id, universe, leaf, brand, traits, variants, offers, prices, addedOn } = product;
  const best = bestOffer(product);
  const sizes = joinSizes(variants.flatMap((variant) => variant.sizes));
  return {
    id,
    universe,
    leaf,
    brand,
    traits,
    colours: [...new Set(variants.flatMap(({ colours }) => colours))],
    sizes,
    ...(best && { price: best.price }),
    ...(best?.was !== undefined && { was: best.was }),
    prices,
    shops: [...new Set(offers.map(({ shop }) => shop))],
    addedOn,
    inStock: offers.some(({ inStock }) => inStock) && sizes.some(({ inStock }) => inStock),
  };
}

export const cardWordsOf = ({ name, variants }: Product): CardWords => ({
  name,
  pictures: variants.map(({ picture }) => picture),
});

/** The cheapest of those that can be had, else the cheapest. */
export function bestOffer({ offers }: Pick<Product, "offers">): Product["offers"][number] | undefined {
  const byPrice = offers.toSorted((a, b) => a.price - b.price);
  return byPrice.find(({ inStock }) => inStock) ?? byPrice[0];
}

function joinSizes(sizes: readonly SizeStock[]): readonly SizeStock[] {
  const joined = new Map<string, SizeStock>();
  for (const size of sizes) {
    const key = `${size.system} ${size.label}`;
    const known = joined.get(key);
    joined.set(key, known?.inStock ? known : size);
  }
  return [...joined.values()];
}
