import { type Language, localeTag } from "#vocabulary/language.ts";
import { houseCurrency } from "#vocabulary/money.ts";

/** As the pages write it: €79, 79 €; cents only where there are any. */
export function money(cents: number, language: Language): string {
  return new Intl.NumberFormat(localeTag[language], {
    style: "currency",
    currency: houseCurrency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
