import type { Span } from "./understood.ts";

/** What a text says of the price, in cents, and the text without it. */
export interface PricePhrase {
  /** Where it says so. */
  readonly at?: Span;
  readonly least?: number;
  readonly most?: number;
  readonly rest: string;
}

/** "Around 100" is up to a fifth less or more. */
const leeway = 0.2;

/** The first form that fits is the one that is meant; letters may have lost their accents. */
export function readPrice(text: string): PricePhrase {
  for (const { form, bounds } of forms) {
    const found = form.exec(text);
    if (!found) continue;
    const [first, second] = found.slice(1).flatMap((part) => (part === undefined ? [] : [centsOf(part)]));
    if (first === undefined) continue;
    const end = found.index + found[0].length;
    const rest = text.slice(0, found.index) + " ".repeat(found[0].length) + text.slice(end);
    return { ...bounds(first, second ?? first), at: [found.index, end], rest };
  }
  return { rest: text };
}

type Bounds = (first: number, second: number) => Omit<PricePhrase, "rest" | "at">;

const amount = "(\\d{1,5}(?:[.,]\\d{1,2})?)";
const money = "(?:€|eur\\b|euros?\\b|\\$|£|balles\\b|bucks\\b)";
const any = `\\s*${money}?`;
const priced = `${money}?\\s*${amount}${any}`;
const before = "(?<![\\p{L}\\d])";

const between: Bounds = (a, b) => ({ least: Math.min(a, b), most: Math.max(a, b) });
const upTo: Bounds = (a) => ({ most: a });
const from: Bounds = (a) => ({ least: a });
const about: Bounds = (a) => ({ least: Math.round(a * (1 - leeway)), most: Math.round(a * (1 + leeway)) });

const most =
  "under|below|less than|lower than|up to|at most|max(?:imum)?|maxi|no more than|not more than|not over|cheaper than|within|budget(?: of| de| max(?:imum)?)?|<=?|(?:[àa] |pour )?moins de|moins cher que|jusqu.?\\s?[àa]|pas plus de|(?:en |au.)dessous de|sous(?: la barre des| les)?|inf[ée]rieure?s? [àa]|(?:au )?maximum";
const least =
  "over|above|more than|at least|from|starting at|min(?:imum)?|>=?|plus de|[àa] partir de|au moins|au.dessus de|sup[ée]rieure?s? [àa]";
const near =
  "around|about|roughly|approximately|circa|~|environ|autour de|vers(?: les)?|dans les|[àa] peu pr[èe]s";

const form = (source: string, bounds: Bounds) => ({ form: new RegExp(source, "iu"), bounds });

const forms: readonly { readonly form: RegExp; readonly bounds: Bounds }[] = [
  form(`${before}(?:between|entre)\\s+${priced}\\s*(?:and|et|to|[àa]|-)\\s*${priced}`, between),
  form(`${before}(?:from|de)\\s+${priced}\\s*(?:to|[àa])\\s*${amount}\\s*${money}`, between),
  form(`${before}${amount}${any}\\s*(?:-|–|to|[àa])\\s*${amount}\\s*${money}`, between),
  form(`${before}(?:${most})\\s*:?\\s*${priced}`, upTo),
  form(
    `${before}${priced}\\s*(?:max(?:imum|i)?(?!\\p{L})|(?:or|and) (?:less|under)|(?:ou|et) moins|au (?:plus|max(?:imum)?))`,
    upTo,
  ),
  form(
    `${before}${priced}\\s*(?:min(?:imum)?(?!\\p{L})|\\+|(?:or|and) (?:more|over|up)|(?:ou|et) plus|au moins)`,
    from,
  ),
  form(`${before}(?:${least})\\s*:?\\s*${priced}`, from),
  form(`${before}(?:${near})\\s*${priced}`, about),
  form(`${before}(?:[àa] |at )?(?:${money}\\s*${amount}|${amount}\\s*${money})`, upTo),
];

const centsOf = (amount: string): number => Math.round(Number(amount.replace(",", ".")) * 100);
