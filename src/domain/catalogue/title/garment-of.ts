import { departmentNames, type Leaf } from "#vocabulary/category.ts";
import type { GarmentConcept } from "#vocabulary/lexicon/concept.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import type { Context } from "./context.ts";
import { narrow } from "./narrow.ts";

export type Department = keyof typeof departmentNames;

/** What garment a text names. */
export interface GarmentReading {
  /** The concept of the lexicon: "trench". */
  readonly key: string;
  /** The word as it is written; none when it was concluded from other words. */
  readonly word?: string;
  readonly department: Department;
  /** "A.5" */
  readonly family: string;
  /** Where it is filed in each universe it can be for. */
  readonly leaves: Readonly<Partial<Record<Universe, Leaf>>>;
  /** The one leaf it is, when the universe is known or makes no difference. */
  readonly leaf?: Leaf;
  /** How far the words went: beyond that, the leaf is the likeliest default. A guess had no garment word at all. */
  readonly sure: "leaf" | "family" | "department" | "guess";
}

export function garmentOf(
  garment: GarmentConcept,
  modifiers: readonly GarmentConcept[],
  context: Context,
  side: Universe | undefined,
  word?: string,
): GarmentReading | undefined {
  const { leaves, says } = narrow(garment, modifiers, context);
  return readingOf(garment.key, leaves, garment.weak ? "family" : says, side, word);
}

/** What cut words alone let one suppose: a neckline belongs to a top, a heel to a shoe. */
export function guessGarment(context: Context, side: Universe | undefined): GarmentReading | undefined {
  const found = guesses.find(([when]) => when(context));
  if (!found) return undefined;
  const [, key, leaves] = found;
  return readingOf(key, leaves, "guess", side);
}

const both = (leaf: Leaf) => ({ men: leaf, women: leaf });

const guesses: readonly (readonly [(c: Context) => boolean, string, Partial<Record<Universe, Leaf>>])[] = [
  [(c) => c.says("converse", "vans", "skechers", "veja", "superga"), "sneakers", both("B.1.1")],
  [(c) => c.says("crocs", "havaianas", "ipanema", "birkenstock"), "slides", both("B.4.2")],
  [
    (c) => c.says("rayban", "oakley", "wayfarer", "aviator", "clubmaster", "polarised", "polarized"),
    "sunglasses",
    both("D.6.1"),
  ],
  [(c) => c.says("eastpak", "jansport", "kanken"), "backpack", both("C.1.1")],
  [(c) => c.says("plated", "zirconia", "vermeil", "14k", "18k"), "jewellery", both("E.2.2")],
  [(c) => c.says("casio", "timex", "chronograph", "quartz", "dial", "analog"), "watch", both("E.1.1")],
  [(c) => c.has("heelShape") || c.has("heel", "high", "mid", "low"), "pumps", { women: "B.2.1" }],
  [(c) => c.says("flat"), "ballerinas", { women: "B.2.4" }],
  [(c) => c.says("polo"), "polo", { men: "A.1.2", women: "A.1.1" }],
  [(c) => c.has("rise"), "trousers", both("A.3.3")],
  [(c) => c.has("neckline") || c.has("sleeve"), "t-shirt", both("A.1.1")],
];

function readingOf(
  key: string,
  leaves: Readonly<Partial<Record<Universe, Leaf>>>,
  sure: GarmentReading["sure"],
  side: Universe | undefined,
  word?: string,
): GarmentReading | undefined {
  const sided = side && leaves[side] ? { [side]: leaves[side] } : leaves;
  const places = [...new Set(universes.flatMap((universe) => sided[universe] ?? []))];
  const main = places.at(-1);
  const department = main?.slice(0, 1);
  if (!main || !isDepartment(department)) return undefined;
  return {
    key,
    ...(word !== undefined && { word }),
    department,
    family: main.slice(0, 3),
    leaves: sided,
    ...(places.length === 1 && { leaf: main }),
    sure,
  };
}

const isDepartment = (letter: string | undefined): letter is Department =>
  letter !== undefined && letter in departmentNames;
