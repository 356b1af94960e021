import type { ColourKey, Fit, Pattern } from "#vocabulary/attribute.ts";
import { patterns } from "#vocabulary/attribute.ts";
import type { Language } from "#vocabulary/language.ts";
import type { BrandIndex } from "#vocabulary/lexicon/brand-index.ts";
import type { Concept, GarmentConcept } from "#vocabulary/lexicon/concept.ts";
import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { type Match, matchWords } from "#vocabulary/lexicon/match-words.ts";
import { styleAxes } from "#vocabulary/style.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { coloursOf } from "../catalogue/title/colours-of.ts";
import { contextOf } from "../catalogue/title/context.ts";
import { garmentOf } from "../catalogue/title/garment-of.ts";
import { guessLanguage } from "../catalogue/title/guess-language.ts";
import { type Heard, heard } from "../catalogue/title/hear.ts";
import { broadGarments } from "./broad-garments.ts";
import { type Kind, kindsIn } from "./kinds.ts";
import { readPrice } from "./price-phrase.ts";
import { readNegations } from "./read-negations.ts";
import type { GroupName } from "./set-table.ts";
import { readSize } from "./size-phrase.ts";
import { isSmall } from "./small-words.ts";

/** One value of a group of sets. */
export interface Value {
  readonly group: GroupName;
  readonly value: string;
}

/** Something that was said: a product has to have one of the values, and the nearest is one that has the best. */
interface Said {
  readonly words: string;
  readonly any: readonly Value[];
  readonly best?: readonly Value[];
  readonly not?: boolean;
}

/** What a text asks for. */
export interface Understood {
  readonly language: Language;
  /** Whom it is for, if it says so. */
  readonly universe?: Universe;
  /** Parts of the tree in each universe, `A.7` or `A.7.2`. */
  readonly garment?: {
    readonly words: string;
    readonly branches: Readonly<Record<Universe, readonly string[]>>;
    /** The likeliest first. */
    readonly kinds: readonly Kind[];
  };
  readonly brands: readonly string[];
  /** What is asked of it. */
  readonly wanted: readonly Said[];
  /** What it should be if there is such a thing: for what, when, in what spirit, how dear. */
  readonly hoped: readonly Said[];
  readonly price?: { readonly least?: number; readonly most?: number; readonly words: string };
  readonly size?: { readonly label: string; readonly system?: string };
  /** Words that only names can have. */
  readonly free: readonly string[];
  readonly unwantedWords: readonly string[];
}

export function understandQuery(text: string, told: Language, brands: BrandIndex): Understood {
  const { rest: unpriced, ...bounds } = readPrice(text);
  const { rest: plain, label, system } = readSize(unpriced);
  const language = guessLanguage(plain, matchWords(plain, { brands })) ?? told;
  const negations = readNegations(plain, matchWords(plain, { language, brands }));
  const said = heard(negations.rest, language, brands);
  const universe = universeIn(said);
  const garment = garmentIn(said, universe);
  const used = said.matches.filter(({ concept }) => concept.facet !== "outside" && suits(concept, garment));
  return {
    language,
    ...(universe && { universe }),
    ...(garment && { garment }),
    brands: said.matches.flatMap(({ concept }) => (concept.facet === "brand" ? [concept.key] : [])),
    wanted: [
      ...coloursIn(said),
      ...used.filter((match) => !isOfCut(match)).flatMap((match) => wantedOf(match, said.text)),
      ...negations.matches.flatMap((match) => unwantedOf(match, negations.rest)),
    ],
    // Shops say less of the cut than shoppers do.
    hoped: [
      ...used.filter(isOfCut).flatMap((match) => wantedOf(match, said.text)),
      ...used.flatMap((match) => hopedOf(match, said.text)),
      ...impliedIn(said),
    ],
    ...((bounds.least !== undefined || bounds.most !== undefined) && {
      price: { ...bounds, words: wordsTaken(text, unpriced) },
    }),
    ...(label && { size: { label, ...(system && { system }) } }),
    free: freeWords(said, used),
    unwantedWords: negations.words,
  };
}

/** A hat may have a wide brim and a bag a long strap: only what is worn has a cut, only shoes have heels. */
function suits({ facet }: Concept, garment: Understood["garment"]): boolean {
  const departments = [...(garment?.branches.men ?? []), ...(garment?.branches.women ?? [])].join(" ");
  if (departments === "") return true;
  if (ofShoes.has(facet)) return /\bB/.test(departments);
  return !ofClothes.has(facet) || /\b[AFG]/.test(departments);
}

const isOfCut = ({ concept: { facet } }: Match) =>
  ofShoes.has(facet) || ofClothes.has(facet) || facet === "closure";

const ofShoes = new Set<Concept["facet"]>(["heel", "heelShape"]);
const ofClothes = new Set<Concept["facet"]>(["fit", "neckline", "collar", "sleeve", "length", "rise"]);

/** What was cut out of a text, as it was written. */
function wordsTaken(before: string, after: string): string {
  let [from, to] = [0, before.length];
  while (from < to && before[from] === after[from]) from++;
  while (to > from && before[to - 1] === after[to - 1]) to--;
  return before.slice(from, to).trim();
}

function universeIn({ context }: Heard): Universe | undefined {
  const men = context.has("wearer", "men") || context.says("papa", "pere", "frere", "copain", "mari");
  const women = context.has("wearer", "women") || context.says("maman", "mere", "soeur", "copine", "mamie");
  return men === women ? undefined : men ? "men" : "women";
}

/** For what, when and how long a dress is wanted does not make it another dress. */
const unnarrowing = new Set<Concept["facet"]>(["occasion", "season", "style", "length", "formality"]);

const clothsAlone = new Set(["denim-alone", "fleece-alone"]);

function garmentIn({ text, matches, head }: Heard, side: Universe | undefined): Understood["garment"] {
  if (head?.noun.facet !== "garment") return activityIn(matches, text);
  // A cloth that stands alone is asked for as a cloth.
  if (clothsAlone.has(head.noun.key)) return undefined;
  const context = contextOf(
    text,
    matches.filter(({ concept }) => !unnarrowing.has(concept.facet)),
  );
  const words = text.slice(head.match.start, head.match.end);
  const reading = garmentOf(head.noun, head.modifiers, context, side, words);
  const kinds = kindsIn(text);
  const branches = Object.fromEntries(
    universes.map((universe) => [universe, branchesOf(head.noun as GarmentConcept, reading, universe)]),
  ) as Record<Universe, readonly string[]>;
  return { words, branches, kinds };
}

function branchesOf(
  noun: GarmentConcept,
  reading: ReturnType<typeof garmentOf>,
  universe: Universe,
): readonly string[] {
  const leaf = reading?.leaves[universe];
  const isPlain = leaf === noun.leaves[universe];
  const broad = broadGarments[noun.key];
  if (broad && isPlain) return broad[universe];
  if (!leaf) return [];
  const letters = { leaf: 5, family: 3, department: 1, guess: 5 }[isPlain ? noun.says : "leaf"];
  return [leaf.slice(0, letters)];
}

/** "Running" alone is a department. */
function activityIn(matches: readonly Match[], text: string): Understood["garment"] {
  const found = matches.find(({ concept }) => concept.facet === "activity");
  if (!found) return undefined;
  const branches = ["G", "B.5"];
  return {
    words: text.slice(found.start, found.end),
    branches: { men: branches, women: branches },
    kinds: [],
  };
}

function coloursIn({ text, matches, open, head }: Heard): Said[] {
  const own = coloursOf(text, matches, head?.match);
  const cloths = matches.flatMap(({ concept, start, end }) =>
    concept.facet === "material" ? [text.slice(start, end)] : [],
  );
  // Denim is a cloth before it is a blue.
  const found = (own.length > 0 ? own : coloursOf(text, open, head?.match)).filter(
    ({ shade }) => !cloths.includes(shade),
  );
  const sayings = found.map(({ key, shade }) => colourSaid(key, shade));
  // "Black or white" leaves the choice, "black and white" wants both.
  const isChoice = sayings.length > 1 && /\s(or|ou)\s/i.test(text);
  if (!isChoice) return sayings;
  return [
    {
      words: sayings.map(({ words }) => words).join(" / "),
      any: sayings.flatMap(({ any }) => any),
      best: sayings.flatMap(({ best = [] }) => best),
    },
  ];
}

const colourSaid = (key: ColourKey, words: string): Said => ({
  words,
  any: [{ group: "colour", value: key }],
  best: [{ group: "mainColour", value: key }],
});

function wantedOf({ concept, start, end }: Match, text: string): Said[] {
  const words = text.slice(start, end);
  const one = (group: GroupName, ...values: readonly string[]): Said[] => [
    { words, any: values.map((value) => ({ group, value })) },
  ];
  switch (concept.facet) {
    case "pattern":
      return concept.key === "graphic" ? [printed(words)] : one("pattern", concept.key);
    case "material":
      return [
        {
          words,
          any: [{ group: "material", value: concept.key }],
          best: [{ group: "mainMaterial", value: concept.key }],
        },
      ];
    case "fit":
      return [
        {
          words,
          any: [concept.key, ...(nearFits[concept.key] ?? [])].map((value) => ({ group: "cut", value })),
          best: [{ group: "cut", value: concept.key }],
        },
      ];
    case "length":
      return [lengthSaid(concept.key, words)];
    case "neckline":
    case "collar":
    case "sleeve":
    case "rise":
    case "closure":
    case "heel":
    case "heelShape":
      return one(concept.facet, concept.key);
    case "offer":
      return concept.key === "sale" || concept.key === "new" ? one(concept.key, "true") : [];
    case "size":
      return /^\d?X*[SL]$|^M$/.test(concept.key) ? one("size", `letter-${concept.key}`) : [];
    default:
      return [];
  }
}

/** "Printed" is any motif; one that has no name of its own is nearest. */
const printed = (words: string): Said => ({
  words,
  any: patterns.filter((pattern) => !unprinted.has(pattern)).map((value) => ({ group: "pattern", value })),
});
const unprinted = new Set<Pattern>(["plain", "cable", "colour-block"]);

const nearFits: Readonly<Partial<Record<Fit, readonly Fit[]>>> = {
  slim: ["super-slim", "fitted", "skinny"],
  fitted: ["slim"],
  loose: ["relaxed", "oversized", "wide", "comfort"],
  relaxed: ["loose", "comfort"],
  oversized: ["boxy"],
  wide: ["flare"],
  regular: ["straight"],
  straight: ["regular"],
};

/** Dresses and skirts are filed by length, other pieces say it. */
function lengthSaid(key: string, words: string): Said {
  const leaves = lengthLeaves[key] ?? [];
  const lengths =
    key === "long" || key === "maxi" ? ["long", "maxi"] : key === "short" ? ["short", "cropped"] : [key];
  const fits = key === "cropped" || key === "short" || key === "long" ? [key] : [];
  return {
    words,
    any: [
      ...lengths.map((value): Value => ({ group: "length", value })),
      ...leaves.map((leaf): Value => ({ group: "category", value: `women.${leaf}` })),
      ...fits.map((value): Value => ({ group: "cut", value })),
    ],
  };
}

const lengthLeaves: Readonly<Record<string, readonly string[]>> = {
  short: ["A.7.1", "A.8.1"],
  midi: ["A.7.2", "A.8.2"],
  long: ["A.7.3", "A.8.3"],
  maxi: ["A.7.3", "A.8.3"],
};

function hopedOf({ concept, start, end }: Match, text: string): Said[] {
  const words = text.slice(start, end);
  const one = (group: GroupName, value: string): Said[] => [{ words, any: [{ group, value }] }];
  switch (concept.facet) {
    case "occasion":
    case "season":
      return one(concept.facet, concept.key);
    case "style":
      return one("style", String(styleAxes.indexOf(concept.key) + 1));
    case "formality":
      return one("formality", String(concept.key));
    case "price":
      return ["cheap", "affordable", "premium", "luxury"].includes(concept.key)
        ? one("band", concept.key)
        : [];
    default:
      return [];
  }
}

/** Words that say something beside their meaning in the lexicon, or have none there. */
function impliedIn({ text }: Heard): Said[] {
  return tokenise(text).flatMap(({ text: word, start, end }) => {
    const value = implied.get(word);
    return value ? [{ words: text.slice(start, end), any: [value] }] : [];
  });
}

const winter: Value = { group: "season", value: "winter" };
const striped: Value = { group: "pattern", value: "striped" };
const implied: ReadonlyMap<string, Value> = new Map([
  ...["warm", "warmer", "chaud", "chaude", "chauds", "chaudes"].map((word) => [word, winter] as const),
  ...["mariniere", "marinieres", "breton"].map((word) => [word, striped] as const),
]);

/** Whatever can be asked for can be unwanted. */
function unwantedOf(match: Match, rest: string): Said[] {
  const { concept } = match;
  const not = (any: readonly Value[]): Said[] => (any.length > 0 ? [{ words: "", any, not: true }] : []);
  if (concept.facet === "colour") return not([{ group: "colour", value: concept.key }]);
  if (concept.facet === "garment")
    return not(
      universes.flatMap((universe) => {
        const leaf = concept.leaves[universe];
        return leaf ? [{ group: "category" as const, value: `${universe}.${leaf}` }] : [];
      }),
    );
  return [...wantedOf(match, rest), ...hopedOf(match, rest)].map(({ any, best }) => ({
    words: "",
    any: concept.facet === "fit" ? (best ?? any) : any,
    not: true,
  }));
}

/** What neither the lexicon nor the grammar took. */
function freeWords({ text }: Heard, matches: readonly Match[]): string[] {
  const known = new Uint8Array(text.length + 1);
  for (const { start, end } of matches) known.fill(1, start, end);
  return tokenise(text).flatMap(({ text: word, start }) =>
    known[start] === 1 || isSmall(word) || implied.has(word) || word.length < 2 ? [] : [word],
  );
}
