import { type Match, matchWords } from "#vocabulary/lexicon/match-words.ts";

/** Parts what a careless hand ran together: "BlueTunic" is a blue tunic. A maker's name ("TopMan") stays as it is. */
export function unglue(text: string): string {
  return text.replace(glued, (word, first: string, second: string) => {
    const left = wholly(first);
    const right = wholly(second);
    const isColoured = [...left, ...right].some(({ concept }) => concept.facet === "colour");
    return left.length > 0 && right.length > 0 && isColoured ? `${first} ${second}` : word;
  });
}

/** Two words with capitals and nothing between them. */
const glued = /(?<!\p{L})(\p{Lu}\p{Ll}{2,})(\p{Lu}[\p{Ll}-]{2,})(?!\p{L})/gu;

const wholly = (word: string): Match[] => matchWords(word).filter(({ end }) => end === word.length);
