import type { Language } from "#vocabulary/language.ts";

/** What an inflected word may be a form of: "spilling" of spill, « habitez » of habiter. */
export function stemsOf(word: string, language: Language): readonly string[] {
  const found = endings[language].exec(word);
  if (!found || found.index < 3) return [];
  const stem = word.slice(0, found.index);
  if (language === "fr") return [stem, `${stem}e`, `${stem}er`];
  const bare = /([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...bare, ...(/i$/.test(stem) ? [`${stem.slice(0, -1)}y`] : [])];
}

const endings: Readonly<Record<Language, RegExp>> = {
  en: /(?:es|s|ed|d|ing|ings|ers?|ly)$/,
  fr: /(?:es?|s|x|ons|ez|ent|nt|ais|ait|aient|ions|iez|er|era|eras|erai|erais|erait|eront|ees?|ante?s?)$/,
};
