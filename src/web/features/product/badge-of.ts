import { m } from "#web/i18n/paraglide/messages.js";
import type { ShownCard } from "./shown-card.ts";

/** The one thing to know before anything else. */
export function badgeOf({ badges, price }: ShownCard): string | undefined {
  if (badges.includes("sold_out")) return m.piece_sold_out();
  if (price?.was) return m.piece_off({ percent: reduction(price.amount, price.was) });
  if (badges.includes("new")) return m.piece_new();
  if (badges.includes("last_sizes")) return m.piece_last_sizes();
  return undefined;
}

/** In whole percents, never more than it is. */
export const reduction = (amount: number, was: number): number => Math.floor((1 - amount / was) * 100 + 1e-9);
