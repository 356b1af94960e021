import { glossary } from "#vocabulary/glossary/glossary.ts";
import type { GlossaryTerm } from "#vocabulary/glossary/term.ts";
import { languages } from "#vocabulary/language.ts";
import { foldText } from "#vocabulary/lexicon/fold-text.ts";

const folded = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const bare = (text: string): string =>
  text
    .split(" ")
    .map((word) =>
      word.length > 3 ? word.replace(/(ies|es|s|x)$/, (end) => (end === "ies" ? "y" : "")) : word,
    )
    .join(" ");

/** Every way a term is written, to its entry. Gathered for the first who asks. */
let names: ReadonlyMap<string, GlossaryTerm> | undefined;

function namesOf(): ReadonlyMap<string, GlossaryTerm> {
  const found = new Map<string, GlossaryTerm>();
  const put = (name: string, term: GlossaryTerm) => {
    for (const one of [folded(name), bare(folded(name))]) if (one && !found.has(one)) found.set(one, term);
  };
  for (const term of glossary) {
    put(term.key, term);
    for (const language of languages) {
      put(term.term[language], term);
      // "Col roulé, col cheminée": each of them is asked for.
      for (const part of term.term[language].split(/,|\(|\)| or | ou |\//)) put(part, term);
    }
  }
  for (const term of glossary) if (term.concept) put(term.concept, term);
  return found;
}

/** The entry of a word; the nearest that has all of its words where none is called so. */
export function glossaryTerm(word: string): GlossaryTerm | undefined {
  const asked = folded(word);
  if (asked === "") return undefined;
  names ??= namesOf();
  const byName = names;
  const exact = byName.get(asked) ?? byName.get(bare(asked));
  if (exact) return exact;
  const words = bare(asked).split(" ");
  const holding = [...byName].filter(([name]) => words.every((one) => name.split(" ").includes(one)));
  return holding.sort(([a], [b]) => a.length - b.length)[0]?.[1];
}
