/** What Cleed finds by itself and tells someone (PRODUCT.md §7); each has its channels in the notifications. */
export const noticeTypes = ["saved_search", "price_drop", "back_in_stock", "brand_new"] as const;
export type NoticeType = (typeof noticeTypes)[number];

export const noticeBounds = {
  /** Of one person; the oldest give way. */
  most: 200,
  days: 60,
  /** That a notice names; it counts all of them. */
  products: 6,
} as const;
