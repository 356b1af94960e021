import { expect, test } from "vitest";
import { formatDay, formatMoney, formatNumber } from "./format.ts";

// Intl separates with narrow and plain no-break spaces; which one is the locale data's business.
const plain = (text: string) => text.replace(/\s/g, " ");

test("money is written as each language writes it", () => {
  expect(plain(formatMoney(129_000, "EUR", "en"))).toBe("€1,290");
  expect(plain(formatMoney(129_000, "EUR", "fr"))).toBe("1 290 €");
  expect(plain(formatMoney(4_950, "EUR", "fr"))).toBe("49,50 €");
});

test("numbers and days too", () => {
  expect(plain(formatNumber(12_345.5, "fr"))).toBe("12 345,5");
  expect(formatDay("2026-11-05", "en")).toBe("November 5, 2026");
  expect(formatDay("2026-11-05", "fr")).toBe("5 novembre 2026");
});
