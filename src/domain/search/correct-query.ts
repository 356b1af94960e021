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
 * or that nothing goes by. A word that is plainly meant stays: there may be no such thing. One by one, as the first that
 * leads somewhere is enough and words that are further off take longer to find.
 */
export function* otherReadings(
  typed: TracedText,
  language: Language,
  dictionary: Dictionary,
  unheard: readonly string[],
): Generator<TracedText, void> {
  const lost = new Set(unheard.flatMap((words) => tokenise(words).map(({ text }) => text)));
  const tokens = tokenise(typed.text).filter(
    ({ text: word }) => word.length >= 3 && !/\d/.test(word) && (!dictionary.knows(word) || lost.has(word)),
  );
  let byWord = tokens.map(({ text: word, start, end }) =>
    likeliest(word, language, end === typed.text.length, dictionary)
      .take(tries)
      .filter((other) => other !== word)
      .map((other) => replaceWords(typed, [{ at: [start, end], by: other }])),
  );
  let left = tries;
  // The likeliest of each word before the second likeliest of any.
  while (byWord.length > 0) {
    const more: typeof byWord = [];
    for (const others of byWord) {
      const { value, done } = others.next();
      if (done) continue;
      yield value;
      if (--left === 0) return;
      more.push(others);
    }
    byWord = more;
  }
}

const tries = 6;

function* likeliest(
  word: string,
  language: Language,
  isLast: boolean,
  { near, completions }: Dictionary,
): Generator<string, void> {
  if (isLast) yield* completions(word, language, 2);
  // Three letters are as near to everything.
  if (word.length <= 3) return;
  yield* near(word, language, 1);
  if (isLast) yield* near(word, language, 1, true).slice(0, 2);
  yield* near(word, language, 2);
}

/** "Robelongue" are two words that know each other's company. */
function split(word: string, { knows }: Dictionary): string | undefined {
  for (let at = word.length - 3; at >= 3; at--)
    if (knows(word.slice(0, at)) && knows(word.slice(at))) return `${word.slice(0, at)} ${word.slice(at)}`;
  return undefined;
}
