import type { Language } from "#vocabulary/language.ts";
import type { Concept, GarmentConcept } from "#vocabulary/lexicon/concept.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";
import { type Phrases, phrasesOf } from "./phrases.ts";

type OutsideConcept = Extract<Concept, { facet: "outside" }>;

/** What a title is about: a garment, with the other garment words that describe it, or a thing we do not sell. */
export interface HeadNoun {
  readonly noun: GarmentConcept | OutsideConcept;
  readonly match: Match;
  /** The nearest first: in "mary jane high heel pumps" the heel tells more. */
  readonly modifiers: readonly GarmentConcept[];
}

interface Candidate {
  readonly match: Match;
  readonly noun: GarmentConcept | OutsideConcept;
  readonly segment: number;
  readonly aside: boolean;
}

/**
 * English puts what a thing is last ("shirt dress"), French first ("robe chemise"); what comes with it is not it
 * ("jacket with shirt collar").
 */
export function headNoun(
  title: string,
  matches: readonly Match[],
  language: Language | undefined,
): HeadNoun | undefined {
  const phrases = phrasesOf(title, matches);
  const candidates = matches.flatMap((match): Candidate[] => {
    const { concept } = match;
    return concept.facet === "garment" || concept.facet === "outside"
      ? [{ match, noun: concept, ...phrases.placeOf(match) }]
      : [];
  });
  const main = candidates.filter(({ aside }) => !aside);
  const phrase = chosenSegment(main.length > 0 ? main : candidates, phrases);
  const head = headOf(phrase, title, language ?? languageOf(phrase));
  if (!head) return undefined;
  const distance = ({ match }: Candidate) => Math.abs(match.start - head.match.start);
  const modifiers = phrase
    .toSorted((a, b) => distance(a) - distance(b))
    .flatMap(({ noun }) => (noun !== head.noun && noun.facet === "garment" ? [noun] : []));
  return { noun: head.noun, match: head.match, modifiers };
}

const isStrong = ({ noun }: Candidate) => noun.facet === "garment" && !noun.weak;

/** The segment that names the thing. "MODEL - Shirt - navy blazer" names it in the middle. */
function chosenSegment(candidates: readonly Candidate[], phrases: Phrases): Candidate[] {
  const named = [...new Set(candidates.filter(isStrong).map(({ segment }) => segment))];
  const any = candidates[0]?.segment;
  const middle = phrases.count === 3 && named.includes(1) && phrases.isWhollyKnown(1) ? 1 : undefined;
  const known = named.find((segment) => phrases.isWhollyKnown(segment));
  const first = named[0];
  const segment =
    middle ?? (first !== undefined && phrases.isWhollyKnown(first) ? first : (known ?? first)) ?? any;
  return candidates.filter((candidate) => candidate.segment === segment);
}

function headOf(
  phrase: readonly Candidate[],
  title: string,
  language: Language | undefined,
): Candidate | undefined {
  const strong = phrase.filter(isStrong);
  const firm = phrase.filter((candidate) => isStrong(candidate) || isFirmlyOutside(candidate));
  // A ball or a game is on many T-shirts: such a word counts only when nothing is worn.
  const field = firm.length > 0 ? firm : phrase.filter(({ noun }) => noun.facet === "garment");
  const nouns = field.length > 0 ? field : phrase;
  if (language === "fr") return nouns[0];
  const whole = strong.find(({ match }) => pieces.test(title.slice(match.start, match.end)));
  if (whole) return whole;
  const common = commonest(strong);
  if (common) return common;
  if (opens(strong[0], title)) return strong[0];
  return lastOf(nouns, title) ?? strong.at(-1);
}

const isFirmlyOutside = ({ noun }: Candidate) =>
  noun.facet === "outside" && !["equipment", "toy", "other"].includes(noun.key);

/**
 * Titles stuffed with every word a shopper may type end in any of them: "slip-on sneakers, canvas shoes, walking
 * flats". Of four names or more, the family that most of them are of decides.
 */
function commonest(strong: readonly Candidate[]): Candidate | undefined {
  if (strong.length < 4) return undefined;
  const telling = strong.flatMap((candidate) => {
    const { noun } = candidate;
    return noun.facet === "garment" && noun.says !== "department"
      ? [{ candidate, family: familyOf(noun) }]
      : [];
  });
  const most = telling.findLast(
    ({ family }) => 2 * telling.filter((other) => other.family === family).length > telling.length,
  );
  return most?.candidate;
}

/** "Raincoat kids waterproof hooded poncho": named first, with whom it is for, then whatever else comes to mind. */
function opens(first: Candidate | undefined, title: string): boolean {
  if (!first) return false;
  const before = title.slice(0, first.match.start).trim().split(/\s+/);
  return before.length <= 2 && worn.test(title.slice(first.match.end));
}

const worn = /^\s*(for\s+)?(men|women|boys|girls|kids|ladies)('?s)?\b/i;

const familyOf = ({ leaves }: GarmentConcept) => (leaves.women ?? leaves.men)?.slice(0, 3);

/** A suit of three pieces is named before its pieces. */
const pieces = /\bpiece\b/i;

/** The last one; of several side by side ("tie + cufflinks", "shirt and trousers") the first. */
function lastOf(nouns: readonly Candidate[], title: string): Candidate | undefined {
  const between = (i: number) => title.slice(nouns[i - 1]?.match.end, nouns[i]?.match.start);
  let at = nouns.length - 1;
  // Said again at the end, it is the thing: "bow tie, for a tuxedo & wedding, bow ties"; not so in "watch and bracelet".
  const isSaidAgain = nouns.slice(0, at).some(({ noun }) => noun === nouns[at]?.noun);
  if (isSaidAgain && !paired.test(between(at))) return nouns[at];
  while (at > 0 && joined.test(between(at))) at--;
  return nouns[at];
}

/** The conjunction follows the noun at once: in "T-shirt black and white shorts" it joins colours. */
const joined = /^\s*(\+|&|\band\b|\bn\b|\bplus\b)/i;
const paired = /^\s*(\+|&|and|n|plus)\s*$/i;

function languageOf(phrase: readonly Candidate[]): Language | undefined {
  const french = phrase.filter(({ match }) => match.language === "fr").length;
  const english = phrase.filter(({ match }) => match.language === "en").length;
  if (french === english) return phrase[0]?.match.language ?? "en";
  return french > english ? "fr" : "en";
}
