import { foldText } from "#vocabulary/lexicon/fold-text.ts";

/** What a Google category allows: beginnings of leaf codes. One whole leaf is an answer by itself. */
export type GoogleBounds = readonly string[];

/**
 * The families a `google_product_category` allows, given as an id or as a path. Nothing when it says nothing;
 * `not_fashion` when it is a branch people do not wear.
 */
export function googleBounds(category: string): GoogleBounds | "not_fashion" | undefined {
  const text = category.trim();
  const id = /^(\d{1,7})(?:\s*-\s*.*)?$/u.exec(text)?.[1];
  if (id !== undefined) return byId.get(Number(id));
  const names = text.split(/\s*>\s*/u).map((name) => foldText(name).replace(/\s*&\s*/gu, " and "));
  const [root] = names;
  if (names.length > 1 && root !== undefined && !fashionRoots.has(root)) {
    return otherRoots.has(root) ? "not_fashion" : undefined;
  }
  for (const name of names.toReversed()) {
    const bounds = byName.get(name);
    if (bounds) return bounds;
  }
  return undefined;
}

export const isWithin = (leaf: string, bounds: GoogleBounds): boolean =>
  bounds.some((start) => leaf === start || leaf.startsWith(`${start}.`));

/** Id, name in English (folded), what it allows. */
const categories: readonly (readonly [number, string, GoogleBounds])[] = [
  [212, "shirts and tops", ["A.1", "A.2", "A.4.5", "G.1.1"]],
  [204, "pants", ["A.3", "G.1.2"]],
  [207, "shorts", ["A.3.5", "G.1.2"]],
  [2271, "dresses", ["A.7"]],
  [1581, "skirts", ["A.8"]],
  [203, "outerwear", ["A.4", "A.5", "A.2.2", "A.1.4", "G.1.3"]],
  [5598, "coats and jackets", ["A.4", "A.5", "A.1.4", "A.2.2", "G.1.3"]],
  [1831, "vests", ["A.4.5", "A.6.3", "A.2"]],
  [1594, "suits", ["A.6"]],
  [1580, "tuxedos", ["A.6.2", "A.6.1"]],
  [5250, "jumpsuits and rompers", ["A.9"]],
  [5322, "activewear", ["G.1", "A.1.1", "A.1.5", "A.2.3", "A.2.4", "A.3.4", "A.3.5"]],
  [211, "swimwear", ["F.4.1"]],
  [208, "sleepwear and loungewear", ["F.3.1", "A.2.3", "A.2.4", "A.3.4"]],
  [213, "underwear and socks", ["F.1", "F.2"]],
  [1772, "lingerie", ["F.1", "F.2.2", "F.3.1"]],
  [214, "bras", ["F.1.1"]],
  [215, "hosiery", ["F.2"]],
  [209, "socks", ["F.2.1"]],
  [2562, "underwear", ["F.1"]],
  [187, "shoes", ["B"]],
  [3032, "handbags", ["C.1"]],
  [6551, "handbags, wallets and cases", ["C"]],
  [2668, "wallets and money clips", ["C.2"]],
  [5181, "luggage and bags", ["C.1"]],
  [100, "backpacks", ["C.1.1"]],
  [101, "briefcases", ["C.1.4", "C.1"]],
  [103, "duffel bags", ["C.1.5"]],
  [107, "suitcases", ["C.1.5"]],
  [110, "messenger bags", ["C.1.3", "C.1.4"]],
  [104, "fanny packs", ["C.1.3"]],
  [5608, "shopping totes", ["C.1.2"]],
  [169, "belts", ["D.1.1"]],
  [173, "hats", ["D.2"]],
  [177, "scarves and shawls", ["D.3.1"]],
  [170, "gloves and mittens", ["D.4.1"]],
  [176, "neckties", ["D.5"]],
  [178, "sunglasses", ["D.6.1"]],
  [201, "watches", ["E.1.1"]],
  [188, "jewelry", ["E"]],
  [189, "anklets", ["E.2.1"]],
  [191, "bracelets", ["E.2.1"]],
  [192, "charms and pendants", ["E.2"]],
  [194, "earrings", ["E.2.4"]],
  [196, "necklaces", ["E.2.2"]],
  [200, "rings", ["E.2.3"]],
];

const byId: ReadonlyMap<number, GoogleBounds> = new Map(categories.map(([id, , bounds]) => [id, bounds]));
const byName: ReadonlyMap<string, GoogleBounds> = new Map(
  categories.map(([, name, bounds]) => [name, bounds]),
);

const fashionRoots = new Set([
  "apparel and accessories",
  "luggage and bags",
  "vetements et accessoires",
  "bagages et maroquinerie",
]);
const otherRoots = new Set([
  "animals and pet supplies",
  "arts and entertainment",
  "baby and toddler",
  "business and industrial",
  "cameras and optics",
  "electronics",
  "food, beverages and tobacco",
  "furniture",
  "hardware",
  "health and beauty",
  "home and garden",
  "mature",
  "media",
  "office supplies",
  "religious and ceremonial",
  "software",
  "toys and games",
  "vehicles and parts",
]);
