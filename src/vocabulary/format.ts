import { type Language, localeTag } from "./language.ts";

/*
 * Numbers, prices and days as each language writes them. By hand, since a page has dozens of them and a browser takes
 * tens of milliseconds for the first of each kind that Intl is asked for, at the very moment it takes the page over.
 */

const noBreak = "\u00a0";
const narrow = "\u202f";

const marks: Record<Language, { readonly thousands: string; readonly point: string }> = {
  en: { thousands: ",", point: "." },
  fr: { thousands: narrow, point: "," },
};

function grouped(whole: number, language: Language): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, marks[language].thousands);
}

export function formatNumber(value: number, language: Language): string {
  if (!Number.isSafeInteger(value)) return new Intl.NumberFormat(localeTag[language]).format(value);
  return (value < 0 ? "-" : "") + grouped(Math.abs(value), language);
}

/** Cents to what people read: €1,290 in English, 1 290 € in French; the cents only when there are some. */
export function formatMoney(cents: number, currency: string, language: Language): string {
  if (currency !== "EUR" || !Number.isSafeInteger(cents)) return foreignMoney(cents, currency, language);
  const all = Math.abs(cents);
  const rest = all % 100;
  const euros = grouped((all - rest) / 100, language);
  const amount = rest === 0 ? euros : euros + marks[language].point + String(rest).padStart(2, "0");
  const sign = cents < 0 ? "-" : "";
  return language === "fr" ? `${sign}${amount}${noBreak}€` : `${sign}€${amount}`;
}

const foreignMoney = (cents: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(localeTag[language], {
    style: "currency",
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

/** A share of one, in whole hundredths. */
export const formatPercent = (share: number, language: Language): string =>
  `${formatNumber(Math.round(share * 100), language)}${language === "fr" ? `${noBreak}%` : "%"}`;

const months: Record<Language, readonly string[]> = {
  en: "January February March April May June July August September October November December".split(" "),
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
};

/** The month of a calendar day or of an instant, in UTC as everything here. */
export const monthName = (iso: string, language: Language): string =>
  months[language][new Date(iso).getUTCMonth()] ?? "";

/** A calendar day or an instant, as a day. UTC, so that the server and every browser write the same. */
export function formatDay(iso: string, language: Language): string {
  const date = new Date(iso);
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()];
  const month = monthName(iso, language);
  if (language === "en") return `${month} ${day}, ${year}`;
  return `${day === 1 ? "1er" : day} ${month} ${year}`;
}

/** Whether a number takes the noun for one: in French so do none and one and a half. */
export const isOne = (count: number, language: Language): boolean =>
  language === "fr" ? Math.abs(count) < 2 : Math.abs(count) === 1;
