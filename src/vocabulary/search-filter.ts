/** What a list can be narrowed by. The values of a category are codes (`women.A.7`), of a brand and a style their numbers. */
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
  "sale",
  "new",
] as const;
export type FilterName = (typeof filterNames)[number];

/** What is counted beside a list: every filter, and ranges of the price. */
export const facetNames = [...filterNames, "price"] as const;
export type FacetName = (typeof facetNames)[number];

export const sortOrders = ["relevance", "for_me", "new", "price_up", "price_down", "discount"] as const;
export type SortOrder = (typeof sortOrders)[number];
