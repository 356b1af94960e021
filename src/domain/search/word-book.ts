import { type Language, languages } from "#vocabulary/language.ts";
import type { Facet } from "#vocabulary/lexicon/concept.ts";
import { formsByFirstWord } from "#vocabulary/lexicon/form-index.ts";
import type { Steps } from "../steps.ts";
import { distanceFrom } from "./edit-distance.ts";

/** What a word weighs in each language. */
export type WordWeight = Record<Language, number>;

/** Words that mean something, and which of them somebody may have meant. */
export interface WordBook {
  /** In the order of the alphabet, without those that have a figure. */
  readonly words: readonly string[];
  readonly worth: (word: string, language: Language) => number;
  /** The words somebody may have meant with one slip or two, the likeliest first; only what is about as likely. */
  readonly near: (typed: string, language: Language, slips: 1 | 2, asPrefix?: boolean) => readonly string[];
}

export function* openWordBook(entries: ReadonlyMap<string, WordWeight>): Steps<WordBook> {
  const words = [...entries.keys()].filter((word) => !/\d/.test(word)).sort();
  yield;
  const masks = Uint32Array.from(words, lettersOf);
  const lengths = Uint8Array.from(words, (word) => Math.min(255, word.length));
  const worth = (word: string, language: Language) => {
    const { en, fr } = entries.get(word) ?? { en: 0, fr: 0 };
    const [own, other] = language === "fr" ? [fr, en] : [en, fr];
    return Math.max(own, other - foreign);
  };
  return {
    words,
    worth,
    near(typed, language, slips, asPrefix = false) {
      // Two slips in three letters leave one.
      if (slips > 1 && typed.length <= 3) return [];
      const [letters, distanceTo] = [lettersOf(typed), distanceFrom(typed)];
      const [least, most] = [Math.max(3, typed.length - slips), asPrefix ? 255 : typed.length + slips];
      const found: { readonly word: string; readonly score: number }[] = [];
      for (let i = 0; i < words.length; i++) {
        const length = lengths[i] ?? 0;
        if (length < least || length > most) continue;
        const mask = masks[i] ?? 0;
        // A letter that the other word has not costs a step: most words are out before they are compared.
        if (moreThan(letters & ~mask, slips) || (!asPrefix && moreThan(mask & ~letters, slips))) continue;
        const word = words[i] ?? "";
        if (asPrefix && !beginsLike(typed, word)) continue;
        const distance = distanceTo(word, asPrefix);
        if (distance > slips) continue;
        const begins = word.charCodeAt(0) === typed.charCodeAt(0) ? 3 : 0;
        const apart = Math.abs(word.length - typed.length) * 0.1;
        found.push({ word, score: worth(word, language) + begins - distance * 6 - apart });
      }
      found.sort((a, b) => b.score - a.score);
      const best = found[0]?.score ?? 0;
      return found.filter(({ score }) => score > best - tooFar).map(({ word }) => word);
    },
  };
}

/** A reading that scores so much less than the best is none. */
const tooFar = 2.5;
/** What a word of the other language weighs less. */
const foreign = 2.5;

export function* wordsOfLexicon(): Steps<Map<string, WordWeight>> {
  const entries = new Map<string, WordWeight>();
  let read = 0;
  for (const forms of formsByFirstWord().values()) {
    if (read++ % 256 === 0) yield;
    for (const { words, senses } of forms)
      for (const { concept, language } of senses)
        for (const word of words)
          note(entries, word, (weights[concept.facet] ?? 1) - (words.length > 1 ? 1 : 0), language);
  }
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
  offer: 3,
  price: 2.5,
  outside: 0,
  brand: -1,
  filler: 0,
};

export function note(
  entries: Map<string, WordWeight>,
  word: string,
  weight: number,
  language?: Language,
): void {
  const known = entries.get(word) ?? { en: -1, fr: -1 };
  for (const of of language ? [language] : languages) known[of] = Math.max(known[of], weight);
  entries.set(word, known);
}

/** Whoever only begins a word gets its first letter right, or the second before it. */
const beginsLike = (typed: string, word: string): boolean => {
  const first = word.charCodeAt(0);
  return first === typed.charCodeAt(0) || first === typed.charCodeAt(1);
};

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
