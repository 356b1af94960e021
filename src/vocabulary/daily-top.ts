/** Why a piece is among the ten of the day (PRODUCT.md §1). */
export const dailyKinds = ["sure", "stretch", "price_drop", "new"] as const;
export type DailyKind = (typeof dailyKinds)[number];

/** How many of each. */
export const dailyCounts: Readonly<Record<DailyKind, number>> = {
  sure: 6,
  stretch: 2,
  price_drop: 1,
  new: 1,
};

/** In all. */
export const mostDaily = Object.values(dailyCounts).reduce((sum, count) => sum + count, 0);

/** No piece comes twice within these. */
export const dailyRestDays = 30;
