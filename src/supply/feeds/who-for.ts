import { foldText } from "#vocabulary/lexicon/fold-text.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";

/** Whom a text says something is for. Nothing when it does not say: silence is never taken for "everybody". */
export type WhoFor = readonly Universe[] | "kids";

/** The value of a column that says nothing else: one word, or several. */
export function whoForValue(value: string): WhoFor | undefined {
  const words = wordsOf(value);
  if (words.some((word) => kids.has(word))) return "kids";
  if (words.some((word) => both.has(word) || word === "u")) return ["men", "women"];
  const found = universesIn(words, shortMen, shortWomen);
  return found.length > 0 ? found : undefined;
}

/** A category path or a list of keywords. One that speaks of men and of women says neither. */
export function whoForPath(text: string): WhoFor | undefined {
  const words = wordsOf(text);
  if (words.some((word) => kids.has(word))) return "kids";
  if (words.some((word) => both.has(word))) return ["men", "women"];
  const found = universesIn(words, none, none);
  return found.length === 1 ? found : undefined;
}

/** Google's age groups, and what people write instead; only adults are ours. */
export function isForKids(ageGroup: string): boolean {
  const words = wordsOf(ageGroup);
  return words.some((word) => kids.has(word)) && !isAdult(ageGroup);
}

export const isAdult = (ageGroup: string): boolean => /\badult/iu.test(ageGroup);

function universesIn(
  words: readonly string[],
  moreMen: ReadonlySet<string>,
  moreWomen: ReadonlySet<string>,
): readonly Universe[] {
  const isMen = words.some((word) => men.has(word) || moreMen.has(word));
  const isWomen = words.some((word) => women.has(word) || moreWomen.has(word));
  return universes.filter((universe) => (universe === "men" ? isMen : isWomen));
}

const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .replace(/'s\b/gu, "s")
    .split(/[^\p{L}\p{N}]+/u);

const listed = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const none: ReadonlySet<string> = new Set();
const men = listed("men mens male homme hommes masculin herren uomo hombre heren menswear");
const women = listed(
  "women womens woman female ladies femme femmes feminin damen donna mujer dames womenswear",
);
/** Clear in a column of their own, not in a sentence: "Iron Man", "Lady Gaga". */
const shortMen = listed("m h man gentlemen");
const shortWomen = listed("f w lady");
const both = listed("unisex unisexe mixte");
const kids = listed(
  "kid kids boy boys girl girls toddler toddlers children childrens enfant enfants garcon garcons fille filles fillette fillettes bebe bebes kinder jungen madchen baby babies infant infants newborn child junior juniors teen teens youth naissance ado ados",
);
