import type { Language } from "#vocabulary/language.ts";
import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import type { Dictionary } from "./dictionary.ts";
import { replaceWords, type TracedText } from "./traced-text.ts";
import type { Span } from "./understand/understood.ts";

export interface Corrected extends TracedText {
  /** Whether a word was taken for another; a last word that was only completed does not count. */
  readonly changed: boolean;
}

/** The text as it was most likely meant: words that nothing knows become the nearest that something does. */
export function correctQuery(typed: TracedText, language: Language, dictionary: Dictionary): Corrected {
  const tokens = tokenise(typed.text);
  let changed = false;
  const changes: { at: Span; by: string }[] = [];
  for (const [i, { text: word, start, end }] of tokens.entries()) {
    if (word.length < 3 || /\d/.test(word) || dictionary.knows(word)) continue;
    const isLast = i === tokens.length - 1 && end === typed.text.length;
    const [completed] = isLast ? dictionary.completions(word, language, 1) : [];
    const meant = completed ?? nearest(word, language, isLast, dictionary);
    if (!meant) continue;
    changed ||= completed === undefined;
    changes.push({ at: [start, end], by: meant });
  }
  return { ...replaceWords(typed, changes), changed };
}

/** One slip before two, whole words before words that were only begun. */
function nearest(word: string, language: Language, isLast: boolean, dictionary: Dictionary) {
  const { near } = dictionary;
  const isBegun = isLast && word.length > 4;
  return (
    elided(word, dictionary) ??
    near(word, language, 1)[0] ??
    (isBegun ? near(word, language, 1, true)[0] : undefined) ??
    near(word, language, 2)[0] ??
    split(word, dictionary) ??
    (isBegun ? near(word, language, 2, true)[0] : undefined)
  );
}

/** "Doreilles" has lost its apostrophe. */
function elided(word: string, { knows }: Dictionary): string | undefined {
  const [, article, noun] = /^([dl]|qu)([aeiouyh]\w{3,})$/.exec(word) ?? [];
  return article && noun && knows(noun) ? `${article}’${noun}` : undefined;
}

/**
 * Where the text as it was corrected leads nowhere: what else the words may have been meant for that nothing knows,
 * or that nothing goes by. A word that is plainly meant stays: there may be no such thing.
 */
export function otherReadings(
  typed: TracedText,
  language: Language,
  dictionary: Dictionary,
  unheard: readonly string[],
): readonly TracedText[] {
  const lost = new Set(unheard.flatMap((words) => tokenise(words).map(({ text }) => text)));
  const tokens = tokenise(typed.text).filter(
    ({ text: word }) => word.length >= 3 && !/\d/.test(word) && (!dictionary.knows(word) || lost.has(word)),
  );
  const byWord = tokens.map(({ text: word, start, end }) =>
    likeliest(word, language, end === typed.text.length, dictionary)
      .filter((other) => other !== word)
      .map((other) => replaceWords(typed, [{ at: [start, end], by: other }])),
  );
  // The likeliest of each word before the second likeliest of any.
  return Array.from({ length: tries }, (_, i) => byWord.flatMap((others) => others[i] ?? []))
    .flat()
    .slice(0, tries);
}

const tries = 6;

function likeliest(
  word: string,
  language: Language,
  isLast: boolean,
  dictionary: Dictionary,
): readonly string[] {
  const { near, completions } = dictionary;
  const begun = isLast ? completions(word, language, 2) : [];
  // Three letters are as near to everything.
  if (word.length <= 3) return begun;
  const [close, meant] = [near(word, language, 1), isLast ? near(word, language, 1, true).slice(0, 2) : []];
  const some = [...begun, ...close, ...meant];
  return [...some, ...(some.length < tries ? near(word, language, 2) : [])].slice(0, tries);
}

/** "Robelongue" are two words that know each other's company. */
function split(word: string, { knows }: Dictionary): string | undefined {
  for (let at = word.length - 3; at >= 3; at--)
    if (knows(word.slice(0, at)) && knows(word.slice(at))) return `${word.slice(0, at)} ${word.slice(at)}`;
  return undefined;
}
