import type { Size, SizeField, SizeSystem } from "./size.ts";
import type { Universe } from "./universe.ts";

/** A size in the words of another country. `about` where charts disagree or a half size had to be rounded. */
export type ConvertedSize = Size & { readonly about: boolean };

/** Nothing where no rule leads from one system to the other. */
export function convertSize(
  universe: Universe,
  field: SizeField,
  { label, system }: Size,
  to: SizeSystem,
): ConvertedSize | undefined {
  if (!/^\d{1,2}(\.5)?$/.test(label)) return undefined;
  if (system === to) return { label, system, about: false };
  const rules = rulesOf(universe, field);
  const [from, into] = [rules[system], rules[to]];
  if (!from || !into) return undefined;
  const number = into.of(from.back(Number(label)));
  return number < 0
    ? undefined
    : { label: String(number), system: to, about: Boolean(from.about || into.about) };
}

/** The systems that a field can be told in, its own first. */
export const systemsOf = (universe: Universe, field: SizeField): readonly SizeSystem[] =>
  Object.keys(rulesOf(universe, field)) as SizeSystem[];

/** From the system that the field is kept in, and back. */
type Rule = {
  readonly of: (own: number) => number;
  readonly back: (other: number) => number;
  readonly about?: boolean;
};
type Rules = Readonly<Partial<Record<SizeSystem, Rule>>>;

const plus = (distance: number, about = false): Rule => ({
  of: (own) => own + distance,
  back: (other) => other - distance,
  about,
});

/** Charts differ by a size for British and American women's sizes (PRODUCT.md §6). */
const womenClothes: Rules = {
  fr: plus(0),
  eu: plus(-2),
  it: plus(4),
  de: plus(-2),
  uk: plus(-28, true),
  us: plus(-32, true),
};
const menJackets: Rules = {
  fr: plus(0),
  eu: plus(0),
  it: plus(0),
  de: plus(0),
  uk: plus(-10),
  us: plus(-10),
};
const menTrousers: Rules = { fr: plus(0), it: plus(6), de: plus(8) };

const half = (number: number): number => Math.round(number * 2) / 2;

/** A Paris point is two thirds of a centimetre, a British size a third of an inch, and it begins 25 of them up. */
const british = (shift: number): Rule => ({
  of: (eu) => half(((eu * 2) / 3 / 2.54) * 3 - 25 + shift),
  back: (other) => half((((other - shift + 25) / 3) * 2.54 * 3) / 2),
  about: true,
});
const shoes: Readonly<Record<Universe, Rules>> = {
  men: { eu: plus(0), fr: plus(0), uk: british(0), us: british(1) },
  women: { eu: plus(0), fr: plus(0), uk: british(0), us: british(2) },
};

function rulesOf(universe: Universe, field: SizeField): Rules {
  if (field === "shoes") return shoes[universe];
  if (field === "tshirts" || field === "pants_waist") return {};
  if (universe === "women") return womenClothes;
  if (field === "jackets") return menJackets;
  return field === "pants" ? menTrousers : {};
}
