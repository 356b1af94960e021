import { type Token, tokenise } from "#vocabulary/lexicon/fold-text.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";
import { between, carriers, negators } from "./small-words.ts";

/** What a text does not want, and the text without it. */
export interface Negations {
  readonly matches: readonly Match[];
  /** Words that the lexicon does not know. */
  readonly words: readonly string[];
  readonly rest: string;
}

/** "Without", "sans", "pas" and their like, up to the end of what they are about; "or" and "ni" carry them on. */
export function readNegations(text: string, matches: readonly Match[]): Negations {
  const tokens = tokenise(text);
  const known = new Uint8Array(text.length + 1);
  for (const { start, end } of matches) known.fill(1, start, end);
  const [unwanted, words]: [Match[], string[]] = [[], []];
  let rest = text;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    // Where the lexicon knows the phrase ("sans manches", "pas cher"), it says what is meant.
    if (!token || !negators.has(token.text) || known[token.start] === 1) continue;
    const from = token.start;
    let end = token.end;
    for (let next = i + 1; next < tokens.length; next++) {
      const about = objectAt(tokens, next, matches);
      if (!about) break;
      if (about.matches.length > 0) unwanted.push(...about.matches);
      else words.push(about.token.text);
      end = about.end;
      const last = tokens.findLastIndex(({ start }) => start < end);
      i = last;
      if (!carriers.has(tokens[last + 1]?.text ?? "")) break;
      next = last + 1;
    }
    rest = rest.slice(0, from) + " ".repeat(end - from) + rest.slice(end);
  }
  return { matches: unwanted, words, rest };
}

/** What stands there, behind small words. */
function objectAt(tokens: readonly Token[], from: number, matches: readonly Match[]) {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) return undefined;
    const here = matches.filter(({ start }) => start === token.start);
    if (here.length > 0) return { token, matches: here, end: Math.max(...here.map(({ end }) => end)) };
    if (!between.has(token.text)) return { token, matches: [], end: token.end };
  }
  return undefined;
}
