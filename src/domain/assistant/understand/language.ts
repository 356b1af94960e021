import type { Language } from "#vocabulary/language.ts";
import { everyday } from "#vocabulary/lexicon/conversation/everyday.ts";
import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { matchWords } from "#vocabulary/lexicon/match-words.ts";
import { frenchness } from "../../catalogue/title/guess-language.ts";

/** The language of most of its words; that of the site where both have as many. */
export function languageOf(text: string, told: Language): Language {
  const tokens = tokenise(text);
  let french = frenchness(text, matchWords(text));
  for (const { text: word } of tokens) {
    const [isEnglish, isFrench] = [isEveryday(word, "en"), isEveryday(word, "fr")];
    if (isEnglish !== isFrench) french += isFrench ? 1 : -1;
  }
  // "Plus large" are words of both: it takes more than one to leave the language of the site.
  if (french === 0 || (Math.abs(french) < 2 && tokens.length < 4)) return told;
  return french > 0 ? "fr" : "en";
}

export const isEveryday = (word: string, language: Language): boolean => words[language].has(word);

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const words = { en: setOf(everyday.en), fr: setOf(everyday.fr) };

/** What a word stands among, where it could be of either language: "une robe noire for the office". */
export function languageAround(text: string, start: number, end: number, otherwise: Language): Language {
  const tokens = tokenise(text);
  const at = tokens.findIndex((token) => token.start >= start);
  const last = tokens.findLastIndex((token) => token.end <= end);
  for (const near of [at - 1, last + 1, at - 2]) {
    const word = tokens[near]?.text;
    if (word === undefined) continue;
    const [isEnglish, isFrench] = [telling.en.has(word), telling.fr.has(word)];
    if (isEnglish !== isFrench) return isFrench ? "fr" : "en";
  }
  return otherwise;
}

/** Small words and agreements that only one of the languages has. */
const telling = {
  en: setOf(
    "the an my your some this these that of with and for to it is black white red blue green please size in not under i you we looking need want",
  ),
  fr: setOf(
    "une un des du le la les ma mon mes ton ta ce cette ces petite petit et pour avec sans noire noir blanche blanc blanches bleue bleu verte vert grise gris rouge longue courte en de d l je cherche",
  ),
};
