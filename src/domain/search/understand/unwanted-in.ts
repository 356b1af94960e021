import type { Match } from "#vocabulary/lexicon/match-words.ts";
import { universes } from "#vocabulary/universe.ts";
import { moodOf } from "./moods.ts";
import type { Negations } from "./read-negations.ts";
import { one, traitOf } from "./traits.ts";
import { type Said, type Span, type Stretch, stretchOf, type Value } from "./understood.ts";

/** Whatever can be asked for can be unwanted. */
export const unwantedIn = ({ matches }: Negations, text: string): readonly Said[] =>
  matches.flatMap(({ match, at }) => unwantedOf(match, at, text));

function unwantedOf(match: Match, at: Span, text: string): readonly Said[] {
  const { concept } = match;
  const stretch = stretchOf(text, at);
  if (concept.facet === "colour") return [{ ...one(stretch, "colour", concept.key), not: true }];
  if (concept.facet === "garment") return garment(concept.leaves, stretch);
  return [...traitOf(match, text), ...moodOf(match, text)].map((said) => ({
    ...said,
    ...stretch,
    // "Not slim" may still be skinny.
    any: concept.facet === "fit" ? (said.best ?? said.any) : said.any,
    not: true,
  }));
}

function garment(leaves: Readonly<Partial<Record<string, string>>>, stretch: Stretch): readonly Said[] {
  const codes = universes.flatMap((universe) => {
    const leaf = leaves[universe];
    return leaf ? [`${universe}.${leaf}`] : [];
  });
  const any = codes.map((value): Value => ({ group: "category", value }));
  return any.length > 0 ? [{ ...stretch, name: "category", values: codes, any, not: true }] : [];
}
