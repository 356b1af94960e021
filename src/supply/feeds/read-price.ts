import type { Money } from "#vocabulary/money.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { decimalsOf, type RateTable } from "./rates.ts";

export interface ReadPrice extends Money {
  /** The one mark in it was a dot before three digits: thousands, most likely. */
  readonly isAmbiguous: boolean;
}

export type PriceRefusal = "price_bad" | "currency_missing";

/** Reads "15.00 EUR", "15,00 €", "$2,030", "1.299,00", "GBP 12"; a bare number takes the currency it is told. */
export function readPrice(text: string, toldCurrency?: string): Result<ReadPrice, PriceRefusal> {
  const whole = text.trim();
  if (whole.length > longestPrice) return refuse("price_bad");
  const found = /^([^\d\s.,+-]{0,4})\s*(\d[\d.,'’\s]*)\s*([^\d\s.,+-]{0,4})$/u.exec(whole);
  if (!found) return refuse("price_bad");
  const [, before = "", digits = "", after = ""] = found;
  if (before !== "" && after !== "") return refuse("price_bad");
  const word = before + after;
  const currency = word === "" ? isoCode(toldCurrency) : currencyOf(word, isoCode(toldCurrency));
  if (!currency) return refuse(word === "" ? "currency_missing" : "price_bad");

  const number = readNumber(digits);
  if (!number) return refuse("price_bad");
  const amount = Math.round(number.value * 10 ** decimalsOf(currency));
  if (!(amount > 0) || !Number.isSafeInteger(amount)) return refuse("price_bad");
  return accept({ amount, currency, isAmbiguous: number.isAmbiguous });
}

/** In cents of a euro; nothing when there is no rate. */
export function inEuroCents({ amount, currency }: Money, { perEuro }: RateTable): number | undefined {
  const rate = Object.hasOwn(perEuro, currency) ? perEuro[currency] : undefined;
  if (rate === undefined || !(rate > 0)) return undefined;
  return Math.round((amount / 10 ** decimalsOf(currency) / rate) * 100);
}

const longestPrice = 40;

const isoCode = (text: string | undefined) => {
  const code = text?.trim().toUpperCase();
  return code !== undefined && /^[A-Z]{3}$/u.test(code) ? code : undefined;
};

/** A sign that several currencies share means the one the feed speaks of, if it is one of them. */
function currencyOf(word: string, told: string | undefined): string | undefined {
  const sign = signs.get(word.toLowerCase());
  if (sign) return told && sign.includes(told) ? told : sign[0];
  if (word.toLowerCase() === "kr") return told && crowns.includes(told) ? told : undefined;
  return isoCode(word);
}

/** Too far apart to guess. */
const crowns = ["SEK", "NOK", "DKK", "ISK"];

const signs: ReadonlyMap<string, readonly [string, ...string[]]> = new Map([
  ["€", ["EUR"]],
  ["euro", ["EUR"]],
  ["£", ["GBP"]],
  ["$", ["USD", "CAD", "AUD", "NZD", "HKD", "SGD", "MXN"]],
  ["us$", ["USD"]],
  ["ca$", ["CAD"]],
  ["c$", ["CAD"]],
  ["a$", ["AUD"]],
  ["au$", ["AUD"]],
  ["¥", ["JPY", "CNY"]],
  ["sfr", ["CHF"]],
  ["zł", ["PLN"]],
  ["kč", ["CZK"]],
  ["ft", ["HUF"]],
  ["lei", ["RON"]],
  ["₺", ["TRY"]],
  ["₹", ["INR"]],
  ["₩", ["KRW"]],
  ["₪", ["ILS"]],
  ["r$", ["BRL"]],
]);

/** The last mark is the decimal one, unless it can only be a thousands mark. */
function readNumber(digits: string): { value: number; isAmbiguous: boolean } | undefined {
  const bare = digits.trim().replace(/(?<=\d)['’\s](?=\d{3}(?!\d))/gu, "");
  const marks = bare.replace(/\d/gu, "");
  if (!/^\d+(?:[.,]\d+)*$/u.test(bare)) return undefined;
  if (marks === "") return { value: Number(bare), isAmbiguous: false };

  const last = marks.at(-1) ?? "";
  const fraction = bare.length - bare.lastIndexOf(last) - 1;
  const oneKind = marks === last.repeat(marks.length);
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/u.test(bare);
  if (oneKind && marks.length > 1) return isGrouped ? plain(bare) : undefined;
  if (oneKind && isGrouped) return { ...plain(bare), isAmbiguous: last === "." };

  // Two kinds of marks: the last one once, the others every three digits before it.
  const integer = bare.slice(0, bare.length - fraction - 1);
  if (/[.,]/u.test(integer) && !/^[1-9]\d{0,2}(?:[.,]\d{3})+$/u.test(integer)) return undefined;
  if (!oneKind && integer.includes(last)) return undefined;
  return { value: Number(`${integer.replace(/[.,]/gu, "")}.${bare.slice(-fraction)}`), isAmbiguous: false };
}

const plain = (bare: string) => ({ value: Number(bare.replace(/[.,]/gu, "")), isAmbiguous: false });
