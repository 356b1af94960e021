import type { Leaf } from "#vocabulary/category.ts";
import { cutNames } from "./columns.ts";
import type { Listing } from "./listing.ts";
import { dayBefore } from "./price-history.ts";
import type { PricePoint, Traits } from "./product.ts";

/**
 * A listing as it is stored: values without names, since a start reads all of them. The snapshot reads it as it is;
 * a change of the order needs a migration that writes every listing anew.
 */
export type PackedListing = readonly [
  id: number,
  universe: Listing["universe"],
  leaf: Leaf,
  brand: number,
  price: number,
  was: number,
  addedOn: string,
  inStock: 0 | 1,
  formality: Traits["formality"],
  pattern: Traits["pattern"],
  fit: Traits["fit"] | 0,
  cut: readonly (string | 0)[],
  materials: Traits["materials"],
  colours: Listing["colours"],
  seasons: Traits["seasons"],
  occasions: Traits["occasions"],
  /** Id and score of each, one after the other. */
  styles: readonly number[],
  /** System once, then label and stock of each; another system begins a list of its own. */
  sizes: readonly (readonly (string | 0 | 1)[])[],
  shops: readonly number[],
  /** Day and price, one after the other: what the next 30 days can ask for. */
  prices: readonly (string | number)[],
];

export function packListing(listing: Listing): PackedListing {
  const { traits } = listing;
  const cut: Readonly<Record<string, string | undefined>> = { ...traits.cut };
  return [
    listing.id,
    listing.universe,
    listing.leaf,
    listing.brand,
    listing.price ?? 0,
    listing.was ?? 0,
    listing.addedOn,
    listing.inStock ? 1 : 0,
    traits.formality,
    traits.pattern,
    traits.fit ?? 0,
    cutNames.map((name) => cut[name] ?? 0),
    traits.materials,
    listing.colours,
    traits.seasons,
    traits.occasions,
    traits.styles.flatMap(({ id, score }) => [id, score]),
    packSizes(listing.sizes),
    listing.shops,
    recent(listing.prices).flatMap(({ day, price }) => [day, price]),
  ];
}

function packSizes(sizes: Listing["sizes"]): (string | 0 | 1)[][] {
  const lists: (string | 0 | 1)[][] = [];
  for (const { system, label, inStock } of sizes) {
    if (lists.at(-1)?.[0] !== system) lists.push([system]);
    lists.at(-1)?.push(label, inStock ? 1 : 0);
  }
  return lists;
}

/** The price history of a packed listing, as far as it is kept. */
export function pricesOf(packed: PackedListing[19]): readonly PricePoint[] {
  const prices: PricePoint[] = [];
  for (let i = 0; i + 1 < packed.length; i += 2)
    prices.push({ day: String(packed[i]), price: Number(packed[i + 1]) });
  return prices;
}

/** Prices only matter for 30 days, and until then the one that stood before them. */
function recent(prices: readonly PricePoint[]): readonly PricePoint[] {
  const last = prices.at(-1);
  if (!last) return [];
  const from = dayBefore(last.day, 31);
  const first = prices.findLastIndex(({ day }) => day <= from);
  return prices.slice(Math.max(0, first));
}
