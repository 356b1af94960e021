/**
 * What a list can be narrowed by. The values of a category are codes (`women.A.7`), of a brand, a style and a shop
 * their numbers.
 */
export const filterNames = [
  "category",
  "brand",
  "size",
  "colour",
  "material",
  "pattern",
  "cut",
  "style",
  "formality",
  "shop",
  "sale",
  "new",
] as const;
export type FilterName = (typeof filterNames)[number];

/** What is counted beside a list: every filter, and ranges of the price. */
export const facetNames = [...filterNames, "price"] as const;
export type FacetName = (typeof facetNames)[number];

/** What words can be taken for: any facet, what nobody filters by, and words that names have. */
export const readingNames = [
  ...facetNames,
  "universe",
  "occasion",
  "season",
  "neckline",
  "collar",
  "sleeve",
  "length",
  "rise",
  "closure",
  "heel",
  "heelShape",
  /** How dear it is among its like: `cheap`, `affordable`, `premium`, `luxury`. */
  "band",
  "words",
] as const;
export type ReadingName = (typeof readingNames)[number];

export const sortOrders = ["relevance", "for_me", "new", "price_up", "price_down", "discount"] as const;
export type SortOrder = (typeof sortOrders)[number];
