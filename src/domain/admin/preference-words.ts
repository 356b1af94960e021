import type { CutField } from "#vocabulary/cut.ts";
import type { Language } from "#vocabulary/language.ts";
import type { LockName } from "#vocabulary/lock.ts";
import type { PreferenceKey } from "#vocabulary/preference-key.ts";
import type { SizeField } from "#vocabulary/size.ts";
import type { Universe } from "#vocabulary/universe.ts";

export type Words = Readonly<Record<Language, string>>;

export const both = (en: string, fr: string): Words => ({ en, fr });

/** "Coats: up to €350". */
export const named = (name: Words, what: Words): Words => ({
  en: `${name.en}: ${what.en}`,
  fr: `${name.fr}\u00a0: ${what.fr}`,
});

export const preferenceWords: Readonly<Record<PreferenceKey, Words>> = {
  styles: both("Styles", "Styles"),
  wantstyles: both("Styles to try", "Styles à essayer"),
  wishes: both("Wishes", "Envies"),
  brands_followed: both("Brands followed", "Marques suivies"),
  sizes: both("Sizes and cuts", "Tailles et coupes"),
  budget: both("Budget", "Budget"),
  openness: both("Openness", "Ouverture"),
  dresscode: both("Dress code", "Dress code"),
  locks: both("Locks", "Verrous"),
};

export const lockWords: Readonly<Record<LockName, Words>> = {
  sizes: both("Sizes", "Tailles"),
  budget: both("Budget", "Budget"),
  wishes: both("Wishes", "Envies"),
  brands: both("Brands", "Marques"),
  styles: both("Styles", "Styles"),
  dresscode: both("Dress code", "Dress code"),
};

/** From 1 to 5. */
const degrees = {
  openness: [
    both("Faithful", "Fidèle"),
    both("Steady", "Mesurée"),
    both("Balanced", "Équilibrée"),
    both("Curious", "Curieuse"),
    both("Adventurous", "Aventureuse"),
  ],
  dresscode: [
    both("Lounge", "Maison"),
    both("Casual", "Décontracté"),
    both("Smart", "Soigné"),
    both("Formal", "Habillé"),
    both("Black tie", "Gala"),
  ],
} as const;

export function degreeWords(name: keyof typeof degrees, degree: number): Words {
  const word = degrees[name][degree - 1];
  return word ? both(`${degree}, ${word.en}`, `${degree}, ${word.fr}`) : both(`${degree}`, `${degree}`);
}

export const budgetWords = (euros: number): Words => both(`up to €${euros}`, `jusqu’à ${euros}\u00a0€`);

/** The garment that a size or a cut is of. */
export const garmentWords = (universe: Universe, field: SizeField | CutField): Words => {
  const garment = field.replace(/_cut$/, "") as SizeField;
  const words = garments[universe][garment];
  return field === garment ? words : both(`${words.en}, cut`, `${words.fr}, coupe`);
};

const shared = {
  tshirts: both("T-shirts", "T-shirts"),
  jackets: both("Jackets and coats", "Vestes et manteaux"),
  shoes: both("Shoes", "Chaussures"),
};

const garments: Readonly<Record<Universe, Readonly<Record<SizeField, Words>>>> = {
  men: {
    ...shared,
    tops: both("Pullovers", "Pulls"),
    shirts: both("Shirts", "Chemises"),
    pants_waist: both("Jeans and chinos", "Jeans et chinos"),
    pants: both("Trousers", "Pantalons"),
  },
  women: {
    ...shared,
    tops: both("Tops", "Hauts"),
    shirts: both("Shirts and blouses", "Chemises et blouses"),
    pants_waist: both("Jeans", "Jeans"),
    pants: both("Jeans and trousers", "Jeans et pantalons"),
  },
};
