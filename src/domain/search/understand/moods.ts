import type { Material } from "#vocabulary/attribute.ts";
import type { Language } from "#vocabulary/language.ts";
import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { type Match, matchWords } from "#vocabulary/lexicon/match-words.ts";
import { styleAxes } from "#vocabulary/style.ts";
import { one } from "./traits.ts";
import { type Said, type SaidGarment, stretchOf, type Value } from "./understood.ts";

/** For what, when, in what spirit and how dear. */
export function moodOf({ concept, start, end }: Match, text: string): readonly Said[] {
  const stretch = stretchOf(text, [start, end]);
  switch (concept.facet) {
    case "occasion":
    case "season":
      return [one(stretch, concept.facet, concept.key)];
    case "style":
      return [one(stretch, "style", String(styleAxes.indexOf(concept.key) + 1))];
    case "formality":
      return [one(stretch, "formality", String(concept.key))];
    case "price":
      return bands.has(concept.key) ? [one(stretch, "band", concept.key)] : [];
    default:
      return [];
  }
}

const bands = new Set<string>(["cheap", "affordable", "premium", "luxury"]);

/** What the name of a garment says of its occasion: a "robe de plage" is for the beach. */
export function moodsWithin(
  text: string,
  { at: [start, end] }: SaidGarment,
  language: Language,
): readonly Said[] {
  const tokens = tokenise(text.slice(start, end));
  if (tokens.length < 2) return [];
  return tokens.flatMap((token) =>
    matchWords(token.text, { language })
      .filter(({ concept }) => concept.facet === "occasion" || concept.facet === "season")
      .flatMap((match) => moodOf({ ...match, start: start + token.start, end: start + token.end }, text)),
  );
}

/** Words that say something beside their meaning in the lexicon, or have none there. */
export function impliedIn(text: string): readonly Said[] {
  return tokenise(text).flatMap(({ text: word, start, end }) => {
    const value = implied.get(word);
    return value ? [one(stretchOf(text, [start, end]), ...value)] : [];
  });
}

/** What a vegan wardrobe has none of. */
export function veganIn(text: string): readonly Said[] {
  const found = tokenise(text).find((token) => veganWords.has(token.text));
  if (!found) return [];
  const any = ofAnimals.map((value): Value => ({ group: "material", value }));
  const stretch = stretchOf(text, [found.start, found.end]);
  return [{ ...stretch, name: "material", values: ofAnimals, any, not: true }];
}

export const implies = (word: string): boolean => implied.has(word) || veganWords.has(word);

const veganWords = new Set(["vegan", "vegane", "vegans", "veganes"]);
const ofAnimals: readonly Material[] = ["leather", "suede", "wool", "cashmere", "silk"];

type Implied = readonly ["season" | "pattern" | "formality", string];
const meaning = (words: string, ...value: Implied) =>
  words.split(" ").map((word): [string, Implied] => [word, value]);
const implied: ReadonlyMap<string, Implied> = new Map([
  ...meaning("warm warmer chaud chaude chauds chaudes", "season", "winter"),
  ...meaning("mariniere marinieres breton", "pattern", "striped"),
  ...meaning("confortable confortables", "formality", "1"),
]);
