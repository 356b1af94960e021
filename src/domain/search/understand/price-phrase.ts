import type { Span } from "./understood.ts";

/** What a text says of the price, in cents, and the text without it. */
export interface PricePhrase {
  /** Where it says so. */
  readonly at?: Span;
  readonly least?: number;
  readonly most?: number;
  readonly rest: string;
}

/** One phrase about the price, as it was meant; amounts in cents. "Named" is an amount of money and no more. */
export interface SaidPrice {
  readonly kind: "between" | "most" | "least" | "about" | "named";
  readonly amount: number;
  /** Of "between": the higher one. */
  readonly upTo?: number;
  readonly at: Span;
}

/** "Around 100" is up to a fifth less or more. */
const leeway = 0.2;

/** What a shopper types has one price. */
export function readPrice(text: string): PricePhrase {
  const said = priceIn(text);
  if (!said) return { rest: text };
  const { at, amount } = said;
  const rest = without(text, at);
  switch (said.kind) {
    case "between":
      return { least: amount, most: said.upTo ?? amount, at, rest };
    case "least":
      return { least: amount, at, rest };
    case "about":
      return {
        least: Math.round(amount * (1 - leeway)),
        most: Math.round(amount * (1 + leeway)),
        at,
        rest,
      };
    default:
      return { most: amount, at, rest };
  }
}

/** The first form that fits is the one that is meant; letters may have lost their accents. */
export function priceIn(text: string): SaidPrice | undefined {
  for (const { form, kind } of forms) {
    const found = form.exec(text);
    if (!found) continue;
    const [first, second] = found.slice(1).flatMap((part) => (part === undefined ? [] : [centsOf(part)]));
    if (first === undefined) continue;
    const at: Span = [found.index, found.index + found[0].length];
    if (kind !== "between" || second === undefined) return { kind, amount: first, at };
    return { kind, amount: Math.min(first, second), upTo: Math.max(first, second), at };
  }
  return undefined;
}

const without = (text: string, [start, end]: Span): string =>
  text.slice(0, start) + " ".repeat(end - start) + text.slice(end);

const amount = "(\\d{1,5}(?:[.,]\\d{1,2})?)";
const money =
  "(?:€|eur\\b|euros?\\b|e\\b|\\$|£|balles\\b|bucks\\b|quid\\b|pounds\\b|dollars?\\b|boules\\b|roros\\b)";
const any = `\\s*${money}?`;
const priced = `${money}?\\s*${amount}${any}`;
const before = "(?<![\\p{L}\\d])";
const after = "(?!\\p{L})";
/** What may stand between a limit and its amount. */
const hedged = "\\s*(?:a price of|the|un prix de|une somme de|is|of|est de|c'?est|de|:)?\\s*";

const most =
  "under|below|less than|lower than|up to|at most|max(?:imum)?|maxi|(?:go |going |to |spend |pay )?(?:no|not) (?:more|higher) than|nothing (?:over|above|more than)|not (?:want to |going to |looking to )?(?:spend |pay |go )?(?:more than|over|above)|cheaper than|within|limit(?: of| is)?|(?:my |le |mon |the )?budget(?: is| of| de| est de| c est| max(?:imum)?| maxi)?|<=?|(?:[àa] |pour )?moins de|moins cher que|jusqu.?\\s?[àa]|(?:[àa] )?pas (?:plus|\\+|au.dessus) de|rien au.dessus de|(?:ne pas )?(?:d[ée]passer|exc[ée]der)|(?:en |au.)dessous de|sous(?: la barre des| les)?|inf[ée]rieure?s? [àa]|(?:au |grand )?max(?:imum)?|plafond(?: de)?|i (?:can|have|ve got|got)(?: only)?(?: about)? (?=\\d+[^%]*(?:to spend|for (?:a|an|the|this|it)))|j ai(?: un budget de)?(?=\\s+\\d+ ?(?:€|e\\b|eur|euros|balles))|je (?:mets|mettrais|peux mettre)(?: jusqu.?\\s?[àa]| max)?|(?:want|willing) to (?:spend|pay)|spend(?: up to| max)?";
const least =
  "over|above|more than|at least|from|starting (?:at|from)|min(?:imum)?|>=?|(?:not|nothing) (?:less than|under|below)|no less than|plus de|[àa] partir de|au moins|au.dessus de|sup[ée]rieure?s? [àa]|pas moins de|minimum de";
const near =
  "around|about|roughly|approximately|approx|circa|~|in the region of|somewhere around|close to|near|give or take|environ|autour de|aux? alentours? de|aux environs d[e']|dans les(?: environs de)?|vers(?: les)?|[àa] peu pr[èe]s|plus ou moins|grosso modo|pr[èe]s de|de l ordre de";
const maxAfter =
  "(?:grand )?max(?:imum|i)?(?!\\p{L})|tops(?!\\p{L})|(?:or|and) (?:less|under|below)|(?:ou|et) (?:moins|en dessous)|au (?:plus|(?:grand )?max(?:imum)?)|at (?:the )?most|limit|budget|to spend|[àa] d[ée]penser|(?:is|as) (?:my |the )?(?:max(?:imum)?|limit)|c est mon max(?:imum)?|pas plus(?!\\p{L})|not more(?! than)|plafond";
const minAfter = "min(?:imum|i)?(?!\\p{L})|\\+|(?:or|and) (?:more|over|up|above)|(?:ou|et) plus|au moins";
const aboutAfter =
  "environ|[àa] peu pr[èe]s|ish(?!\\p{L})|or so(?!\\p{L})|roughly|approx(?:imately)?|give or take|plus ou moins|grosso modo|[àa] tout casser|par l[àa]";

const form = (source: string, kind: SaidPrice["kind"]) => ({ form: new RegExp(source, "iu"), kind });

const forms: readonly { readonly form: RegExp; readonly kind: SaidPrice["kind"] }[] = [
  form(`${before}(?:between|entre)\\s+${priced}\\s*(?:and|et|to|[àa]|-)\\s*${priced}`, "between"),
  form(`${before}(?:from|de)\\s+${priced}\\s*(?:to|[àa])\\s*${amount}\\s*${money}`, "between"),
  form(
    `${before}(?:at least|min(?:imum)?|minimum|au moins|over|from)\\s+${priced}\\s*,?\\s*(?:(?:and|but|et|mais)\\s+)?(?:at most|max(?:imum)?|maxi|under|no more than|up to|moins de|pas plus de|jusqu.?\\s?[àa])\\s+${priced}`,
    "between",
  ),
  form(`${before}${amount}${any}\\s*(?:-|–|to|[àa])\\s*${amount}\\s*${money}`, "between"),
  form(`${before}€\\s*${amount}\\s*(?:-|–|to|[àa])\\s*€?\\s*${amount}`, "between"),
  form(`${before}(?:i (?:have|ve got|got)|j ai|j aurais|on a)\\s+${priced}\\s*(?:${aboutAfter})`, "about"),
  form(`${before}(?:${most})${hedged}${priced}`, "most"),
  form(`${before}${priced}\\s*(?:${maxAfter})`, "most"),
  form(`${before}${priced}\\s*(?:${minAfter})`, "least"),
  form(`${before}(?:${least})\\s*:?\\s*${priced}`, "least"),
  form(`${before}${priced}\\s*(?:${aboutAfter})`, "about"),
  form(
    `${before}(?:${near})\\s*${priced}(?!\\s*(?:days?|jours?|weeks?|ans|years?|h\\b|kg|kilos?|cm))`,
    "about",
  ),
  form(`${before}(?:[àa] |at )?(?:${money}\\s*${amount}|${amount}\\s*${money})${after}`, "named"),
];

const centsOf = (amount: string): number => Math.round(Number(amount.replace(",", ".")) * 100);
