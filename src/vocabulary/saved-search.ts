/** How someone hears of what is new in a search they saved (PRODUCT.md §7). */
export const searchAlerts = ["off", "daily", "instant"] as const;
export type SearchAlert = (typeof searchAlerts)[number];

export const savedSearchBounds = {
  /** Of one person. */
  most: 100,
  nameLength: 80,
  queryLength: 2000,
} as const;
