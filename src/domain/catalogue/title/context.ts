import type { Concept, Facet } from "#vocabulary/lexicon/concept.ts";
import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";

type KeyOf<F extends Facet> = Extract<Concept, { facet: F }>["key"];

/** What else a text says, to be asked by facet. */
export interface Context {
  has<F extends Facet>(facet: F, ...keys: readonly KeyOf<F>[]): boolean;
  /** In the order of the text, each once. */
  all<F extends Facet>(facet: F): KeyOf<F>[];
  /** Whether one of these words is in the text, folded, whatever the lexicon makes of it. */
  says(...words: readonly string[]): boolean;
}

export function contextOf(text: string, matches: readonly Match[]): Context {
  const words = new Set(tokenise(text).map((token) => token.text));
  const all = <F extends Facet>(facet: F): KeyOf<F>[] => {
    // The facet decides the type of its keys; the compiler does not follow that through a generic.
    const keys = matches.flatMap(({ concept }) => (concept.facet === facet ? [concept.key as KeyOf<F>] : []));
    return [...new Set(keys)];
  };
  return {
    all,
    has: (facet, ...keys) => {
      const found = all(facet);
      return keys.length === 0 ? found.length > 0 : keys.some((key) => found.includes(key));
    },
    says: (...wanted) => wanted.some((word) => words.has(word)),
  };
}
