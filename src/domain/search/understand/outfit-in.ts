import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { categoriesUnder } from "../category-values.ts";
import { type Said, stretchOf } from "./understood.ts";

/** Whoever asks for an outfit begins with what most of it is made of, and not with its shoes. */
export function outfitIn(text: string): readonly Said[] {
  const found = tokenise(text).find((token) => words.has(token.text));
  if (!found) return [];
  return [
    {
      ...stretchOf(text, [found.start, found.end]),
      name: "category",
      values: branches,
      any: branches.flatMap(categoriesUnder).map((value) => ({ group: "category", value })),
    },
  ];
}

const words = new Set(["outfit", "outfits", "tenue", "tenues"]);
const branches = ["men.A.6", "men.A.1.3", "women.A.6", "women.A.7", "women.A.9"];
