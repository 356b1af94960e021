import { type Language, languages } from "#vocabulary/language.ts";
import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { type Steps, stepRows } from "../steps.ts";
import { firstFrom } from "./first-from.ts";
import type { NameWords } from "./name-words.ts";
import { type SpokenWords, spokenWords } from "./spoken-words.ts";
import { stemOf } from "./stem.ts";
import { slangWords } from "./understand/slang.ts";
import { measures, smallWords } from "./understand/small-words.ts";
import { relativeWords } from "./understand/wearer-in.ts";
import { note, openWordBook, type WordWeight, wordsOfLexicon } from "./word-book.ts";

/** Every word that means something here: of the lexicon, of the names of products and of brands. */
export interface Dictionary {
  readonly spoken: SpokenWords;
  readonly knows: (word: string) => boolean;
  /** The words somebody may have meant with one slip or two, the likeliest first; only what is about as likely. */
  readonly near: (typed: string, language: Language, slips: 1 | 2, asPrefix?: boolean) => readonly string[];
  /** Words that begin so, as they are written: those said most, or else what the lexicon has. */
  readonly completions: (prefix: string, language: Language, most: number) => readonly string[];
}

/** What is spoken hardly changes with a few products: it may be that of the catalogue before. */
export function* openDictionary(
  snapshot: Snapshot,
  names: NameWords,
  spokenBefore?: SpokenWords,
): Steps<Dictionary> {
  const entries = yield* wordsOfLexicon();
  const spoken = spokenBefore ?? (yield* spokenWords(snapshot));
  for (const word of [...smallWords, ...slangWords, ...relativeWords]) note(entries, word, 1);
  for (const word of measures) note(entries, word, measured);
  yield;
  for (const [i, stem] of names.stems.entries()) {
    if (i % stepRows === 0) yield;
    note(entries, stem, 1);
  }
  yield;
  for (const { name } of snapshot.brands.values())
    for (const { text } of tokenise(name)) note(entries, text, 2.5);
  for (const language of languages)
    for (const { folded, count } of spoken[language])
      raise(entries, folded, language, Math.min(1.5, Math.log10(1 + count) / 2));
  yield;
  const book = yield* openWordBook(entries);
  const { words, worth } = book;
  const folded = { en: spoken.en.map((one) => one.folded), fr: spoken.fr.map((one) => one.folded) };
  return {
    spoken,
    knows: (word) => entries.has(word) || entries.has(stemOf(word)),
    near: book.near,
    completions(prefix, language, most) {
      const said = beginning(spoken[language], folded[language], prefix);
      if (said.length > 0)
        return said
          .sort((a, b) => b.count - a.count)
          .slice(0, most)
          .map(({ written }) => written);
      const found: string[] = [];
      for (let i = firstFrom(words, prefix); words[i]?.startsWith(prefix); i++) found.push(words[i] ?? "");
      return found
        .sort((a, b) => worth(b, language) - worth(a, language) || a.length - b.length || (a < b ? -1 : 1))
        .slice(0, most);
    },
  };
}

/** Those that begin so, of some in the order of the alphabet. */
function beginning<Item>(items: readonly Item[], folded: readonly string[], prefix: string): Item[] {
  const start = firstFrom(folded, prefix);
  let end = start;
  while (folded[end]?.startsWith(prefix)) end++;
  return items.slice(start, end);
}

/** Of "under" or "taille": as much as the name of a garment. */
const measured = 4;
function raise(entries: Map<string, WordWeight>, word: string, language: Language, by: number): void {
  const known = entries.get(word) ?? { en: 0, fr: 0 };
  known[language] = Math.max(0, known[language]) + by;
  entries.set(word, known);
}
