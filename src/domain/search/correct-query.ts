import type { Language } from "#vocabulary/language.ts";
import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import type { Dictionary } from "./dictionary.ts";

export interface Corrected {
  readonly text: string;
  /** Whether a word was taken for another; a last word that was only completed does not count. */
  readonly changed: boolean;
}

/** The text as it was most likely meant: words that nothing knows become the nearest that something does. */
export function correctQuery(text: string, language: Language, dictionary: Dictionary): Corrected {
  const tokens = tokenise(text);
  let [corrected, changed, shift] = [text, false, 0];
  for (const [i, { text: word, start, end }] of tokens.entries()) {
    if (word.length < 3 || /\d/.test(word) || dictionary.knows(word)) continue;
    const isLast = i === tokens.length - 1 && end === text.length;
    const [completed] = isLast ? dictionary.completions(word, language, 1) : [];
    const meant = completed ?? nearest(word, language, isLast, dictionary);
    if (!meant) continue;
    changed ||= completed === undefined;
    corrected = corrected.slice(0, start + shift) + meant + corrected.slice(end + shift);
    shift += meant.length - (end - start);
  }
  return { text: corrected, changed };
}

function nearest(word: string, language: Language, isLast: boolean, dictionary: Dictionary) {
  const whole = dictionary.near(word, language, false, 1)[0] ?? split(word, dictionary);
  return whole ?? (isLast && word.length > 4 ? dictionary.near(word, language, true, 1)[0] : undefined);
}

/**
 * Where the text as it was corrected leads nowhere: what else the words may have been meant for that nothing knows,
 * or that nothing goes by. A word that is plainly meant stays: there may be no such thing.
 */
export function otherReadings(
  text: string,
  language: Language,
  dictionary: Dictionary,
  unheard: readonly string[],
): readonly string[] {
  const tokens = tokenise(text).filter(
    ({ text: word }) =>
      word.length >= 3 && !/\d/.test(word) && (!dictionary.knows(word) || unheard.includes(word)),
  );
  const byWord = tokens.map(({ text: word, start, end }) =>
    dictionary
      .near(word, language, false, tries)
      .filter((other) => other !== word)
      .map((other) => text.slice(0, start) + other + text.slice(end)),
  );
  // The likeliest of each word before the second likeliest of any.
  return Array.from({ length: tries }, (_, i) => byWord.flatMap((others) => others[i] ?? [])).flat();
}

const tries = 6;

/** "Robelongue" are two words that know each other's company. */
function split(word: string, { knows }: Dictionary): string | undefined {
  for (let at = word.length - 3; at >= 3; at--)
    if (knows(word.slice(0, at)) && knows(word.slice(at))) return `${word.slice(0, at)} ${word.slice(at)}`;
  return undefined;
}
