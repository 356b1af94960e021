import type { Language } from "#vocabulary/language.ts";
import { localeTag } from "#vocabulary/language.ts";

/** Cents to what people read: €1,290 in English, 1 290 € in French; the cents only when there are some. */
export function formatMoney(cents: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(localeTag[language], {
    style: "currency",
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}

export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeTag[language]).format(value);

/** A calendar day or an instant, as a day. UTC, so that the server and every browser write the same. */
export const formatDay = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(localeTag[language], { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));
