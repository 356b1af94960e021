import { formatMoney } from "#vocabulary/format.ts";
import type { Language } from "#vocabulary/language.ts";
import { houseCurrency } from "#vocabulary/money.ts";

/** As the pages write it: €79, 79 €; cents only where there are any. */
export function money(cents: number, language: Language): string {
  return formatMoney(cents, houseCurrency, language);
}
