import type { Concept, GarmentConcept } from "#vocabulary/lexicon/concept.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";
import type { Universe } from "#vocabulary/universe.ts";

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
    concept.facet === "garment"
      ? [{ concept, start, end, words: text.slice(start, end).replace(/\s+/g, " ") }]
      : [],
  );
  const strong = found.filter(
    ({ concept, words, start }) =>
      !concept.weak &&
      !(/^impermeables?$/.test(words) && /(?:est|sont|soit|soient)\s*$/.test(text.slice(0, start))),
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
  for (const [key, when, codes] of rules) {
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

type Has = (facet: Concept["facet"], ...keys: readonly (string | number)[]) => boolean;
type Rule = readonly [
  key: string,
  when: RegExp | ((has: Has, text: string) => boolean),
  codes: readonly string[] | ((universe: Universe) => readonly string[]),
];

const leathery = (has: Has) => has("material", "leather", "suede", "faux-leather");
const sporty = (has: Has) =>
  has("activity", "sport", "running", "training", "yoga", "cycling") || has("occasion", "sport");
const sleeveless = (has: Has) => has("sleeve", "sleeveless");
/** A dog, the town: whoever walks there is no hiker. */
const walked =
  /(?<![a-z])(?:walk(?:ing|s)? (?:the|my|our|a|around|about|to|in|all|everywhere|long|for)|danc(?:e|ing)|danser|marche[rs]? (?:en|dans|toute|beaucoup|sur|longtemps|des)|walk(?:ing)? (?:a lot|miles)|promene[rs]?)(?![a-z])/;
const anything = /./;

/** By the name of the garment; the first that fits decides, by the words of the name or by what stands around it. */
const rules: readonly Rule[] = [
  ["trousers", (has) => has("build", "tailored"), ["A.3.3"]],
  ["trousers", anything, ["A.3"]],
  [
    "tailored-trousers",
    /tailored|dress|suit|formal|smart|costume|tailleur|habille|ville|pinces|smoking/,
    ["A.3.3"],
  ],
  ["tailored-trousers", anything, ["A.3"]],
  ["chinos", /chino|khaki/, ["A.3.2"]],
  ["chinos", anything, ["A.3"]],
  ["leggings", (has, text) => sporty(has) && !/(?<![a-z])(?:yoga|pilates)(?![a-z])/.test(text), ["G.1.2"]],
  ["leggings", (has, text) => sporty(has) && /sport|gym/.test(text), ["G.1.2"]],
  ["shorts", (has) => sporty(has) && has("activity"), ["G.1.2"]],
  ["top", (has) => sporty(has), ["G.1.1"]],
  ["top", /^tops?$/, (universe) => [universe === "women" ? "A.1.2" : "A.1"]],
  ["top", anything, ["A.1"]],
  ["t-shirt", (has) => has("activity", "running", "training", "sport"), ["G.1.1"]],
  ["undershirt", /t ?shirt|tee/, ["A.1.1"]],
  ["knit", anything, ["A.2"]],
  ["hoodie", /^sweats? zippe/, ["A.2.3"]],
  ["sweatshirt", (has) => has("neckline", "hooded"), ["A.2.4"]],
  ["roll-neck", /montant|cheminee|mock|funnel|high neck/, ["A.2.1"]],
  ["pullover", (has) => has("neckline", "roll-neck"), ["A.2.5"]],
  ["gilet-fr", (has) => has("build", "tailored"), ["A.6.3"]],
  ["gilet-fr", (has) => sleeveless(has), ["A.4.5"]],
  ["gilet-fr", anything, ["A.2.2"]],
  ["jacket", leathery, ["A.4.3"]],
  ["jacket", (has) => has("material", "denim"), ["A.4.4"]],
  ["jacket", sleeveless, ["A.4.5"]],
  ["jacket", (has) => has("activity", "ski", "running", "training"), ["G.1.3"]],
  ["puffer", sleeveless, ["A.4.5"]],
  ["jacket", anything, ["A.4"]],
  ["blazer", /tweed|cintree|droite|sans col|croisee|boucle/, ["A.4"]],
  ["light-jacket", /workwear|cropped|zip|reversible|courte/, ["A.4"]],
  ["sport-jacket", /^fleece jackets?$|^vestes? polaires?$/, ["A.4"]],
  [
    "wool-coat",
    /wool|laine|overcoat|caban|duff|pea ?coat|pardessus|loden|crombie|chesterfield|reefer|topcoat/,
    ["A.5.1"],
  ],
  ["wool-coat", (has) => has("material", "wool"), ["A.5.1"]],
  ["wool-coat", anything, ["A.5"]],
  ["coat", (has) => has("material", "wool"), ["A.5.1"]],
  ["coat", anything, ["A.5"]],
  ["suit", anything, ["A.6.1"]],
  ["evening-dress", /cocktail|evening|gown|soiree|bal\b|gala|prom|ball/, ["A.7.4"]],
  ["evening-dress", anything, ["A.7"]],
  ["mini-dress", /mini/, ["A.7.1"]],
  ["mini-dress", anything, ["A.7"]],
  ["dress", (_, text) => /(?<![a-z])mini(?![a-z])/.test(text), ["A.7.1"]],
  ["dress", (_, text) => /(?<![a-z])midi(?![a-z])/.test(text), ["A.7.2"]],
  ["dress", (has) => has("length", "maxi"), ["A.7.3"]],
  ["skirt", (_, text) => /(?<![a-z])mini(?![a-z])/.test(text), ["A.8.1"]],
  ["skirt", (_, text) => /(?<![a-z])midi(?![a-z])/.test(text), ["A.8.2"]],
  ["skirt", (has) => has("length", "maxi"), ["A.8.3"]],
  ["mini-skirt", /mini/, ["A.8.1"]],
  ["mini-skirt", anything, ["A.8"]],
  ["midi-skirt", /midi|mi ?long|knee|mid/, ["A.8.2"]],
  ["midi-skirt", anything, ["A.8"]],
  ["maxi-skirt", /maxi|long|full|floor/, ["A.8.3"]],
  ["maxi-skirt", anything, ["A.8"]],
  ["classic-shoes", /ville|formal|dress|smart|business|office|habille|costume/, ["B.2"]],
  ["classic-shoes", anything, ["B"]],
  ["casual-shoes", anything, ["B.1"]],
  ["pumps", /heels?$|^talons/, ["B.2.1", "B.2.3"]],
  ["pumps", /^chaussures a talons?|^heeled shoes?/, ["B.2.1", "B.2.3"]],
  ["heel-alone", anything, ["B.2.1", "B.2.3"]],
  ["heeled-sandals", /^wedges?$|^compensees$/, ["B"]],
  ["ballerinas", /^flat shoes?$|^chaussures? plates?$/, ["B"]],
  ["boots", (has, text) => has("activity", "hiking") && !walked.test(text), ["B.5.2"]],
  ["boots", (_, text) => /ankle|cheville/.test(text), ["B.3.1"]],
  ["boots", (_, text) => /knee|thigh|genou|hautes/.test(text), ["B.3.2"]],
  ["boots", (has) => has("closure", "lace-up"), ["B.3.2"]],
  ["boots", anything, ["B.3"]],
  ["high-boots", (has) => has("closure", "lace-up"), ["B.3.2"]],
  ["high-boots", /^(?:bottes?|bottes plates|bottes a talons?)$/, ["B.3"]],
  [
    "sandals",
    (has) => has("heelShape") || has("heel", "high", "mid", "low"),
    (universe) => [universe === "women" ? "B.2.3" : "B.4.1"],
  ],
  ["shoes", (has, text) => has("activity", "hiking") && !walked.test(text), ["B.5.2"]],
  ["shoes", (has, text) => has("activity") && !walked.test(text), ["B.5.1"]],
  ["shoes", anything, ["B"]],
  ["bag", (_, text) => /crossbody|bandouliere|cross body|shoulder strap/.test(text), ["C.1.3"]],
  ["bag", anything, ["C.1"]],
  [
    "briefcase",
    /laptop|ordi|document|brief|cartable|mallette|serviette|portfolio|attache|computer/,
    (universe) => [universe === "men" ? "C.1.4" : "C.1.3"],
  ],
  ["briefcase", anything, ["C.1"]],
  ["hat", anything, ["D.2.1"]],
  ["jewellery", anything, ["E.2"]],
  ["underwear", anything, (universe) => [universe === "men" ? "F.1.1" : "F.1"]],
];

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
