import { itAsked, ordinals, thisOne, unpointed } from "#vocabulary/lexicon/conversation/pointing.ts";
import { blank, blankAll, says, wordsLike } from "./patterns.ts";

export interface Referred {
  readonly nth: readonly number[];
  readonly isThis: boolean;
  readonly rest: string;
}

/** The pieces a message points at. Figures count where pieces are compared or "number" goes before them. */
export function readReferences(text: string, isCompared: boolean): Referred {
  const nth: { readonly at: number; readonly places: readonly number[] }[] = [];
  let rest = text;
  const take = (pattern: RegExp, placesOf: (found: RegExpMatchArray) => readonly number[]) => {
    for (const found of [...rest.matchAll(pattern)]) nth.push({ at: found.index, places: placesOf(found) });
    rest = blankAll(rest, pattern);
  };
  take(severalOf, (found) => several(/last|dernier/.test(found[0]), found[0]));
  take(middle, () => [0]);
  take(ordinal, ({ 1: named, 2: bare = "" }) => [ordinals[named ?? bare] ?? 0]);
  const listed = [...rest.matchAll(numberedToo)];
  take(numbered, ({ 1: digit = "" }) => [Number(digit)]);
  for (const found of listed) nth.push({ at: found.index, places: [Number(found[1])] });
  for (const { index, 0: whole } of listed) rest = blank(rest, [index, index + whole.length]);
  take(spelt, ({ 1: english = "", 2: french = "" }) => [numberWords[english || french] ?? 0]);
  if (isCompared) take(bare, ({ 1: digit = "" }) => [Number(digit)]);
  else take(theOne, ({ 1: digit = "" }) => [Number(digit)]);
  const isThis = says(rest, pointedAt);
  rest = blankAll(rest, pointedAt);
  const places = nth.toSorted((a, b) => a.at - b.at).flatMap(({ places }) => places);
  return { nth: [...new Set(places)], isThis, rest };
}

/** Whether a question is about "it". */
export const isAboutIt = (text: string): boolean =>
  says(
    text.replace(
      /(?<=(?<![a-z])is )it(?= (?:ok|okay|fine|bad|safe|a problem) (?:if|when)(?![a-z]))|(?<=what (?:does|would|will) )(?:that|it)(?= make me)|(?:without|ruining|washing|spoiling) [a-z]* ?it(?![a-z])|(?<=\d.*(?:size|waist|number) (?:is|would|does) )(?:that|it)(?![a-z])/g,
      "",
    ),
    asked,
  );

function several(isLast: boolean, words: string): readonly number[] {
  const count = /three|trois|3/.test(words) ? 3 : 2;
  return Array.from({ length: count }, (_, i) => (isLast ? i - count : i + 1));
}

const anyOrdinal = Object.keys(ordinals)
  .sort((a, b) => b.length - a.length)
  .join("|");
/** What follows a place in a list that is named without an article: "second but in red", "first dress". */
const aside =
  "one|ones|but|in|with|without|is|are|was|looks?|or|and|vs|versus|please|pls|than|for|to|would|seems?|if|also|too|then|instead|again|mais|en|avec|sans|est|ou|et|svp|stp|me|que|plus|moins|aussi|puis|pour|contre|a l air|better|cheaper|warmer|dressier|nicer|longer|shorter|dress|coat|jacket|shirt|skirt|bag|jumper|shoes|boots|robe|manteau|veste|chemise|jupe|sac|pull|thanks|merci|similar|same|of (?:the|these|those)|de la liste|des (?:deux|trois)|from|like|comme|n|s|compare|differ|different";
const severalOf =
  /(?<![a-z0-9])(?:(?:the )?(?:first|last) (?:two|three|2|3)|(?:les )?(?:deux|trois|2|3) (?:premier|dernier)e?s?)(?: ones)?(?![a-z])/g;
/** Of a list: "the second", « la première ». A job that is somebody's first stands in none. */
const listedOnes = "(?: (?:one|ones|piece|item|option|model|modele|article|produit|proposition|choix))?";
const ordinal = new RegExp(
  `(?<![a-z0-9])(?:(?:the|le|la|les|du|de la|des|au|aux|that|those) (${anyOrdinal})(?:(?<=e|er)s)?${listedOnes}(?![a-z0-9])(?! (?:${unpointed})(?![a-z]))|(?<!(?<![a-z])(?:second|en|one|our|her|his|their|my|mon|ma|mes|sa|son|ses|notre|leur|nos|leurs|a|an|une?|at|every|cette?|ce) )(${anyOrdinal})${listedOnes}(?![a-z0-9])(?= *(?:$|[?,.!;:)/&+]|(?:${aside})(?![a-z])))(?! (?:${unpointed})(?![a-z])))`,
  "g",
);
const middle =
  /(?<![a-z0-9])(?:(?:the|that) )?(?:middle (?:one|piece|option|item)|one in the middle)(?![a-z])|(?<![a-z0-9])(?:(?:la|le) )?(?:celle|celui|la|le) (?:du|au) milieu(?![a-z])/g;
const numbered =
  /(?<![a-z0-9])(?:number|numero|num|no|nr|n°|n|#|option|choice|choix)s? ?#?(\d|1[0-2])(?![\d.a-z])(?! ?(?:euros?|€|uk|us|eu|americain|anglais|francais|italien|european|american|british|en (?:us|uk)|in (?:us|uk)))/g;
/** "Numbers 1 and 2": the second of them. */
const numberedToo =
  /(?<=(?<![a-z])(?:numbers?|numeros?|nos|options?|choix) {0,2}\d? *(?:and|or|et|ou|vs|versus|,|&) )(?:the |le |la )?#?(\d|1[0-2])(?![\d.a-z])(?! ?(?:euros?|€))/g;
const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  un: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
};
/** "Like number two", « comme le deux ». */
const spelt =
  /(?<![a-z0-9])(?:number (one|two|three|four|five|six)|(?:numero|le|la) (un|deux|trois|quatre|cinq|six)(?= (?:mais|en|svp|stp|me|est|et)(?![a-z])| ?(?:$|[?,.!])))(?![a-z])/g;
const bare =
  /(?<![a-z0-9.,])(?:(?:the|le|la|les) )?(\d)(?![\d.,a-z]\d|[\da-z]| (?:robes?|pulls?|pieces?|modeles?|coats?|dresses|articles?|derniere?s|premiere?s))/g;
const theOne = /(?<![a-z0-9])(?:le|la|the) (\d)(?= |$|,|[?])(?! (?:pieces?|pour cent|modeles?|robes?|fois))/g;
const pointedAt = wordsLike(thisOne.map((source) => `(?:${source})(?![a-z])`));
const asked = wordsLike([itAsked], "g");
