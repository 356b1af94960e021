import type { Slots } from "#vocabulary/assistant.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";
import { fillColours } from "./colours-said.ts";
import { fill } from "./fill-slots.ts";
import type { Many } from "./many.ts";

/** What may say which of the pieces shown is meant: "the black one", « celle en cuir », « la noire ». */
export function readPointed(text: string, matches: readonly Match[]): readonly Slots[] {
  const spans = forms
    .flatMap((form) => [...text.matchAll(form)])
    .map((found) => ({ start: found.index, end: found.index + found[0].length }))
    .sort((a, b) => a.start - b.start);
  return spans.flatMap(({ start, end }) => {
    const inside = matches.filter((match) => match.start >= start && match.end <= end);
    if (inside.some(({ concept }) => concept.facet === "garment")) return [];
    const slots: Many = {};
    fill(slots, inside, text, none);
    fillColours(slots, inside, text, []);
    return Object.keys(slots).length > 0 ? [slots] : [];
  });
}

const none: ReadonlySet<string> = new Set();

const ends =
  "(?= ?(?:$|[?,.!;:]| (?:mais|but|svp|stp|please|et|and|ou|or|me|est|is|va|looks|in|en|for|pour)(?![a-z])))";
const forms: readonly RegExp[] = [
  /(?<![a-z])(?:the|that|this) (?:[a-z]+ ){1,3}one(?![a-z])/g,
  new RegExp(`(?<![a-z])(?:the )?one (?:in|with|made of|that is)(?: the| an?)?(?: [a-z]+){1,2}?${ends}`, "g"),
  new RegExp(
    `(?<![a-z])(?:celle|celui) (?:qui est |en |a |au |aux |avec )(?:une? |des |les |le |la )?[a-z]+(?: [a-z]+)??${ends}`,
    "g",
  ),
  // A colour is masculine by itself: « la noire » is a piece, « le noir » may be the colour.
  new RegExp(`(?<![a-z])(?<!(?:de|en|dans|sur|pour|avec|sans|a) )la [a-z]+e(?: [a-z]+)??${ends}`, "g"),
  new RegExp(`(?<=^ *|(?:pourquoi|compare|entre|et|ou|c est) )le [a-z]+(?: [a-z]+)??${ends}`, "g"),
];
