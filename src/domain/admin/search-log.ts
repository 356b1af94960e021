import type { Language } from "#vocabulary/language.ts";
import { foldText } from "#vocabulary/lexicon/fold-text.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Days } from "./overview-ports.ts";

/** A search that somebody typed. */
type HeardSearch = {
  readonly text: string;
  readonly language: Language;
  readonly universe: Universe | undefined;
  /** How much was found. */
  readonly total: number;
  /** Who asked: a person or, of visitors, where from. Only ever kept as a digest. */
  readonly asker: string;
};

/** Takes no time and never fails: whoever searches waits for nothing of it. */
export type HearSearch = (search: HeardSearch) => void;

/** What was asked for in vain, by whom as digests. */
export type MissedSearch = {
  readonly text: string;
  readonly language: Language;
  readonly universe: Universe | "";
  readonly times: number;
  readonly askers: readonly string[];
};

export type SearchLog = {
  /** Adds to what a day has already. */
  add(
    day: string,
    heard: { readonly searches: number; readonly missed: number; readonly texts: readonly MissedSearch[] },
  ): Promise<void>;
  /** The most frequent first; never what fewer than three asked for. */
  missed(
    days: Days,
  ): Promise<readonly { readonly text: string; readonly times: number; readonly lastOn: string }[]>;
  totals(days: Days): Promise<{ readonly total: number; readonly withoutResults: number }>;
  sweep(at: Date): Promise<void>;
};

const longest = 80;
/** More digits than a size or a price has: a telephone number, a card, a date of birth. */
const mostDigits = 5;

/** The text as it may be kept; nothing when it may not be, since it looks like something about somebody. */
export function keepableText(text: string): string | undefined {
  const folded = foldText(text).replace(/\s+/g, " ").trim();
  if (folded === "" || folded.length > longest || folded.includes("@") || /https?:|www\./.test(folded))
    return undefined;
  return (folded.match(/\d/g)?.length ?? 0) > mostDigits ? undefined : folded;
}
