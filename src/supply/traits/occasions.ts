import type { Formality, Occasion, Season } from "#vocabulary/attribute.ts";
import { byLeaf, type TraitFacts } from "./trait-facts.ts";

/** What a category is for by itself; dress codes come from its formality. */
const leafOccasions: Readonly<Record<string, readonly Occasion[]>> = {
  "A.3.4": ["everyday", "sport", "travel"],
  "A.5.3": ["everyday", "outdoor", "travel"],
  "A.5.4": ["everyday", "outdoor", "travel"],
  "A.5.5": ["everyday", "outdoor", "travel"],
  "men A.6.2": ["evening", "ceremony", "wedding"],
  "A.6": ["work", "interview", "ceremony", "wedding"],
  "A.7.4": ["evening", "party", "wedding", "ceremony"],
  "B.4": ["everyday", "beach", "travel"],
  "B.5.1": ["sport"],
  "B.5.2": ["outdoor", "travel"],
  "C.1.5": ["travel"],
  "men C.1.4": ["work", "interview"],
  "women C.1.4": ["evening", "party", "wedding"],
  "men D.5": ["work", "interview", "wedding", "ceremony"],
  "men E.2.4": ["evening", "wedding", "ceremony", "work"],
  "F.1": ["everyday"],
  "F.2": ["everyday"],
  "F.3": ["everyday"],
  "F.4.1": ["beach", "travel", "sport"],
  G: ["sport"],
};

const byFormality: Readonly<Record<Formality, readonly Occasion[]>> = {
  1: ["everyday"],
  2: ["everyday", "travel"],
  3: ["everyday", "work", "date"],
  4: ["work", "interview", "evening", "wedding"],
  5: ["evening", "wedding", "ceremony"],
};

export function occasionsOf(
  facts: TraitFacts,
  formality: Formality,
  seasons: readonly Season[],
): readonly Occasion[] {
  const own = byLeaf(leafOccasions, facts);
  const found = new Set<Occasion>(own ?? byFormality[formality]);
  const [main] = facts.materials;
  const festive = main === "satin" || main === "velvet" || main === "lace";
  if (festive && /^[ABCD]/.test(facts.leaf))
    for (const one of ["evening", "party", "date"] as const) found.add(one);
  if (facts.leaf.startsWith("A.7") && seasons.includes("summer") && formality >= 3) found.add("wedding");
  if (!own && formality <= 2 && seasons.length === 1 && seasons[0] === "summer") found.add("beach");
  return [...found];
}
