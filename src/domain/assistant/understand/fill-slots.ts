import type { Match } from "#vocabulary/lexicon/match-words.ts";
import { attributeOf } from "./attributes.ts";
import { categoriesIn } from "./categories.ts";
import type { Hearing } from "./hearing.ts";
import { add, type Many } from "./many.ts";

/** What words say of a piece, but for its colour and what it is. */
export function fill(into: Many, matches: readonly Match[], text: string, brands: ReadonlySet<string>): void {
  for (const match of matches) {
    const words = text.slice(match.start, match.end).replace(/\s+/g, " ");
    if (match.concept.facet === "brand" && !brands.has(match.concept.key)) continue;
    const found = attributeOf(match, words);
    if (found) add(into, found.slot, found.values);
  }
}

/** The ballet of ballet flats and the jogging that is a garment are no sport, nor are « boucles d’oreilles » buckles. */
export const isOfName = (
  { concept, start, end }: Match,
  garments: readonly {
    readonly concept: { readonly key: string };
    readonly start: number;
    readonly end: number;
  }[],
): boolean =>
  (concept.facet === "activity" || (concept.facet === "closure" && concept.key === "buckle")) &&
  garments.some(
    (garment) =>
      garment.start <= start && end <= garment.end && !/^(?:sport|outdoor)-/.test(garment.concept.key),
  );

/** Whoever wants no heels names shoes and means their height. */
export function addGarment(
  not: Many,
  match: Match,
  text: string,
  universe: Hearing["universe"],
  isFrench: boolean,
): void {
  const words = text.slice(match.start, match.end);
  if (/heels?$|^talons?|^wedges?$|^stilettos?$|^compensee?s$/.test(words)) {
    const shapes = heelsIn(words);
    add(not, "heel", shapes.length > 0 ? shapes : ["low", "mid", "high"]);
    return;
  }
  const codes = categoriesIn(text, [match], universe, { isFrench, isOutfit: false });
  if (match.concept.facet === "garment" && !match.concept.weak) add(not, "category", codes);
}

/** The heel that shoes are named with: "kitten heels", "sandales à talons carrés". */
export function heelsIn(text: string): readonly string[] {
  return heelForms.flatMap(([form, key]) => (form.test(text) ? [key] : []));
}
const heelForms: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])(?:block|chunky|square) heel|talons? (?:carre|bloc|epais)/, "block"],
  [/stiletto|talons? (?:aiguille|fin)/, "stiletto"],
  [/kitten|talons? bobine/, "kitten"],
  [/(?<![a-z])wedge|compensee?s?(?![a-z])/, "wedge"],
  [
    /(?<![a-z])(?:low|lower|small|tiny|little|tiny little|short) heel|petits? talons?|talons? (?:tres |assez |plutot )?(?:bas|discrets?)(?![a-z])/,
    "low",
  ],
  [/(?<![a-z])(?:mid|medium|mid height) heel|talons? (?:moyens?|mi hauts?)(?![a-z])/, "mid"],
  [/(?<![a-z])high heel|talons? hauts?(?![a-z])/, "high"],
];
