import type { Language } from "../language.ts";
import type { BrandIndex } from "./brand-index.ts";
import type { Concept } from "./concept.ts";
import { type Token, tokenise } from "./fold-text.ts";
import { formsByFirstWord, type Sense } from "./form-index.ts";

/** A concept found in a text, and where. Several may share one place. */
export interface Match {
  readonly concept: Concept;
  /** Where it stands in the text as it was given. */
  readonly start: number;
  readonly end: number;
  /** The language the word is of; none when both have it. */
  readonly language?: Language;
}

export interface MatchOptions {
  /** Of the text; both when it is not known. */
  readonly language?: Language | undefined;
  /** Names that describe nothing, whatever words they are made of. */
  readonly brands?: BrandIndex | undefined;
}

/**
 * The words of fashion in a text, in its order. The longest form wins ("navy blue" is not blue), and brands come
 * before everything. A garment's name may hold a fact of its own: "leather jacket" is also leather.
 */
export function matchWords(text: string, { language, brands }: MatchOptions = {}): Match[] {
  const tokens = tokenise(text);
  const taken = new Uint8Array(tokens.length);
  const runs: Run[] = [];
  if (brands) {
    for (const { from, until, name } of brands.find(tokens)) {
      taken.fill(1, from, until);
      runs.push({ from, until, senses: [{ concept: { facet: "brand", key: name } }] });
    }
  }
  const found = longestFirst(tokens, language);
  for (const run of found) {
    if (taken.subarray(run.from, run.until).includes(1)) continue;
    taken.fill(1, run.from, run.until);
    runs.push(run, ...factsWithin(run, found), ...denimWithin(run, found));
  }
  return runs.toSorted((a, b) => a.from - b.from).flatMap((run) => matchesOf(run, tokens));
}

/** Words of the text, from one and before another, that are a form. */
interface Run {
  readonly from: number;
  readonly until: number;
  readonly senses: readonly Sense[];
}

function longestFirst(tokens: readonly Token[], language: Language | undefined): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < tokens.length; from++) {
    for (const { words, senses } of formsByFirstWord().get(tokens[from]?.text ?? "") ?? []) {
      if (!words.every((word, i) => isNext(tokens[from + i], word, i))) continue;
      const meant = language
        ? senses.filter((sense) => sense.language === undefined || sense.language === language)
        : senses;
      if (meant.length > 0) runs.push({ from, until: from + words.length, senses: meant });
    }
  }
  return runs.sort((a, b) => b.until - b.from - (a.until - a.from) || a.from - b.from);
}

/** What the words inside a garment's name say of it. */
function factsWithin(name: Run, found: readonly Run[]): Run[] {
  if (name.until - name.from < 2 || !name.senses.some(({ concept }) => concept.facet === "garment"))
    return [];
  const facts: Run[] = [];
  for (const run of found) {
    if (run.from < name.from || run.until > name.until || run === name) continue;
    if (facts.some((fact) => run.from < fact.until && fact.from < run.until)) continue;
    const senses = run.senses.filter(({ concept }) => isTelling(concept));
    if (senses.length > 0) facts.push({ ...run, senses });
  }
  return facts;
}

/** Blue denim is a colour and denim too: no other cloth gives its name to a colour and means it. */
function denimWithin(colour: Run, found: readonly Run[]): Run[] {
  if (colour.until - colour.from < 2 || !colour.senses.some(({ concept }) => concept.facet === "colour"))
    return [];
  return found.flatMap((run) => {
    if (run === colour || run.from < colour.from || run.until > colour.until) return [];
    const senses = run.senses.filter(
      ({ concept }) => concept.key === "denim" || (concept.facet === "garment" && concept.weak),
    );
    return senses.length > 0 ? [{ ...run, senses }] : [];
  });
}

/** The straw of a straw hat is no colour: inside a name only a firm one is. */
const isTelling = (concept: Concept) =>
  telling.has(concept.facet) && !(concept.facet === "colour" && concept.kind === "loose");

const telling = new Set<Concept["facet"]>([
  "colour",
  "pattern",
  "material",
  "fit",
  "neckline",
  "collar",
  "sleeve",
  "length",
  "rise",
  "closure",
  "heel",
  "heelShape",
  "occasion",
  "season",
  "style",
  "build",
  "activity",
]);

const isNext = (token: Token | undefined, word: string, i: number) =>
  token !== undefined && token.text === word && (i === 0 || !token.apart);

function matchesOf({ from, until, senses }: Run, tokens: readonly Token[]): Match[] {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[until - 1]?.end ?? start;
  return senses.map((sense) => ({ ...sense, start, end }));
}
