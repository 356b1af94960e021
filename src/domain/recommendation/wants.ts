import type { Fit } from "#vocabulary/attribute.ts";
import { type BudgetKey, budgetRowsOf } from "#vocabulary/budget.ts";
import type { Leaf } from "#vocabulary/category.ts";
import { isUnder, readCategoryCode } from "#vocabulary/category-code.ts";
import type { Correction } from "#vocabulary/correction.ts";
import { type CutField, cutFields, cuts } from "#vocabulary/cut.ts";
import { type LockName, lockNames } from "#vocabulary/lock.ts";
import { globalRange, type PreferencesUpdate } from "#vocabulary/preferences.ts";
import { type Size, type SizeField, sizeFields, sizeOf } from "#vocabulary/size.ts";
import { isStyleId } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { wishesOf, wishNamed } from "#vocabulary/wish.ts";
import type { Bilingual } from "../catalogue/product.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { type PriceRange, priceRanges } from "./price-ranges.ts";

/** What someone wants, ready to be held against pieces. What they never spoke of is empty or missing. */
export interface Wants {
  readonly universe: Universe;
  /** Axes 1 to 22: theirs, and those they would like to move towards. */
  readonly styles: readonly number[];
  readonly wantedStyles: readonly number[];
  readonly brandsFollowed: ReadonlySet<number>;
  readonly brandsDisliked: ReadonlySet<number>;
  /** What they look for, each leaf with the name of the wish it belongs to. */
  readonly wishes: ReadonlyMap<Leaf, Bilingual>;
  readonly sizes: ReadonlyMap<SizeField, readonly Size[]>;
  readonly cuts: ReadonlyMap<CutField, readonly Fit[]>;
  readonly prices: ReadonlyMap<Leaf, PriceRange>;
  /** 1 to 5. */
  readonly dresscode?: number;
  /** 1 to 5; the middle when they did not say. */
  readonly openness: number;
  readonly locks: ReadonlySet<LockName>;
  /** The rows that the budget's lock is for; without it, the lock is for every price. */
  readonly lockedRows?: ReadonlySet<BudgetKey>;
  /** What they answered to reasons, by trait. */
  readonly corrections: ReadonlyMap<string, Correction>;
}

/** Preferences as a visitor sends them or as the account shows them; any part may be missing. */
export type Told = Omit<PreferencesUpdate, "wishes"> & {
  readonly wishes?:
    | Readonly<Record<string, { readonly value: number; readonly search?: string | undefined }>>
    | undefined;
  readonly brands_disliked?: readonly number[] | undefined;
};

/** The catalogue is needed for budgets of categories that nobody asks a budget for. */
export function wantsOf(snapshot: Snapshot, universe: Universe, told: Told): Wants {
  const dresscode = step(told.global?.dresscode);
  const rows = lockedRowsOf(universe, told.locks);
  const isSome = rows.length > 0 && !told.locks?.budget;
  return {
    universe,
    styles: axesOf(told.styles?.selected_styles),
    wantedStyles: axesOf(told.wantstyles),
    brandsFollowed: new Set(told.brands_followed),
    brandsDisliked: new Set(told.brands_disliked),
    wishes: wishedLeaves(universe, told.wishes ?? {}),
    sizes: sizesOf(universe, told.sizes ?? {}),
    cuts: cutsOf(universe, told.sizes ?? {}),
    prices: priceRanges(snapshot, universe, [...(told.budget ?? []), ...rows]),
    ...(dresscode !== undefined && { dresscode }),
    openness: step(told.global?.openness) ?? middle,
    locks: new Set(lockNames.filter((name) => told.locks?.[name] || (name === "budget" && isSome))),
    ...(isSome && { lockedRows: new Set(rows.map(({ key }) => key)) }),
    corrections: new Map(
      Object.entries(told.corrections ?? {}).flatMap(([trait, said]) => (said ? [[trait, said]] : [])),
    ),
  };
}

/** Where they begin: whoever locks a row has seen its ends, so one that was never moved is told by its lock. */
const lockedRowsOf = (universe: Universe, locks: Told["locks"]) =>
  budgetRowsOf(universe).filter(({ key }) => locks?.budget || locks?.budget_rows?.includes(key));

const middle = 3;

const step = (value: number | undefined): number | undefined =>
  value === undefined
    ? undefined
    : Math.min(globalRange.most, Math.max(globalRange.least, Math.round(value)));

const axesOf = (ids: readonly number[] = []): readonly number[] => [...new Set(ids)].filter(isStyleId);

function wishedLeaves(universe: Universe, wishes: NonNullable<Told["wishes"]>): ReadonlyMap<Leaf, Bilingual> {
  const wished = new Map<Leaf, Bilingual>();
  for (const [name, { value, search }] of Object.entries(wishes)) {
    if (value !== 2) continue;
    const known = wishNamed(universe, name);
    const leaves = known?.leaves ?? leavesUnder(universe, search ?? "");
    for (const leaf of leaves) {
      const label = known?.label ?? wishesOf(universe).find((wish) => wish.leaves.includes(leaf))?.label;
      if (label) wished.set(leaf, label);
    }
  }
  return wished;
}

/** The leaves of `men.A.1|men.B`, for a wish under a name of the person's own. */
function leavesUnder(universe: Universe, search: string): readonly Leaf[] {
  const parts = search.split("|").flatMap((code) => readCategoryCode(code) ?? []);
  const all = wishesOf(universe).flatMap(({ leaves }) => leaves);
  return all.filter((leaf) => parts.some((part) => part.universe === universe && isUnder(leaf, part.branch)));
}

type Sizes = NonNullable<Told["sizes"]>;

function sizesOf(universe: Universe, sizes: Sizes): ReadonlyMap<SizeField, readonly Size[]> {
  const known = sizeFields.map((field): [SizeField, readonly Size[]] => {
    const labels = [sizes[field] ?? []].flat();
    return [field, labels.flatMap((label) => sizeOf(universe, field, label) ?? [])];
  });
  return new Map(known.filter(([, list]) => list.length > 0));
}

function cutsOf(universe: Universe, sizes: Sizes): ReadonlyMap<CutField, readonly Fit[]> {
  const known = cutFields.map((field): [CutField, readonly Fit[]] => {
    const words: readonly Fit[] = cuts[universe][field];
    return [field, words.filter((word) => sizes[field]?.includes(word))];
  });
  return new Map(known.filter(([, list]) => list.length > 0));
}
