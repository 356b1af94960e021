import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultRates } from "./rates.ts";
import { inEuroCents, readPrice } from "./read-price.ts";

const read = (text: string, currency?: string) => {
  const price = readPrice(text, currency);
  return price.ok ? `${price.value.amount} ${price.value.currency}` : price.refusal;
};

describe("a price", () => {
  it.each([
    ["15.00 EUR", "1500 EUR"],
    ["15,00 €", "1500 EUR"],
    ["$2,030", "203000 USD"],
    ["1.299,00 €", "129900 EUR"],
    ["1,299.00 USD", "129900 USD"],
    ["GBP 12", "1200 GBP"],
    ["£12.5", "1250 GBP"],
    ["1 299,00 €", "129900 EUR"],
    ["1\u202F299,90\u00A0€", "129990 EUR"],
    ["1'299.00 CHF", "129900 CHF"],
    ["19.9000 EUR", "1990 EUR"],
    ["1.299.000,00 EUR", "129900000 EUR"],
    ["EUR15.00", "1500 EUR"],
    ["¥1500", "1500 JPY"],
    ["0.99 EUR", "99 EUR"],
    ["0,999 EUR", "100 EUR"],
  ])("reads %s", (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });

  it("takes the currency of the feed for a bare number and for a sign that many share", () => {
    expect(read("12.50", "gbp")).toBe("1250 GBP");
    expect(read("12,50", "EUR")).toBe("1250 EUR");
    expect(read("$12", "CAD")).toBe("1200 CAD");
    expect(read("99 kr", "NOK")).toBe("9900 NOK");
    expect(read("99 kr")).toBe("price_bad");
    expect(read("12.50")).toBe("currency_missing");
  });

  it.each([
    "",
    "free",
    "-5 EUR",
    "0.00 EUR",
    "1e308 EUR",
    "10 - 20 EUR",
    "1.2.3 EUR",
    "1,23,456.00 EUR",
    "NaN EUR",
    "Infinity",
    `${"9".repeat(30)} EUR`,
    "10 EUR EUR",
    "EUR 10 EUR",
    "٣٫٥ EUR",
  ])("refuses %s", (text) => {
    expect(read(text, "EUR")).toBe("price_bad");
  });

  it("says when a dot before three digits was taken for thousands", () => {
    expect(readPrice("1.299 EUR")).toMatchObject({ value: { amount: 129_900, isAmbiguous: true } });
    expect(readPrice("1,299 EUR")).toMatchObject({ value: { amount: 129_900, isAmbiguous: false } });
  });

  it("comes back from every way people write it", () => {
    const amount = fc.integer({ min: 1, max: 99_999_999 });
    const written = (cents: number, group: string, point: string) => {
      const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/gu, group);
      return `${whole}${point}${String(cents % 100).padStart(2, "0")}`;
    };
    const marks = fc.constantFrom<readonly [string, string]>(
      ["", "."],
      ["", ","],
      [",", "."],
      [".", ","],
      [" ", ","],
      ["\u202F", ","],
      ["'", "."],
    );
    const shape = fc.constantFrom(
      (n: string) => `${n} EUR`,
      (n: string) => `${n}€`,
      (n: string) => `EUR ${n}`,
      (n: string) => `€${n}`,
    );
    fc.assert(
      fc.property(amount, marks, shape, (cents, [group, point], wrap) => {
        expect(read(wrap(written(cents, group, point)))).toBe(`${cents} EUR`);
      }),
    );
  });

  it("is never anything but a positive safe number, whatever the text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d., €$'-]{0,20}$/u)), (text) => {
        const price = readPrice(text, "EUR");
        if (price.ok) expect(Number.isSafeInteger(price.value.amount) && price.value.amount > 0).toBe(true);
      }),
    );
  });
});

describe("in euros", () => {
  it("goes by the table it is given, and by each currency's own smallest unit", () => {
    const rates = { day: "2025-01-01", perEuro: { EUR: 1, USD: 1.25, JPY: 160 } };
    expect(inEuroCents({ amount: 12_500, currency: "USD" }, rates)).toBe(10_000);
    expect(inEuroCents({ amount: 1600, currency: "JPY" }, rates)).toBe(1000);
    expect(inEuroCents({ amount: 100, currency: "XXX" }, rates)).toBeUndefined();
    expect(inEuroCents({ amount: 100, currency: "toString" }, defaultRates)).toBeUndefined();
  });
});
