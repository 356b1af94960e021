import type { GlossaryPart } from "#contract/editorial.ts";

/** Without accents and capitals, as people type. */
const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/** The words that have what was typed in their name, in another name, or else in what they mean. */
export function termsWith(parts: readonly GlossaryPart[], typed: string): readonly GlossaryPart[] {
  const wanted = fold(typed.trim());
  if (wanted === "") return parts;
  const narrowed = (isFound: (term: GlossaryPart["terms"][number]) => boolean) =>
    parts
      .map((part) => ({ ...part, terms: part.terms.filter(isFound) }))
      .filter(({ terms }) => terms.length > 0);
  const named = narrowed(({ term, also }) => [term, ...also].some((name) => fold(name).includes(wanted)));
  return named.length > 0 ? named : narrowed(({ meaning }) => fold(meaning).includes(wanted));
}
