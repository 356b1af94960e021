import type { Language } from "#vocabulary/language.ts";
import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";

/** The language a text is in, by its small words and by the words of fashion that only one language has. */
export function guessLanguage(text: string, matches: readonly Match[]): Language | undefined {
  const french = frenchness(text, matches);
  if (french === 0) return frenchOpening.test(text) ? "fr" : undefined;
  return french > 0 ? "fr" : "en";
}

/** How many more of its words are French than English. */
export function frenchness(text: string, matches: readonly Match[]): number {
  let french = frenchOpening.test(text) ? 1 : 0;
  for (const { text: word } of tokenise(text)) {
    if (frenchWords.has(word)) french += 1;
    else if (englishWords.has(word)) french -= 1;
  }
  for (const { language, start, end } of matches) {
    if (!language || isShared(matches, start, end)) continue;
    french += language === "fr" ? 1 : -1;
  }
  return french;
}

/** A robe that comes first is a French dress: English names its dressing gowns last. */
const frenchOpening = /^\W*(petite\s+)?robes?\s/i;

/** Both languages know the word, if with another meaning. */
function isShared(matches: readonly Match[], start: number, end: number): boolean {
  const languages = new Set(
    matches.filter((match) => match.start === start && match.end === end).map(({ language }) => language),
  );
  return languages.size > 1;
}

const frenchWords = new Set(
  "de du des la le les en et a au aux avec pour sans d l une un sur ou par dans noir noire noirs noires blanc blanche bleu bleue chemise homme femme notre votre ce cette tres plus ses son sa".split(
    " ",
  ),
);
const englishWords = new Set(
  "with and in for the of by on from or men women mens womens your our this an s style wear at to fit".split(
    " ",
  ),
);
