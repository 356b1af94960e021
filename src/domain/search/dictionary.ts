import { type Language, languages } from "#vocabulary/language.ts";
import type { Facet } from "#vocabulary/lexicon/concept.ts";
import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { formsByFirstWord } from "#vocabulary/lexicon/form-index.ts";
import { editDistance } from "./edit-distance.ts";
import type { SearchIndex } from "./search-index.ts";
import { smallWords } from "./small-words.ts";
import { spokenWords } from "./spoken-words.ts";
import { stemOf } from "./stem.ts";

/** Every word that means something here: of the lexicon, of the names of products and of brands. */
export interface Dictionary {
  readonly knows: (word: string) => boolean;
  /** The words somebody may have meant, the likeliest first: one slip before two. */
  readonly near: (typed: string, language: Language, asPrefix: boolean, count: number) => readonly string[];
  /** Words that begin so, as they are written: those said most, or else what the lexicon has. */
  readonly completions: (prefix: string, language: Language, most: number) => readonly string[];
}

/** What a word weighs in each language. */
type Entry = Record<Language, number>;

export function openDictionary({ names, snapshot }: SearchIndex): Dictionary {
  const entries = wordsOfLexicon();
  const spoken = spokenWords(snapshot);
  for (const word of smallWords) note(entries, word, 1);
  for (const stem of names.stems) note(entries, stem, 1);
  for (const { name } of snapshot.brands.values())
    for (const { text } of tokenise(name)) note(entries, text, 2.5);
  for (const language of languages)
    for (const { folded, count } of spoken[language])
      raise(entries, folded, language, Math.min(1.5, Math.log10(1 + count) / 2));
  const words = [...entries.keys()].filter((word) => !/\d/.test(word)).sort();
  const masks = Uint32Array.from(words, lettersOf);
  const worth = (word: string, language: Language) => {
    const { en, fr } = entries.get(word) ?? { en: 0, fr: 0 };
    const [own, other] = language === "fr" ? [fr, en] : [en, fr];
    return Math.max(own, other - foreign);
  };
  return {
    knows: (word) => entries.has(word) || entries.has(stemOf(word)),
    near(typed, language, asPrefix, count) {
      const letters = lettersOf(typed);
      const search = (most: number) => {
        const found: { readonly word: string; readonly score: number }[] = [];
        for (let i = 0; i < words.length; i++) {
          const mask = masks[i] ?? 0;
          // A letter that the other word has not costs a step: most words are out before they are compared.
          if (moreThan(letters & ~mask, most) || (!asPrefix && moreThan(mask & ~letters, most))) continue;
          const word = words[i] ?? "";
          if (word.length < 3) continue;
          const distance = editDistance(typed, word, most, asPrefix);
          if (distance > most) continue;
          const begins = word.charCodeAt(0) === typed.charCodeAt(0) ? 3 : 0;
          const apart = Math.abs(word.length - typed.length) * 0.1;
          found.push({ word, score: worth(word, language) + begins - distance * 6 - apart });
        }
        return found.sort((a, b) => b.score - a.score).map(({ word }) => word);
      };
      const close = search(1);
      if (close.length >= count || typed.length <= 3) return close.slice(0, count);
      return [...new Set([...close, ...search(2)])].slice(0, count);
    },
    completions(prefix, language, most) {
      const said = spoken[language].filter(({ folded }) => folded.startsWith(prefix));
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

/** What a word of the other language weighs less. */
const foreign = 2.5;

function wordsOfLexicon(): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const forms of formsByFirstWord().values())
    for (const { words, senses } of forms)
      for (const { concept, language } of senses)
        for (const word of words)
          note(entries, word, (weights[concept.facet] ?? 1) - (words.length > 1 ? 1 : 0), language);
  return entries;
}

/** What people look for weighs more than what shops add, and than things that are not sold here. */
const weights: Readonly<Partial<Record<Facet, number>>> = {
  garment: 4,
  colour: 4,
  material: 3.5,
  pattern: 3.5,
  occasion: 2.5,
  season: 2.5,
  fit: 2.5,
  outside: 0,
  brand: -1,
  filler: 0,
};

function note(entries: Map<string, Entry>, word: string, weight: number, language?: Language): void {
  const known = entries.get(word) ?? { en: -1, fr: -1 };
  for (const of of language ? [language] : languages) known[of] = Math.max(known[of], weight);
  entries.set(word, known);
}

function raise(entries: Map<string, Entry>, word: string, language: Language, by: number): void {
  const known = entries.get(word) ?? { en: 0, fr: 0 };
  known[language] = Math.max(0, known[language]) + by;
  entries.set(word, known);
}

/** A bit for each letter it has. */
function lettersOf(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) - 97);
  return mask >>> 0;
}

/** Whether a mask has more bits than one or two. */
function moreThan(mask: number, most: number): boolean {
  const second = mask & (mask - 1);
  return most === 1 ? second !== 0 : (second & (second - 1)) !== 0;
}

function firstFrom(sorted: readonly string[], from: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
