import { type Language, languages } from "#vocabulary/language.ts";
import type { Facet } from "#vocabulary/lexicon/concept.ts";
import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { formsByFirstWord } from "#vocabulary/lexicon/form-index.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import type { Steps } from "../steps.ts";
import { distanceFrom } from "./edit-distance.ts";
import type { NameWords } from "./name-words.ts";
import { type SpokenWords, spokenWords } from "./spoken-words.ts";
import { stemOf } from "./stem.ts";
import { slangWords } from "./understand/slang.ts";
import { measures, smallWords } from "./understand/small-words.ts";
import { relativeWords } from "./understand/wearer-in.ts";

/** Every word that means something here: of the lexicon, of the names of products and of brands. */
export interface Dictionary {
  readonly spoken: SpokenWords;
  readonly knows: (word: string) => boolean;
  /** The words somebody may have meant with one slip or two, the likeliest first; only what is about as likely. */
  readonly near: (typed: string, language: Language, slips: 1 | 2, asPrefix?: boolean) => readonly string[];
  /** Words that begin so, as they are written: those said most, or else what the lexicon has. */
  readonly completions: (prefix: string, language: Language, most: number) => readonly string[];
}

/** What a word weighs in each language. */
type Entry = Record<Language, number>;

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
  for (const stem of names.stems) note(entries, stem, 1);
  yield;
  for (const { name } of snapshot.brands.values())
    for (const { text } of tokenise(name)) note(entries, text, 2.5);
  for (const language of languages)
    for (const { folded, count } of spoken[language])
      raise(entries, folded, language, Math.min(1.5, Math.log10(1 + count) / 2));
  yield;
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
    spoken,
    knows: (word) => entries.has(word) || entries.has(stemOf(word)),
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

/** Of "under" or "taille": as much as the name of a garment. */
const measured = 4;
/** A reading that scores so much less than the best is none. */
const tooFar = 2.5;
/** What a word of the other language weighs less. */
const foreign = 2.5;

function* wordsOfLexicon(): Steps<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
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

function firstFrom(sorted: readonly string[], from: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
