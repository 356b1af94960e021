import type { ColourKey } from "#vocabulary/attribute.ts";
import type { Language } from "#vocabulary/language.ts";
import type { ColourConcept } from "#vocabulary/lexicon/concept.ts";
import { type Match, matchWords } from "#vocabulary/lexicon/match-words.ts";

/** A colour as a text says it. */
export interface ColourReading {
  readonly key: ColourKey;
  /** As it is written there. */
  readonly shade: string;
}

interface Found extends ColourReading {
  readonly concept: ColourConcept;
  readonly start: number;
  readonly end: number;
}

/** The colours of a title, main first. */
export function coloursOf(title: string, matches: readonly Match[], garment?: Match): ColourReading[] {
  const found = colourMatches(title, matches);
  const firm = found.filter(({ concept }) => concept.kind !== "loose");
  const due = firm.length > 0 ? firm : found.filter((colour) => isDue(colour, title, garment));
  const merged = merge(due, title);
  const last = merged.at(-1);
  const isAside = (colour: Found) =>
    isDetail(colour, title) || (last !== undefined && colour !== last && isMotif(colour, last, title));
  return unique([...merged.filter((colour) => !isAside(colour)), ...merged.filter(isAside)]);
}

/** In "white dress with navy stripes" navy is a detail; in "dress with belt in navy" or "… (navy)" it is not. */
function isDetail({ start, end }: Found, title: string): boolean {
  if (parts.test(title.slice(end))) return true;
  const before = title.slice(0, start);
  const turn = before.match(
    /\b(with|avec|featuring|in|en|coloris)\b(?!.*\b(with|avec|featuring|in|en|coloris)\b)/i,
  );
  if (!turn || /^(in|en|coloris)$/i.test(turn[0])) return false;
  return !/[([|]|\s[-–—]\s/.test(before.slice(turn.index));
}

/** A colour before one of these is that of a part, as in "grey collar white T-shirt". */
const parts =
  /^[\s-]*(colou?red\s)?(collar|sleeves?|lining|trims?|piping|soles?|straps?|buttons?|stitch(es|ing)?|hem|cuffs?|zips?|zipper|laces|heel|pockets?|buckle|hardware|contrast)\b/i;

/** In "orange check black tie" orange is the check's; in "orange & blue check tie" it is the tie's. */
function isMotif({ end }: Found, last: Found, title: string): boolean {
  return motifs.test(title.slice(end, last.start));
}

const motifs = /^\s*((and|&)\s*\w+\s*)?\b(checks?|checked|stripes?|striped|dots?|dotted|polka dots?)\s*$/i;

/** The colours a merchant names in a field of their own: every shade counts. */
export function readColourName(text: string, language?: Language): ColourReading[] {
  return unique(merge(colourMatches(text, matchWords(text, { language })), text));
}

function colourMatches(text: string, matches: readonly Match[]): Found[] {
  return matches.flatMap(({ concept, start, end }, i) => {
    if (concept.facet !== "colour") return [];
    const again = matches.findIndex((other) => other.start === start && other.concept.facet === "colour");
    return again < i ? [] : [{ concept, key: concept.key, shade: text.slice(start, end), start, end }];
  });
}

/** A loose word is a colour behind "in" or a separator, at the end, or just before what it colours. */
function isDue({ start, end }: Found, title: string, garment: Match | undefined): boolean {
  if (/(\b(in|en|coloris|couleur)|[-–—/,(|:])\s*$/i.test(title.slice(0, start))) return true;
  if (title.slice(end).trim() === "") return true;
  return garment !== undefined && title.slice(end, garment.start).trim() === "";
}

/** "Mustard yellow" is one colour, "black white" are two. */
function merge(colours: readonly Found[], text: string): Found[] {
  const merged: Found[] = [];
  for (const colour of colours) {
    const before = merged.at(-1);
    const isTouching = before !== undefined && /^[\s-]*$/.test(text.slice(before.end, colour.start));
    const kept = before && isTouching ? together(before, colour) : undefined;
    if (before && kept)
      merged[merged.length - 1] = {
        ...kept,
        shade: text.slice(before.start, colour.end),
        start: before.start,
        end: colour.end,
      };
    else merged.push(colour);
  }
  return merged;
}

/** The one of a shade and a plain name that says what the two are, when the shade is one of that colour. */
function together(first: Found, second: Found): Found | undefined {
  const plain = [first, second].find(({ concept }) => concept.kind === "plain");
  const shade = plain === first ? second : first;
  if (!plain || shade.concept.kind === "plain") return undefined;
  if (shade.key === plain.key || finer[plain.key]?.includes(shade.key)) return shade;
  return near[plain.key]?.includes(shade.key) ? plain : undefined;
}

/** Keys that are a kind of another key: "wine red" is burgundy. */
const finer: Readonly<Partial<Record<ColourKey, readonly ColourKey[]>>> = {
  blue: ["navy", "light-blue"],
  red: ["burgundy"],
  green: ["khaki"],
  yellow: ["gold"],
  grey: ["silver"],
};

/** Keys whose shades may stand before a plain name and leave it what it is: "teal blue" is blue. */
const near: Readonly<Partial<Record<ColourKey, readonly ColourKey[]>>> = {
  blue: ["green", "grey", "silver", "purple"],
  green: ["blue", "light-blue", "yellow", "grey"],
  red: ["orange", "pink", "brown"],
  pink: ["orange", "red", "purple"],
  brown: ["orange", "grey", "red"],
  grey: ["blue", "brown"],
  yellow: ["orange", "green", "brown"],
  orange: ["brown", "red", "pink", "yellow"],
  purple: ["pink", "burgundy", "blue"],
  black: ["grey", "navy"],
  navy: ["blue", "grey"],
};

function unique(colours: readonly Found[]): ColourReading[] {
  const seen = new Set<ColourKey>();
  return colours.flatMap(({ key, shade }) => {
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ key, shade }];
  });
}
