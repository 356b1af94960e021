import { type Token, tokenise } from "#vocabulary/lexicon/fold-text.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";
import { between, carriers, exceptions, negators } from "./small-words.ts";
import type { Span } from "./understood.ts";

/**
 * What a text does not want, and the text without it. Each with the stretch that says so: a text from which it is cut
 * still says the rest of the phrase.
 */
export interface Negations {
  readonly matches: readonly { readonly match: Match; readonly at: Span }[];
  /** Words that the lexicon does not know. */
  readonly words: readonly { readonly word: string; readonly at: Span }[];
  readonly rest: string;
}

/** "Without", "sans", "pas" and their like, up to the end of what they are about; "or" and "ni" carry them on. */
export function readNegations(text: string, matches: readonly Match[]): Negations {
  const tokens = tokenise(text);
  const known = new Uint8Array(text.length + 1);
  for (const { start, end } of matches) known.fill(1, start, end);
  const [unwanted, words]: [Negations["matches"][number][], Negations["words"][number][]] = [[], []];
  let rest = text;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    // Where the lexicon knows the phrase ("sans manches", "pas cher"), it says what is meant.
    if (!token || !negators.has(token.text) || known[token.start] === 1) continue;
    // "No, in blue" turns down what was there before, not blue.
    if (tokens[i + 1]?.apart) continue;
    const objects = objectsFrom(tokens, i + 1, matches, exceptions.has(token.text));
    const end = objects.at(-1)?.end ?? token.end;
    for (const [place, object] of objects.entries()) {
      const at = stretchAt(token, objects, place);
      for (const match of object.matches) unwanted.push({ match, at });
      if (object.matches.length === 0) words.push({ word: object.token.text, at });
    }
    i = Math.max(
      i,
      tokens.findLastIndex(({ start }) => start < end),
    );
    rest = rest.slice(0, token.start) + " ".repeat(end - token.start) + rest.slice(end);
  }
  return { matches: unwanted, words, rest };
}

interface Unwanted {
  /** Where what carries the phrase on to it begins. */
  readonly start: number;
  readonly end: number;
  readonly token: Token;
  readonly matches: readonly Match[];
}

function objectsFrom(
  tokens: readonly Token[],
  from: number,
  matches: readonly Match[],
  isException: boolean,
): Unwanted[] {
  const objects: Unwanted[] = [];
  for (let next = from; next < tokens.length; next++) {
    const about = objectAt(tokens, next, matches);
    if (!about) break;
    const carrier = tokens[next - 1];
    objects.push({
      ...about,
      start: objects.length > 0 ? (carrier ?? about.token).start : about.token.start,
    });
    const last = tokens.findLastIndex(({ start }) => start < about.end);
    const carried = tokens[last + 1];
    if (carriers.has(carried?.text ?? "")) next = last + 1;
    else if (isException && ands.has(carried?.text ?? "")) next = last + 1;
    else if (carried?.apart && isListed(tokens, last + 1, matches, about.matches)) next = last;
    else break;
  }
  return objects;
}

/** Everything except lace and silk is without both. */
const ands: ReadonlySet<string> = new Set(["and", "et"]);

/** In "no black, grey or navy" the comma is an "or": another of the kind follows, and then the last one. */
function isListed(
  tokens: readonly Token[],
  from: number,
  matches: readonly Match[],
  alike: readonly Match[],
): boolean {
  const facets = new Set(alike.map(({ concept }) => concept.facet));
  const here = objectAt(tokens, from, matches);
  if (!here?.matches.some(({ concept }) => facets.has(concept.facet))) return false;
  const next = tokens[tokens.findLastIndex(({ start }) => start < here.end) + 1];
  if (!next) return false;
  return carriers.has(next.text) || (next.apart && isListed(tokens, tokens.indexOf(next), matches, alike));
}

/** The one thing goes with its "without"; of several each goes with its "or", the first with the one behind it. */
function stretchAt(negator: Token, objects: readonly Unwanted[], place: number): Span {
  const [object, second] = [objects[place], objects[1]];
  if (!object) return [negator.start, negator.end];
  if (place > 0) return [object.start, object.end];
  return second ? [object.start, second.token.start] : [negator.start, object.end];
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
