import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import type { Heard } from "../../catalogue/title/hear.ts";
import { stretchOf, type Understood } from "./understood.ts";

/** Whom it is for; nothing when the text does not say, or says both. */
export function universeIn({ text, matches }: Heard): Understood["universe"] {
  const found = [
    ...matches.flatMap(({ concept, start, end }) => {
      if (concept.facet !== "wearer" || (concept.key !== "men" && concept.key !== "women")) return [];
      return [{ is: concept.key, start, end }];
    }),
    ...relativesIn(text, matches),
  ];
  const [first] = found;
  if (!first || found.some(({ is }) => is !== first.is)) return undefined;
  return { is: first.is, ...stretchOf(text, [first.start, first.end]) };
}

/** Whom it is for is not whose wedding it is for. */
function relativesIn(text: string, matches: readonly Match[]) {
  const tokens = tokenise(text);
  return tokens.flatMap(({ text: word, start, end }, i) => {
    const is = relatives.get(word);
    const next = tokens[i + 1];
    const isTheirs = matches.some(
      ({ concept, start: from }) => concept.facet === "occasion" && from === next?.start,
    );
    const isOf = [tokens[i - 1]?.text, tokens[i - 2]?.text].some(
      (before) => before === "de" || before === "of",
    );
    return is && !isTheirs && !isOf ? [{ is, start, end }] : [];
  });
}

const lines: Readonly<Record<Universe, string>> = {
  men: "papa pere frere copain mari dad father brother husband boyfriend grandpa him",
  women: "maman mere soeur copine mamie mum mom mother sister wife girlfriend grandma",
};
const relatives: ReadonlyMap<string, Universe> = new Map(
  universes.flatMap((universe) => lines[universe].split(" ").map((word) => [word, universe] as const)),
);
export const relativeWords: readonly string[] = [...relatives.keys()];
export const isRelative = (word: string): boolean =>
  relatives.has(word) || relatives.has(word.replace(/s$/, ""));
