import type { Concept, GarmentConcept } from "#vocabulary/lexicon/concept.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { categoryRules } from "./category-rules.ts";

/** What is asked for, as parts of the tree of categories: as narrow as the words say, and no narrower. */
export function categoriesIn(
  text: string,
  matches: readonly Match[],
  universe: Universe,
  { isFrench, isOutfit }: { readonly isFrench: boolean; readonly isOutfit: boolean },
): readonly string[] {
  const named = garmentsOf(text, matches, isFrench, isOutfit);
  const shod = named.some(({ concept, words }) => isShoe(concept) && !heelsAlone.test(words));
  const isPump = named.every(
    ({ concept, words }) =>
      (concept.key === "pumps" && !/^escarpin|^court/.test(words)) || concept.key === "heel-alone",
  );
  const asked = shod && !isPump ? named.filter(({ words }) => !heelsAlone.test(words)) : named;
  const codes = asked.flatMap(({ concept, words }) =>
    codesOf(concept, words, universe, { text, matches, isAlone: asked.length === 1 }),
  );
  const all = codes.length > 0 ? codes : isOutfit ? [] : departmentsIn(text);
  // Of a family and a leaf of it, the leaf is meant.
  return [...new Set(all)].filter(
    (code) => !all.some((other) => other !== code && other.startsWith(`${code}.`)),
  );
}

/** The heels of a pair that is named already: "escarpins, talons aiguilles". */
const heelsAlone = /^(?:[a-z]+ )?(?:heels?|talons?)(?: [a-z]+)?$/;
const isShoe = ({ leaves }: GarmentConcept) => (leaves.women ?? leaves.men ?? "").startsWith("B");

export interface NamedGarment {
  readonly concept: GarmentConcept;
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

/** The garments that are wanted: what goes with them is not, except in a look. */
export function garmentsOf(
  text: string,
  matches: readonly Match[],
  isFrench: boolean,
  isOutfit: boolean,
): readonly NamedGarment[] {
  const found = matches.flatMap(({ concept, start, end }): NamedGarment[] =>
    concept.facet === "garment" && text.slice(start, end) !== "tight"
      ? [{ concept, start, end, words: text.slice(start, end).replace(/\s+/g, " ") }]
      : [],
  );
  const strong = found.filter(
    ({ concept, words, start }) =>
      !concept.weak &&
      !(/^(?:impermeables?|ceinturee?s?)$/.test(words) && isSaidOf(text, start, found)) &&
      // The straps of a dress hold up no trousers.
      !(
        /^(?:fines? )?bretelles?(?: [a-z]+)?$/.test(words) && found.some((other) => hasStraps(other.concept))
      ),
  );
  const named = strong.length > 0 ? strong : found.filter(({ concept }) => !clothAlone.has(concept.key));
  const kept: NamedGarment[] = [];
  for (const garment of named) {
    const before = kept.at(-1);
    if (!before) {
      kept.push(garment);
      continue;
    }
    const gap = text.slice(before.end, garment.start);
    // « Une montre à bracelet cuir » is a watch.
    if (before.concept.key === "watch" && /^\s*(?:a|avec(?: un)?|with an?)\s*$/.test(gap)) continue;
    if (before.concept.key === "watch" && ofWatch.test(`${gap}|${garment.words}${text.slice(garment.end)}`))
      continue;
    if (before.start === garment.start) continue;
    if (/^\s*$/.test(gap)) {
      // English names a thing last, French first.
      if (before.concept.key === garment.concept.key) kept.push(garment);
      else if (!isFrench) kept[kept.length - 1] = garment;
    } else if (corrected.test(gap) && !joined.test(gap)) kept.splice(0, kept.length, garment);
    else if (isOutfit || joined.test(gap) || !beside.test(gap)) kept.push(garment);
  }
  return kept;
}

/** « Une montre fine, bracelet cuir ». */
const ofWatch =
  /^[\s,]*(?:(?!(?:et|and|ou|or|un|une|des|an?|plus)(?![a-z]))[a-z]+[\s,]*){0,3}\|bracelets? (?!(?:et|and|ou|or)(?![a-z]))[a-z]/;
const hasStraps = ({ leaves }: GarmentConcept): boolean => /^(?:A\.1|A\.7|A\.9|F)/.test(leaves.women ?? "");

/** « Une veste orange imperméable »: said of the jacket before it. */
const isSaidOf = (text: string, start: number, all: readonly NamedGarment[]): boolean =>
  /(?:est|sont|soit|soient)\s*$/.test(text.slice(0, start)) ||
  all.some(
    ({ end }) =>
      end < start && !/[;.!?]|(?<![a-z])(?:et|ou|une?|des|mais)(?![a-z])/.test(text.slice(end, start)),
  );

const corrected =
  /(?<![a-z])(?:just an?|only an?|juste une?|enfin|non|plutot|rather|actually|no wait|i mean|en fait)(?![a-z])/;
const joined = /(?<![a-z])(?:and|or|et|ou|plus|n)(?![a-z])|[+&/]/;
const beside =
  /(?<![a-z])(?:with|avec|for|pour|under|over|sous|like|comme|than|que|into|to go|to match|to wear|assortie?s?|of|de|du|in|en|facon|style|type|matching|from)(?![a-z])/;

/** Words for a cloth that name a garment only in titles. */
const clothAlone = new Set([
  "denim-alone",
  "fleece-alone",
  "body",
  "jersey-shirt",
  "kidswear",
  "slip-en",
  "bas-fr",
  "costume-set",
  "accessory-set",
]);

interface Around {
  readonly text: string;
  readonly matches: readonly Match[];
  readonly isAlone: boolean;
}

function codesOf(
  concept: GarmentConcept,
  words: string,
  universe: Universe,
  { text, matches, isAlone }: Around,
): readonly string[] {
  const has = (facet: Concept["facet"], ...keys: readonly (string | number)[]) =>
    matches.some(
      (match) => match.concept.facet === facet && (keys.length === 0 || keys.includes(match.concept.key)),
    );
  for (const [key, when, codes] of categoryRules) {
    if (key !== concept.key) continue;
    if (typeof when === "function" ? isAlone && when(has, text) : when.test(words))
      return typeof codes === "function" ? codes(universe) : codes;
  }
  const leaf = concept.leaves[universe] ?? concept.leaves[universe === "men" ? "women" : "men"];
  if (!leaf) return [];
  if (universe === "men" && /^F\.1\.[23]$/.test(leaf)) return ["F.1.1"];
  if (concept.weak) return [leaf];
  return [leaf.slice(0, { leaf: 5, family: 3, department: 1 }[concept.says])];
}

/** Words for a whole department, which titles do not use. */
function departmentsIn(text: string): readonly string[] {
  return departments.flatMap(([words, code]) => (words.test(text) ? [code] : [])).slice(0, 1);
}

const departments: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![a-z])(?:sports? clothes|sportswear|gym ?wear|activewear|gym clothes|vetements? de sport|habits de sport|affaires de sport|tenues? de sport)(?![a-z])/,
    "G",
  ],
  [/(?<![a-z])(?:vetements?|habits?|fringues|sapes|clothes|clothing)(?![a-z])/, "A"],
  [/(?<![a-z])(?:accessoires?|accessory|accessories)(?![a-z])/, "D"],
];
