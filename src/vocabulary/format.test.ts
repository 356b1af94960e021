import { expect, test } from "vitest";
import { formatDay, formatMoney, formatNumber, formatPercent, isOne, monthName } from "./format.ts";
import { languages, localeTag } from "./language.ts";

const numbers = [0, 1, 7, 99, 100, 999, 1_000, 12_345, 129_050, 1_234_567, 987_654_321, -1, -45_678];
const plain = (text: string) => text.replace(/\s/g, " ");

test("money is written as each language writes it", () => {
  expect(plain(formatMoney(129_000, "EUR", "en"))).toBe("€1,290");
  expect(plain(formatMoney(129_000, "EUR", "fr"))).toBe("1 290 €");
  expect(plain(formatMoney(4_950, "EUR", "fr"))).toBe("49,50 €");
  expect(plain(formatMoney(4_905, "EUR", "en"))).toBe("€49.05");
  expect(plain(formatMoney(4_900, "USD", "fr"))).toBe("49 $US");
});

test("numbers and days too", () => {
  expect(plain(formatNumber(12_345.5, "fr"))).toBe("12 345,5");
  expect(formatDay("2026-11-05", "en")).toBe("November 5, 2026");
  expect(formatDay("2026-11-05", "fr")).toBe("5 novembre 2026");
  expect(formatDay("2026-11-05T23:59:59Z", "fr")).toBe("5 novembre 2026");
});

test.each(languages)("what is written by hand is what Intl writes (%s)", (language) => {
  const tag = localeTag[language];
  const percent = new Intl.NumberFormat(tag, { style: "percent" });
  for (const value of numbers) {
    expect(formatNumber(value, language)).toBe(new Intl.NumberFormat(tag).format(value));
    const digits = value % 100 === 0 ? 0 : 2;
    const money = new Intl.NumberFormat(tag, {
      style: "currency",
      currency: "EUR",
      minimumFractionDigits: digits,
    });
    expect(formatMoney(value, "EUR", language)).toBe(money.format(value / 100));
  }
  for (const share of [0, 0.004, 0.006, 0.333, 0.5, 1, 12.5])
    expect(formatPercent(share, language)).toBe(percent.format(share));
  const plural = new Intl.PluralRules(tag);
  for (const count of [0, 1, 1.5, 2, 3, 21, 100, 1_000_000])
    expect(isOne(count, language)).toBe(plural.select(count) === "one");
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  const month = new Intl.DateTimeFormat(tag, { month: "long", timeZone: "UTC" });
  for (let at = 1; at <= 12; at++) {
    const iso = `2026-${String(at).padStart(2, "0")}-17`;
    expect(formatDay(iso, language)).toBe(day.format(new Date(iso)));
    expect(monthName(iso, language)).toBe(month.format(new Date(iso)));
  }
});

test("the first of a month is an ordinal in French", () => {
  expect(formatDay("2026-05-01", "fr")).toBe("1er mai 2026");
  expect(formatDay("2026-05-01", "en")).toBe("May 1, 2026");
});
