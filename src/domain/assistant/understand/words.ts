import type { Language } from "#vocabulary/language.ts";
import type { BrandIndex } from "#vocabulary/lexicon/brand-index.ts";
import { type Match, matchWords } from "#vocabulary/lexicon/match-words.ts";
import { isEveryday, languageAround } from "./language.ts";

/** Names of makers that are plain words where people talk: « ma robe », "just jeans", "a burnt orange scarf". */
const namesakes =
  /(?<![a-z])(?:ma (?=robe)|just (?=jeans)|burnt (?=orange)|cotton (?=belt)|classic (?=polo)|silver (?=jeans)|red (?=rose)|royal (?=polo)|mint (?=velvet)|coral (?=blue)|american (?=vintage)|new (?=look)|polo (?=club)|white (?=stuff)|olive (?=verte)|hot (?=chocolate))/g;

/** The words of fashion in a message, those of the other language too where they are plainly meant: people mix. */
export function hearWords(said: string, language: Language, brands: BrandIndex): readonly Match[] {
  const text = said.replace(namesakes, (found) => found.replace(" ", ","));
  const own = matchWords(text, { language, brands });
  const open = matchWords(text, { brands });
  const isTheirs = (match: Match) =>
    match.language !== undefined &&
    match.language !== language &&
    languageAround(text, match.start, match.end, language) === match.language;
  // A robe is another thing in French: where the words around it are, so is it.
  const theirs = open.filter((match) => isTheirs(match));
  const kept = own.filter(
    ({ start, end }) =>
      !theirs.some((other) => other.start <= start && other.end >= end && other.concept.facet === "garment"),
  );
  const borrowed = open.filter(
    (match) =>
      match.language !== undefined &&
      match.language !== language &&
      !kept.some(({ start, end }) => start < match.end && match.start < end) &&
      (isTheirs(match) || !isEveryday(text.slice(match.start, match.end), language)),
  );
  return [...kept, ...borrowed].sort((a, b) => a.start - b.start);
}
