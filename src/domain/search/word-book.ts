import { type Language, languages } from "#vocabulary/language.ts";
import type { Facet } from "#vocabulary/lexicon/concept.ts";
import { formsByFirstWord } from "#vocabulary/lexicon/form-index.ts";
import { type Steps, stepRows } from "../steps.ts";
import { distanceFrom } from "./edit-distance.ts";
import { firstFrom } from "./first-from.ts";

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
  const words = [...entries.keys()].filter((word) => !/\d/.test(word));
  yield;
  yield* sortByAlphabet(words);
  const shelves = yield* shelve(words);
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
      const [letters, distanceTo] = [lettersOf(typed), distanceFrom(typed, slips)];
      const found: { readonly word: string; readonly score: number; readonly place: number }[] = [];
      const consider = (place: number) => {
        const word = words[place] ?? "";
        const distance = distanceTo(word, asPrefix);
        if (distance > slips) return;
        const begins = word.charCodeAt(0) === typed.charCodeAt(0) ? 3 : 0;
        const apart = Math.abs(word.length - typed.length) * 0.1;
        found.push({ word, score: worth(word, language) + begins - distance * 6 - apart, place });
      };
      const least = Math.max(3, typed.length - slips);
      if (asPrefix) shelves.begunLike(typed, least, letters, slips, consider);
      else shelves.asLong(least, typed.length + slips, letters, slips, consider);
      // Of equals the first of the alphabet.
      found.sort((a, b) => b.score - a.score || a.place - b.place);
      const best = found[0]?.score ?? 0;
      return found.filter(({ score }) => score > best - tooFar).map(({ word }) => word);
    },
  };
}

/** A letter at a time. */
function* sortByAlphabet(words: string[]): Steps<void> {
  const byFirst = Map.groupBy(words, (word) => word.charCodeAt(0));
  let at = 0;
  for (const first of [...byFirst.keys()].sort((a, b) => a - b)) {
    yield;
    for (const word of (byFirst.get(first) ?? []).sort()) words[at++] = word;
  }
}

type Consider = (place: number) => void;

/**
 * Which words are worth a comparison. A letter that the other word has not costs a step, so most are out by their
 * letters; and most are not even looked at, for they are longer or shorter, or begin otherwise.
 */
function* shelve(words: readonly string[]) {
  const masks = new Uint32Array(words.length);
  for (let place = 0; place < words.length; place++) {
    if (place % stepRows === 0) yield;
    masks[place] = lettersOf(words[place] ?? "");
  }
  const lengths = Uint8Array.from(words, (word) => Math.min(255, word.length));
  /** Places by length: those of length n from `starts[n]` to `starts[n + 1]`, with their letters beside them. */
  const starts = new Uint32Array(257);
  for (const length of lengths) starts[length + 1] = (starts[length + 1] ?? 0) + 1;
  for (let length = 0; length < 256; length++)
    starts[length + 1] = (starts[length + 1] ?? 0) + (starts[length] ?? 0);
  const [byLength, letters, next] = [
    new Uint32Array(words.length),
    new Uint32Array(words.length),
    starts.slice(),
  ];
  for (const [place, length] of lengths.entries()) {
    if (place % stepRows === 0) yield;
    const at = next[length] ?? 0;
    byLength[at] = place;
    letters[at] = masks[place] ?? 0;
    next[length] = at + 1;
  }
  return {
    asLong(least: number, most: number, typed: number, slips: 1 | 2, consider: Consider): void {
      const end = starts[Math.min(255, most) + 1] ?? 0;
      for (let i = starts[Math.min(255, least)] ?? 0; i < end; i++) {
        const mask = letters[i] ?? 0;
        if (moreThan(typed & ~mask, slips) || moreThan(mask & ~typed, slips)) continue;
        consider(byLength[i] ?? 0);
      }
    },
    /** Whoever only begins a word gets its first letter right, or the second before it. */
    begunLike(text: string, least: number, typed: number, slips: 1 | 2, consider: Consider): void {
      for (const first of new Set([text.charAt(0), text.charAt(1)].filter(Boolean))) {
        const end = firstFrom(words, `${first}\uffff`);
        for (let place = firstFrom(words, first); place < end; place++)
          if ((lengths[place] ?? 0) >= least && !moreThan(typed & ~(masks[place] ?? 0), slips))
            consider(place);
      }
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
