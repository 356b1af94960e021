import type { Span } from "./understood.ts";

/** A size that a text asks for, and the text without it. */
export interface SizePhrase {
  /** Where it does. */
  readonly at?: Span;
  readonly label?: string;
  /** Where the text says how it is counted. */
  readonly system?: string;
  /** Nothing says that it is a size. */
  readonly isBare?: boolean;
  readonly rest: string;
}

export function readSize(text: string): SizePhrase {
  const named =
    /(?<![\p{L}\d])(?:shoe size|size|taille|pointure|du)\s+(?:(eu|fr|uk|us|it|de)\s*)?(w?\d{2,3}(?:[.,]5)?|\d{2,3}[a-d]|xxs|xs|s|m|l|xl|xxl|[2-4]xl)(?![\p{L}\d])/iu.exec(
      text,
    );
  if (named) {
    const isShoe = /pointure|shoe/i.test(named[0]);
    return found(text, named, named[2] ?? "", named[1]?.toLowerCase() ?? (isShoe ? "eu" : undefined));
  }
  const counted = /(?<![\p{L}\d])(eu|fr|uk|us|it)\s*(\d{2}(?:[.,]5)?)(?![\p{L}\d])/iu.exec(text);
  if (counted) return found(text, counted, counted[2] ?? "", counted[1]?.toLowerCase());
  const waist = /(?<![\p{L}\d])(w\d{2})(?:\s*l\d{2})?(?![\p{L}\d])/iu.exec(text);
  if (waist) return found(text, waist, waist[1] ?? "", "waist");
  // A bare number that is no price is a size.
  const bare = /(?<![\p{L}\d.,])(\d{2}(?:[.,]5)?)(?![\p{L}\d%.,])/u.exec(text);
  return bare ? { ...found(text, bare, bare[1] ?? "", undefined), isBare: true } : { rest: text };
}

function found(text: string, match: RegExpExecArray, label: string, system: string | undefined): SizePhrase {
  const end = match.index + match[0].length;
  return {
    label: label.toUpperCase().replace(",", ".").replace("2XL", "XXL"),
    ...(system && { system }),
    at: [match.index, end],
    rest: text.slice(0, match.index) + " ".repeat(match[0].length) + text.slice(end),
  };
}
