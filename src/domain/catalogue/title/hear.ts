import type { Language } from "#vocabulary/language.ts";
import type { BrandIndex } from "#vocabulary/lexicon/brand-index.ts";
import { type Match, matchWords } from "#vocabulary/lexicon/match-words.ts";
import { type Context, contextOf } from "./context.ts";
import { guessLanguage } from "./guess-language.ts";
import { type HeadNoun, headNoun } from "./head-noun.ts";
import { unglue } from "./unglue.ts";

/** A text, and what was understood of it. */
export interface Heard {
  readonly text: string;
  readonly language: Language | undefined;
  readonly matches: readonly Match[];
  /** What both languages make of it. */
  readonly open: readonly Match[];
  readonly context: Context;
  readonly head: HeadNoun | undefined;
}

export function heard(given: string, told: Language | undefined, brands?: BrandIndex): Heard {
  const text = unglue(given);
  const open = matchWords(text, { brands });
  const language = told ?? guessLanguage(text, open);
  const strict = language ? matchWords(text, { language, brands }) : open;
  const head = headNoun(text, strict, language);
  // French titles borrow English nouns, and feeds mix languages: better a borrowed noun than none.
  const borrowed = head ? undefined : headNoun(text, open, language);
  const matches = head || !borrowed ? strict : open;
  const context = contextOf(
    text,
    language === "fr" ? [...matches, ...borrowedFacts(open, matches)] : matches,
  );
  return { text, language, matches, open, context, head: head ?? borrowed };
}

/** "Veste homme padded": what it is made of may be told in English where French has no such word. */
function borrowedFacts(open: readonly Match[], matches: readonly Match[]): Match[] {
  return open.filter(
    ({ concept, language, start, end }) =>
      language === "en" &&
      (concept.facet === "material" || concept.facet === "build") &&
      !matches.some((match) => match.start < end && start < match.end),
  );
}
