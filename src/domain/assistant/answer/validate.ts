import type { SlotName, Slots } from "#vocabulary/assistant.ts";
import type { Language } from "#vocabulary/language.ts";
import { amountsIn, numbersIn } from "./amounts-in.ts";

/** A piece that a tool gave, as far as words can be wrong about it. */
export interface KnownPiece {
  readonly id: number;
  /** In cents; before a reduction as well. */
  readonly amounts: readonly number[];
  readonly brand: string;
  /** All that was told of it in words. */
  readonly words: string;
  /** What it is, as the catalogue has it. */
  readonly traits: Slots;
  /** Whether it keeps to what may never be broken. */
  readonly mayBeShown: boolean;
}

/** All that words may go by. */
export interface Known {
  readonly language: Language;
  readonly pieces: readonly KnownPiece[];
  /** What the person said, and what is answered without a model: their numbers are known too. */
  readonly said: readonly string[];
  /** What was asked for, and what must not be. */
  readonly asked: Slots;
  readonly not: Slots;
  /** Amounts beside those of the pieces, in cents: the limits that were asked for, what a look costs. */
  readonly amounts: readonly number[];
  /** What a piece may cost at most, in cents. */
  readonly most?: number | undefined;
  /** Brands that none of the pieces is of. */
  readonly otherBrands: readonly string[];
  /** What the model was told to do: none of anybody's business. */
  readonly instructions: string;
  /** What a text says of pieces. */
  readonly hear: (text: string) => Slots;
}

export type WordsFault =
  | "empty"
  | "too_long"
  | "markup"
  | "language"
  | "instructions"
  | "piece"
  | "price"
  | "number"
  | "brand"
  | "constraint"
  | "claim";

/** The longest an answer may be. */
const mostWords = 1200;

/** What is wrong with words that somebody else wrote; nothing when all of them can be said. */
export function wordsFault(text: string, known: Known): WordsFault | undefined {
  if (text.trim() === "") return "empty";
  if (text.length > mostWords) return "too_long";
  if (markup.test(text) || /\p{Cc}/u.test(text.replaceAll("\n", ""))) return "markup";
  if (isOtherLanguage(text, known.language)) return "language";
  if (tells(text, known.instructions)) return "instructions";
  return piecesFault(text, known) ?? amountsFault(text, known) ?? traitsFault(text, known);
}

/** Addresses, tags, links, code: prose has none. */
const markup =
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|fr|eu|shop|example)\b|\S@\S|<\/?\w|\]\(|`|\*\*|^#+ /im;

/** By the small words that only one of the two has. */
const smallWords: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:the|and|with|for|your|you|is|are|this|these|that|it|of|in|under|here|all)\b/gi,
  fr: /(?<!\p{L})(?:le|la|les|des|du|une|un|et|avec|pour|vos|votre|vous|est|sont|cette|ces|ce|en|dans|voici|qui)(?!\p{L})|\b[ldcjnsm]['’]/giu,
};

function isOtherLanguage(text: string, language: Language): boolean {
  const count = (one: Language) => text.match(smallWords[one])?.length ?? 0;
  return count(language === "en" ? "fr" : "en") > count(language);
}

/** So many words in a row are no accident. */
const inARow = 7;

function tells(text: string, instructions: string): boolean {
  const words = (of: string) => of.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = (of: readonly string[]) =>
    of.slice(inARow - 1).map((_, from) => of.slice(from, from + inARow).join(" "));
  const secret = new Set(runs(words(instructions)));
  return runs(words(text)).some((run) => secret.has(run));
}

const namesAPiece = /(?:#\s?|\bid\s*[:=]?\s*|\/product\/|\[)(\d+)/gi;

function piecesFault(text: string, { pieces, otherBrands }: Known): WordsFault | undefined {
  if (pieces.some(({ mayBeShown }) => !mayBeShown)) return "constraint";
  const ids = new Set(pieces.map(({ id }) => id));
  for (const [, id] of text.matchAll(namesAPiece)) if (!ids.has(Number(id))) return "piece";
  const told = pieces.map(({ words, brand }) => `${brand} ${words}`).join(" ");
  const isForeign = (brand: string) => hasWord(text, brand) && !hasWord(told, brand);
  return otherBrands.some(isForeign) ? "brand" : undefined;
}

const hasWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!letter.test(text[at - 1] ?? "") && !letter.test(text[at + word.length] ?? "")) return true;
  return false;
};
const letter = /[\p{L}\p{N}]/u;

function amountsFault(text: string, known: Known): WordsFault | undefined {
  const { amounts, rest, hasOther } = amountsIn(text);
  if (hasOther) return "price";
  const asked = new Set(known.amounts);
  const may = new Set([...asked, ...known.pieces.flatMap((piece) => piece.amounts)]);
  if (amounts.some((amount) => !may.has(amount))) return "price";
  const isOver = (amount: number) => known.most !== undefined && amount > known.most && !asked.has(amount);
  if (amounts.some(isOver)) return "constraint";
  const told = [...known.said, ...known.pieces.map(({ words }) => words)];
  const numbers = new Set(told.flatMap((one) => numbersIn(one)));
  const isKnown = (number: string) => numbers.has(number) || Number(number) <= known.pieces.length;
  return numbersIn(rest.replace(namesAPiece, " ")).every(isKnown) ? undefined : "number";
}

/** What can be seen on a label: words about it are true of a piece, or were asked for. */
const claimed: readonly SlotName[] = ["colour", "material", "pattern"];

function traitsFault(text: string, { hear, not, asked, pieces }: Known): WordsFault | undefined {
  const heard = hear(text);
  const names = Object.keys(heard) as SlotName[];
  if (names.some((name) => heard[name]?.some((value) => not[name]?.includes(value)))) return "constraint";
  const isTrue = (name: SlotName, value: string) =>
    asked[name]?.includes(value) || pieces.some(({ traits }) => traits[name]?.includes(value));
  return claimed.every((name) => (heard[name] ?? []).every((value) => isTrue(name, value)))
    ? undefined
    : "claim";
}
