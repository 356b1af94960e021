import { type Token, tokenise } from "./fold-text.ts";

/** Brand names made ready to be found in many texts. */
export interface BrandIndex {
  find(tokens: readonly Token[]): BrandRun[];
}

interface BrandRun {
  readonly from: number;
  readonly until: number;
  readonly name: string;
}

/**
 * A name of several words hides each time it is written, a name of one word only the first time: a brand called
 * "Coral" may well sell a coral coat.
 */
export function indexBrands(names: Iterable<string>): BrandIndex {
  const byFirst = new Map<string, { words: string[]; name: string }[]>();
  for (const name of names) {
    const words = tokenise(name).map(({ text }) => text);
    const [first] = words;
    if (first === undefined) continue;
    const siblings = byFirst.get(first) ?? [];
    siblings.push({ words, name });
    byFirst.set(first, siblings);
  }
  for (const siblings of byFirst.values()) siblings.sort((a, b) => b.words.length - a.words.length);

  return {
    find(tokens) {
      const runs: BrandRun[] = [];
      const seen = new Set<string>();
      for (let from = 0; from < tokens.length; from++) {
        const found = byFirst
          .get(tokens[from]?.text ?? "")
          ?.find(({ words }) => words.every((word, i) => tokens[from + i]?.text === word));
        if (!found || (found.words.length === 1 && seen.has(found.name))) continue;
        seen.add(found.name);
        runs.push({ from, until: from + found.words.length, name: found.name });
        from += found.words.length - 1;
      }
      return runs;
    },
  };
}
