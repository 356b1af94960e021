import { formatMoney } from "#vocabulary/format.ts";
import { houseCurrency } from "#vocabulary/money.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";

export const euros = (value: number): string => formatMoney(value * 100, houseCurrency, currentLanguage());

export function priceText(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === undefined ? "" : m.search_price_under({ price: euros(max) });
  if (max === undefined) return m.search_price_over({ price: euros(min) });
  return m.search_price_between({ low: euros(min), high: euros(max) });
}
