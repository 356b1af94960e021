import { m } from "#web/i18n/paraglide/messages.js";

/** A score in words. Half of the points is half of what was told, no more. */
export function matchWord(score: number): string {
  if (score >= 80) return m.product_match_5();
  if (score >= 60) return m.product_match_4();
  if (score >= 40) return m.product_match_3();
  if (score >= 20) return m.product_match_2();
  return m.product_match_1();
}
