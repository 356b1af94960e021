import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";
import { implies } from "./moods.ts";
import { isSmall } from "./small-words.ts";
import { stretchOf, type Understood } from "./understood.ts";
import { isRelative } from "./wearer-in.ts";

/** What neither the lexicon nor the grammar took. */
export function freeWords(text: string, matches: readonly Match[]): Understood["free"] {
  const known = new Uint8Array(text.length + 1);
  for (const { start, end } of matches) known.fill(1, start, end);
  return tokenise(text)
    .filter(({ text: word, start }) => known[start] !== 1 && word.length > 1)
    .filter(({ text: word }) => !isSmall(word) && !implies(word) && !isRelative(word))
    .map(({ text: word, start, end }) => ({ word, ...stretchOf(text, [start, end]) }));
}
