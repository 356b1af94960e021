import type { Leaf } from "./category.ts";
import type { Language } from "./language.ts";
import { type Universe, universes } from "./universe.ts";

/** A kind of piece that people set a budget for. Whole euros. */
export type BudgetRow = {
  readonly key: string;
  /** As SPEC.md §9 calls it. */
  readonly name: string;
  readonly label: Readonly<Record<Universe, Readonly<Record<Language, string>>>>;
  readonly min: number;
  readonly max: number;
  /** Where it begins. */
  readonly minValue: number;
  readonly maxValue: number;
  readonly universes: readonly Universe[];
  /** Leaves, or families of leaves, that it is for. */
  readonly branches: readonly string[];
};

/** A row with where someone has put its two ends (SPEC.md §3). */
export type BudgetEntry = {
  readonly key: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly minValue: number;
  readonly maxValue: number;
};

export type BudgetRange = { readonly minValue: number; readonly maxValue: number };

/** An end stays where it was when the other would not stay a euro away, or when it would leave the row. */
export const moveMin = (entry: BudgetEntry, minValue: number): BudgetEntry =>
  moved({ ...entry, minValue }, entry);
export const moveMax = (entry: BudgetEntry, maxValue: number): BudgetEntry =>
  moved({ ...entry, maxValue }, entry);

const moved = <Entry extends BudgetEntry>(to: Entry, from: Entry): Entry => (isBudget(to, to) ? to : from);

/** Whether these two ends may stand in a row (SPEC.md §5). */
export const isBudget = (
  { min, max }: Pick<BudgetEntry, "min" | "max">,
  { minValue, maxValue }: BudgetRange,
): boolean =>
  Number.isInteger(minValue) &&
  Number.isInteger(maxValue) &&
  min <= minValue &&
  minValue <= maxValue - 1 &&
  maxValue <= max;

type Labels = readonly [en: string, fr: string];
type Range = readonly [from: number, to: number];

function row<Key extends string>(
  key: Key,
  name: string,
  [min, max]: Range,
  [minValue, maxValue]: Range,
  branches: readonly string[],
  men: Labels | undefined,
  women: Labels = men ?? [name, name],
) {
  const words = ([en, fr]: Labels) => ({ en, fr });
  const where: readonly Universe[] = men ? universes : ["women"];
  const label = { men: words(men ?? women), women: words(women) };
  return { key, name, label, min, max, minValue, maxValue, universes: where, branches } satisfies BudgetRow;
}

/** The twelve rows of SPEC.md §9; the last words are what women read where it differs from what men read. */
export const budgetRows = [
  row(
    "tshirts",
    "T-shirts",
    [15, 300],
    [30, 70],
    ["A.1.1", "A.1.2", "A.1.5", "A.1.6"],
    ["T-shirts and polos", "T-shirts et polos"],
    ["T-shirts and tops", "T-shirts et tops"],
  ),
  row(
    "shirts",
    "Shirts",
    [20, 400],
    [50, 100],
    ["A.1.3", "A.1.4"],
    ["Shirts", "Chemises"],
    ["Shirts and blouses", "Chemises et blouses"],
  ),
  row("dresses", "Dresses", [20, 1000], [50, 200], ["A.7", "A.9"], undefined, [
    "Dresses and jumpsuits",
    "Robes et combinaisons",
  ]),
  row(
    "pullover",
    "Pullover",
    [25, 500],
    [60, 150],
    ["A.2"],
    ["Pullovers and sweatshirts", "Pulls et sweats"],
  ),
  row("jackets", "Jackets", [50, 1000], [100, 300], ["A.4"], ["Jackets", "Vestes et blousons"]),
  row("coats", "Coats", [50, 1500], [150, 350], ["A.5"], ["Coats", "Manteaux"]),
  row("skirts", "Skirts", [15, 1000], [40, 200], ["A.8"], undefined, ["Skirts", "Jupes"]),
  row("pants", "Pants", [25, 500], [60, 150], ["A.3"], ["Trousers and jeans", "Pantalons et jeans"]),
  row("suits", "Suits", [100, 2000], [200, 500], ["A.6"], ["Suits", "Costumes"], ["Suits", "Tailleurs"]),
  row("lingerie", "Lingerie", [8, 500], [20, 100], ["F.1", "F.2.2"], undefined, ["Lingerie", "Lingerie"]),
  row(
    "classic_shoes",
    "Classic Shoes",
    [35, 750],
    [80, 200],
    ["B.2", "B.3"],
    ["Classic shoes and boots", "Chaussures de ville et bottines"],
    ["Heels, flats and boots", "Escarpins, ballerines et bottes"],
  ),
  row(
    "casual_shoes",
    "Casual Shoes",
    [15, 500],
    [40, 150],
    ["B.1", "B.4", "B.5"],
    ["Sneakers and casual shoes", "Baskets et chaussures décontractées"],
  ),
] as const;
export type BudgetKey = (typeof budgetRows)[number]["key"];

/** Nine for men, twelve for women. */
export const budgetRowsOf = (universe: Universe): readonly (BudgetRow & { readonly key: BudgetKey })[] =>
  budgetRows.filter((one) => one.universes.includes(universe));

/** The row that a leaf is paid from; nothing where the budget has to be estimated. */
export const budgetRowOf = (
  universe: Universe,
  leaf: Leaf,
): (BudgetRow & { readonly key: BudgetKey }) | undefined =>
  budgetRowsOf(universe).find(({ branches }) =>
    branches.some((branch) => leaf === branch || leaf.startsWith(`${branch}.`)),
  );

/** Every row of the universe, with the person's own ends where they have set them. */
export const budgetEntries = (
  universe: Universe,
  own: Readonly<Partial<Record<BudgetKey, BudgetRange>>> = {},
): readonly BudgetEntry[] =>
  budgetRowsOf(universe).map(({ key, name, min, max, minValue, maxValue }) => ({
    ...{ key, name, min, max, minValue, maxValue },
    ...own[key],
  }));

/**
 * Where someone stands in the ranges on average, from 0 to 1: which part of the prices of a category without a row
 * is theirs. Prices differ by factors rather than by euros, so the position is measured in factors.
 */
export function estimatedBudget(entries: readonly BudgetEntry[]): {
  readonly low: number;
  readonly high: number;
} {
  const mean = (value: (entry: BudgetEntry) => number) =>
    entries.reduce((sum, entry) => sum + position(entry, value(entry)), 0) / entries.length;
  if (entries.length === 0) return { low: 0, high: 1 };
  return { low: mean(({ minValue }) => minValue), high: mean(({ maxValue }) => maxValue) };
}

const position = ({ min, max }: BudgetEntry, value: number): number =>
  Math.log(value / min) / Math.log(max / min);
