import { type Fit, type Pattern, patterns } from "#vocabulary/attribute.ts";
import type { Concept } from "#vocabulary/lexicon/concept.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";
import type { ReadingName } from "#vocabulary/search-filter.ts";
import type { GroupName } from "../set-table.ts";
import { lengthSaid } from "./length-said.ts";
import { type Said, type SaidGarment, type Stretch, stretchOf } from "./understood.ts";

/** A hat may have a wide brim and a bag a long strap: only what is worn has a cut, only shoes have heels. */
export function suits({ facet }: Concept, garment: SaidGarment | undefined): boolean {
  const departments = [...(garment?.branches.men ?? []), ...(garment?.branches.women ?? [])].join(" ");
  if (departments === "") return true;
  if (ofShoes.has(facet)) return /\bB/.test(departments);
  return !ofClothes.has(facet) || /\b[AFG]/.test(departments);
}

export const isOfCut = ({ concept: { facet } }: Match): boolean =>
  ofShoes.has(facet) || ofClothes.has(facet) || facet === "closure";

const ofShoes = new Set<Concept["facet"]>(["heel", "heelShape"]);
const ofClothes = new Set<Concept["facet"]>(["fit", "neckline", "collar", "sleeve", "length", "rise"]);

/** What the thing itself is like. */
export function traitOf({ concept, start, end }: Match, text: string): readonly Said[] {
  const stretch = stretchOf(text, [start, end]);
  switch (concept.facet) {
    case "pattern":
      return concept.key === "graphic" ? [printed(stretch)] : [one(stretch, "pattern", concept.key)];
    case "material":
      return [
        {
          ...one(stretch, "material", concept.key),
          best: [{ group: "mainMaterial", value: concept.key }],
        },
      ];
    case "fit":
      return [
        {
          ...one(stretch, "cut", concept.key),
          any: [concept.key, ...(nearFits[concept.key] ?? [])].map((value) => ({ group: "cut", value })),
          best: [{ group: "cut", value: concept.key }],
        },
      ];
    case "length":
      return [lengthSaid(concept.key, stretch)];
    case "neckline":
    case "collar":
    case "sleeve":
    case "rise":
    case "closure":
    case "heel":
    case "heelShape":
      return [one(stretch, concept.facet, concept.key)];
    case "offer":
      return concept.key === "sale" || concept.key === "new" ? [one(stretch, concept.key, "true")] : [];
    case "size":
      return /^\d?X*[SL]$|^M$/.test(concept.key) ? [one(stretch, "size", `letter-${concept.key}`)] : [];
    default:
      return [];
  }
}

/** One value of a group that is told by the group's own name. */
export const one = (stretch: Stretch, name: ReadingName & GroupName, value: string): Said => ({
  ...stretch,
  name,
  values: [value],
  any: [{ group: name, value }],
});

/** "Printed" is any motif; one that has no name of its own is nearest. */
const printed = (stretch: Stretch): Said => ({
  ...stretch,
  name: "pattern",
  values: ["graphic"],
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
