import { budgetRowsOf } from "#vocabulary/budget.ts";
import type { Language } from "#vocabulary/language.ts";
import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import { sizeFields, sizeOf, sizeText } from "#vocabulary/size.ts";
import { stylesOf } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { wishesOf } from "#vocabulary/wish.ts";
import { inSentence } from "#web/i18n/in-sentence.ts";

type Told = PreferencesUpdate;

/** Styles that share an id are one taste: the first of their names stands for all. */
export const styleNames = (universe: Universe, { styles }: Told, language: Language): readonly string[] =>
  (styles?.selected_styles ?? []).flatMap(
    (id) => stylesOf(universe).find((style) => style.id === id)?.label[language] ?? [],
  );

export const wishNames = (universe: Universe, { wishes = {} }: Told, language: Language): readonly string[] =>
  wishesOf(universe)
    .filter(({ name }) => wishes[name]?.value === 2)
    .map(({ label }) => inSentence(label[language], language));

/** Each size once: M for T-shirts and M for pullovers is one M. */
export function sizeNames(universe: Universe, { sizes = {} }: Told, _language: Language): readonly string[] {
  const texts = sizeFields.flatMap((field) =>
    [sizes[field] ?? []].flat().flatMap((label) => {
      const size = sizeOf(universe, field, label);
      return size ? [sizeText(size)] : [];
    }),
  );
  return [...new Set(texts)];
}

export const budgetNames = (
  universe: Universe,
  { budget = [] }: Told,
  language: Language,
): readonly string[] =>
  budgetRowsOf(universe)
    .filter(({ key }) => budget.some((row) => row.key === key))
    .map(({ label }) => inSentence(label[universe][language], language));

export const brandNames = (
  brands: readonly { readonly id: number; readonly name: string }[],
  followed: readonly number[],
): readonly string[] => followed.flatMap((id) => brands.find((brand) => brand.id === id)?.name ?? []);
