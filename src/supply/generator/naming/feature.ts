import type { Agreement } from "../../illustrator/describe/french-colour.ts";
import type { Topic } from "./noun.ts";

/** Where a word stands: English puts all before the noun in this order, French puts all after it. */
type EnglishPlace = "detail" | "fit" | "sleeve" | "pattern" | "cloth" | "shape";
type FrenchPlace = "adjective" | "shape" | "pattern" | "cloth";
export const englishPlaces: readonly EnglishPlace[] = [
  "detail",
  "fit",
  "sleeve",
  "pattern",
  "cloth",
  "shape",
];
export const frenchPlaces: readonly FrenchPlace[] = ["adjective", "shape", "pattern", "cloth"];

/** One true thing a name can say. */
export interface Feature {
  readonly topic: Topic;
  readonly en: string;
  /** "croisé|croisée" where it agrees, one form where it does not. */
  readonly fr: string;
  readonly before: EnglishPlace;
  readonly after: FrenchPlace;
  /** How readily it is named beside the others. */
  readonly weight: number;
}

type Words = readonly [en: string, fr: string, weight?: number];

const maker =
  (topic: Topic, before: EnglishPlace, after: FrenchPlace) =>
  (...[en, fr, weight = 1]: Words): Feature => ({ topic, en, fr, before, after, weight });

export const cloth = maker("cloth", "cloth", "cloth");
export const pattern = maker("pattern", "pattern", "pattern");
export const volume = maker("fit", "fit", "adjective");
export const neck = maker("neck", "shape", "shape");
export const sleeve = maker("sleeve", "sleeve", "shape");
export const rise = maker("rise", "detail", "shape");
export const edge = maker("edge", "detail", "shape");
export const toe = maker("toe", "shape", "shape");
export const heel = maker("heel", "shape", "shape");
export const sole = maker("sole", "detail", "shape");
/** What one does up: an adjective in both languages. */
export const closure = maker("closure", "shape", "adjective");
/** A phrase in French: "à boucle". */
export const closing = maker("closure", "detail", "shape");
export const short = maker("length", "detail", "adjective");
/** How far a dress or skirt falls: next to its noun. */
export const hem = maker("length", "shape", "adjective");
/** Something of the cut: an adjective in French, or a phrase. */
export const detail = maker("cut", "detail", "adjective");
export const phrase = maker("cut", "detail", "shape");
export const waist = maker("waist", "detail", "shape");
export const belt = maker("belt", "detail", "adjective");

/** The form of a French adjective that goes with this noun. */
export function agreed(adjective: string, { gender, plural }: Agreement): string {
  const [masculine = adjective, feminine] = adjective.split("|");
  if (feminine === undefined) return masculine;
  const form = gender === "f" ? feminine : masculine;
  return plural && !/[sx]$/.test(form) ? `${form}s` : form;
}
