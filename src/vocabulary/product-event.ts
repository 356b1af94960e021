/** What people do with products (PRODUCT.md §7), as they do it or tell it. */
export const productEventTypes = [
  "product_seen",
  "product_image_seen",
  "product_card_clicked",
  "product_chosen",
  "product_purchased",
] as const;
export type ProductEventType = (typeof productEventTypes)[number];

/** Where it happened. */
export const surfaces = [
  "home",
  "search",
  "discover",
  "product",
  "inspiration",
  "assistant",
  "blog",
  "account",
  "onboarding",
] as const;
export type Surface = (typeof surfaces)[number];

export const eventBounds = {
  /** In one call. */
  atOnce: 100,
  /** What a browser held back for longer than this says nothing about today. */
  days: 30,
  /** Of one person: several times what anyone looks at in a day. */
  aDay: 10_000,
} as const;
