import type { GlossaryPart } from "#contract/editorial.ts";
import { glossary, glossarySections } from "#vocabulary/glossary/glossary.ts";
import { type GlossaryTerm, type Meanings, meaningOf } from "#vocabulary/glossary/term.ts";
import type { Language } from "#vocabulary/language.ts";
import { lexicon } from "#vocabulary/lexicon/lexicon.ts";

/** Of the words that search takes for the same. */
const fewForms = 5;

/** The words of fashion in one language, in sections, each in the order of the alphabet. */
export const presentGlossary = (lang: Language, meanings?: Meanings): GlossaryPart[] =>
  glossarySections.map(({ key, label }) => ({
    key,
    label: label[lang],
    terms: glossary
      .filter(({ section }) => section === key)
      .map((one) => ({
        key: one.key,
        term: one.term[lang],
        meaning: meaningOf(one, meanings)[lang],
        also: alsoWritten(one, lang),
        ...(one.search && { search: one.search[lang] }),
        ...(one.drawing && { drawing: one.drawing }),
      }))
      .sort((a, b) => a.term.localeCompare(b.term, lang)),
  }));

/** How else the lexicon knows it written, as far as that is not how it is called here. */
function alsoWritten({ concept: key, facet, term }: GlossaryTerm, lang: Language): string[] {
  if (!key) return [];
  const entry = lexicon.find(
    ({ concept }) => String(concept.key) === key && (!facet || concept.facet === facet),
  );
  const forms = [entry?.forms[lang], entry?.forms.any].flatMap((list) => list?.split(",") ?? []);
  const plain = forms.map((form) => form.replace(/\(\p{L}+\)|\*/gu, "").trim());
  const own = term[lang].toLocaleLowerCase(lang);
  return [...new Set(plain)].filter((form) => form !== "" && form !== own).slice(0, fewForms);
}
