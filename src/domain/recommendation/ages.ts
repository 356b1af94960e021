import { onceASnapshot } from "../catalogue/once-a-snapshot.ts";
import { dayNumber } from "../catalogue/price-history.ts";

/** Older than so many days does not matter any more. */
export const oldest = 60;

/** Of each piece in days, up to the oldest. */
export const agesOf = onceASnapshot(({ added, day }) => {
  const today = dayNumber(day);
  const ages = new Uint8Array(added.length);
  for (let row = 0; row < ages.length; row++)
    ages[row] = Math.min(oldest, Math.max(0, today - (added[row] ?? 0)));
  return ages;
});
