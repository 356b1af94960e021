import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";

/** Where in a title something stands. */
interface Place {
  /** Commas, dashes and brackets cut a title into segments, counted from 0. */
  readonly segment: number;
  /** Behind "with", "for" and their like: it says what goes with the garment, not what the garment is. */
  readonly aside: boolean;
}

export interface Phrases {
  readonly count: number;
  placeOf(match: Match): Place;
  /** Whether every word of a segment is one the lexicon knows, as in "Robe longue". */
  isWhollyKnown(segment: number): boolean;
}

/** Cuts a title into what it says first and what it adds. */
export function phrasesOf(title: string, matches: readonly Match[]): Phrases {
  const cuts = separators(title);
  const segmentAt = (position: number) => cuts.filter((cut) => cut < position).length;
  const known = new Uint8Array(title.length + 1);
  for (const { start, end } of matches) known.fill(1, start, end);
  const asides: number[] = [];
  const strangers = new Set<number>();
  for (const { text, start, end } of tokenise(title)) {
    if (known[start] === 1) continue;
    strangers.add(segmentAt(start));
    if (turns.has(text) && !isCounted(title, start, end) && !isInitial(title, start, end)) asides.push(start);
  }
  return {
    count: cuts.length + 1,
    placeOf: ({ start }) => {
      const segment = segmentAt(start);
      return { segment, aside: asides.some((aside) => aside < start && segmentAt(aside) === segment) };
    },
    isWhollyKnown: (segment) => !strangers.has(segment),
  };
}

const turns = new Set(
  "with w in for featuring without from inspired under avec pour sans compatible assorti assortie facon".split(
    " ",
  ),
);

/** "2 in 1" turns nothing. */
function isCounted(title: string, start: number, end: number): boolean {
  return /\d\s*-?$/.test(title.slice(0, start)) || /^\s*-?\d/.test(title.slice(end));
}

/** The W of a maker's name is no "w/". */
const isInitial = (title: string, start: number, end: number) =>
  title.slice(start, end) === "W" && title[end] !== "/";

/** Where the title is cut. A hyphen cuts only between spaces, a slash and a plus never: "black/white", "tie+cufflink". */
function separators(title: string): number[] {
  return [...title.matchAll(/\s[-–—]\s|[,;|()[\]{}:•]|\s[–—]|\.\s/g)].map(({ index }) => index);
}
