/** `1 299,90`, `1,299.90`, `79.9`; a group of three is thousands, one or two digits at the end are cents. */
const figure = String.raw`\d{1,3}(?:[ .,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const euro = String.raw`€|(?<!\p{L})euros?(?!\p{L})|(?<!\p{L})eur(?!\p{L})`;
const amount = new RegExp(`(?:${euro}) ?(${figure})(?!\\d)|(?<![\\d.,])(${figure}) ?(?:${euro})`, "giu");
const anyEuro = new RegExp(euro, "iu");
const otherMoney =
  /[$£¥]|(?<!\p{L})(?:dollars?|usd|gbp|chf|pounds?|livres? sterling|cents?|centimes?|quid|bucks?|balles)(?!\p{L})/iu;

export interface Amounts {
  /** In cents, as they come. */
  readonly amounts: readonly number[];
  /** The text without them. */
  readonly rest: string;
  /** Whether money is spoken of in another way: in words, or in another currency. */
  readonly hasOther: boolean;
}

/** The prices that a text names. */
export function amountsIn(text: string): Amounts {
  const plain = text.replace(/[\u00a0\u202f\u2009]/g, " ");
  const amounts: number[] = [];
  const rest = plain.replace(amount, (_, before?: string, after?: string) => {
    amounts.push(centsOf(before ?? after ?? ""));
    return " ";
  });
  return { amounts, rest, hasOther: anyEuro.test(rest) || otherMoney.test(rest) };
}

function centsOf(figure: string): number {
  const [, whole = "", cents = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figure) ?? [];
  return Number(whole.replace(/\D/g, "")) * 100 + Number(cents.padEnd(2, "0"));
}

/** Every other number, as digits; `38.5` and `38,5` are one. */
export const numbersIn = (text: string): readonly string[] =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => String(Number(number.replace(",", "."))));
