import type { Concept, GarmentConcept } from "#vocabulary/lexicon/concept.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { contextOf } from "../../catalogue/title/context.ts";
import { garmentOf } from "../../catalogue/title/garment-of.ts";
import type { Heard } from "../../catalogue/title/hear.ts";
import { broadGarments } from "./broad-garments.ts";
import { kindsIn } from "./kinds.ts";
import { type SaidGarment, stretchOf } from "./understood.ts";

/** What is looked for, as parts of the tree of categories. */
export function garmentIn(
  { text, matches, head }: Heard,
  side: Universe | undefined,
): SaidGarment | undefined {
  if (head?.noun.facet !== "garment") return activityIn(matches, text);
  const { noun } = head;
  // A cloth that stands alone is asked for as a cloth.
  if (clothsAlone.has(noun.key)) return undefined;
  const context = contextOf(
    text,
    matches.filter(({ concept }) => !unnarrowing.has(concept.facet)),
  );
  const stretch = stretchOf(text, [head.match.start, head.match.end]);
  const reading = garmentOf(noun, head.modifiers, context, side, stretch.words);
  const branches = Object.fromEntries(
    universes.map((universe) => [universe, branchesOf(noun, reading, universe)]),
  ) as Record<Universe, readonly string[]>;
  return { ...stretch, branches, kinds: kindsIn(text) };
}

/** For what, when and how long a dress is wanted does not make it another dress. */
const unnarrowing = new Set<Concept["facet"]>(["occasion", "season", "style", "length", "formality"]);

const clothsAlone = new Set(["denim-alone", "fleece-alone"]);

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
  const letters = { leaf: 5, family: 3, department: 1 }[isPlain ? noun.says : "leaf"];
  return [leaf.slice(0, letters)];
}

/** "Running" alone is a department. */
function activityIn(matches: readonly Match[], text: string): SaidGarment | undefined {
  const found = matches.find(({ concept }) => concept.facet === "activity");
  if (!found) return undefined;
  const branches = ["G", "B.5"];
  return {
    ...stretchOf(text, [found.start, found.end]),
    branches: { men: branches, women: branches },
    kinds: [],
  };
}
