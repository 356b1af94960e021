import type { Language } from "#vocabulary/language.ts";
import type { BrandIndex } from "#vocabulary/lexicon/brand-index.ts";
import type { Facet } from "#vocabulary/lexicon/concept.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";
import { type Heard, heard } from "../../catalogue/title/hear.ts";

/** A bag that fits a laptop is a bag: what is not sold here is passed over where something that is sold stands beside it. */
export function hearGoods(text: string, language: Language, brands: BrandIndex): Heard {
  const said = heard(text, language, brands);
  const isOutside = said.head?.noun.facet === "outside";
  if (!isOutside || !said.matches.some(({ concept }) => concept.facet === "garment")) return said;
  let rest = said.text;
  for (const { concept, start, end } of said.matches)
    if (concept.facet === "outside") rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  return heard(rest, language, brands);
}

/** What only the other language has a word for, where the text's own says nothing: shoppers mix them. */
export const borrowedIn = ({ matches, open }: Heard): readonly Match[] =>
  open.filter(
    ({ concept, start, end }) =>
      borrowable.has(concept.facet) && !matches.some((own) => own.start < end && start < own.end),
  );

const borrowable = new Set<Facet>(["material", "pattern", "fit", "occasion", "season", "style"]);
