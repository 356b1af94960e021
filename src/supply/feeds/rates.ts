/** What one euro buys of each currency. */
export interface RateTable {
  /** ISO date of the rates. */
  readonly day: string;
  readonly perEuro: Readonly<Record<string, number>>;
}

/**
 * Rounded reference rates around this day, typed in by hand so that an import works without a network. They are
 * close enough to sort and filter by; whoever needs better ones passes a table of their own.
 */
export const defaultRates: RateTable = {
  day: "2025-06-30",
  perEuro: {
    EUR: 1,
    USD: 1.17,
    GBP: 0.855,
    CHF: 0.935,
    SEK: 11.15,
    NOK: 11.83,
    DKK: 7.46,
    PLN: 4.24,
    CZK: 24.75,
    HUF: 400,
    RON: 5.08,
    BGN: 1.9558,
    ISK: 142,
    TRY: 46.6,
    CAD: 1.6,
    AUD: 1.79,
    NZD: 1.93,
    JPY: 169,
    CNY: 8.4,
    HKD: 9.2,
    SGD: 1.49,
    KRW: 1588,
    INR: 100.5,
    ILS: 3.95,
    AED: 4.3,
    SAR: 4.39,
    MXN: 22.1,
    BRL: 6.4,
    ZAR: 20.8,
  },
};

/** Digits after the point: the smallest unit of most currencies is a hundredth. */
export const decimalsOf = (currency: string): number => decimals.get(currency) ?? 2;

const decimals: ReadonlyMap<string, number> = new Map([
  ["JPY", 0],
  ["KRW", 0],
  ["ISK", 0],
  ["CLP", 0],
  ["VND", 0],
  ["KWD", 3],
  ["BHD", 3],
  ["JOD", 3],
  ["TND", 3],
]);
