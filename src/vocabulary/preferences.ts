import type { Fit } from "./attribute.ts";
import {
  type BudgetEntry,
  type BudgetKey,
  type BudgetRange,
  budgetEntries,
  budgetRowsOf,
  isBudget,
} from "./budget.ts";
import { type Corrections, type CorrectionsUpdate, mergeCorrections } from "./correction.ts";
import { type CutField, cutFields, cuts } from "./cut.ts";
import { defaultLocks, type KeptLocks, type Locks } from "./lock.ts";
import { defaultOpenness } from "./openness.ts";
import { type Size, type SizeField, type SizeSystem, sizeFields, sizeOf, sizeScales } from "./size.ts";
import type { Universe } from "./universe.ts";
import { type WishValue, wishesOf } from "./wish.ts";

/** Openness and dresscode: 1 to 5, from the middle (SPEC.md §9). */
export const globalRange = { least: 1, most: 5 };
export const globalNames = ["openness", "dresscode"] as const;
type Global = Readonly<Record<(typeof globalNames)[number], number>>;

/** What a person told us about their taste, as it is kept. */
export type Preferences = {
  readonly styles: readonly number[];
  readonly wantstyles: readonly number[];
  readonly global: Global;
  readonly brandsFollowed: readonly number[];
  readonly brandsDisliked: readonly number[];
  readonly locks: KeptLocks;
  /** What they answered to reasons. */
  readonly corrections: Corrections;
  /** What differs between the universes: whoever shops in both is asked twice. */
  readonly in: Readonly<Record<Universe, UniversePreferences>>;
};

export type UniversePreferences = {
  readonly sizes: KeptSizes;
  /** Rows that the person has moved; the others follow the defaults. */
  readonly budget: Readonly<Partial<Record<BudgetKey, BudgetRange>>>;
  /** Rows that are locked by themselves, in the order of the table. */
  readonly lockedRows: readonly BudgetKey[];
  /** The names of what is wanted, in the order of the list. */
  readonly wishes: readonly string[];
};

/** Sizes with their system, so that they can be told in another. */
export type KeptSizes = { readonly tshirts: readonly Size[] } & Readonly<
  Record<SingleSize, Size | null> & Record<CutField, readonly Fit[]>
>;
export type SingleSize = Exclude<SizeField, "tshirts">;
export const singleSizes = sizeFields.filter((field): field is SingleSize => field !== "tshirts");

const untold: UniversePreferences = {
  sizes: {
    tshirts: [],
    tshirts_cut: [],
    tops: null,
    tops_cut: [],
    shirts: null,
    shirts_cut: [],
    jackets: null,
    jackets_cut: [],
    pants_waist: null,
    pants: null,
    pants_cut: [],
    shoes: null,
  },
  budget: {},
  lockedRows: [],
  wishes: [],
};

/** Before anyone has said anything (SPEC.md §9). */
export const defaultPreferences: Preferences = {
  styles: [],
  wantstyles: [],
  global: { openness: defaultOpenness, dresscode: 3 },
  brandsFollowed: [],
  brandsDisliked: [],
  locks: defaultLocks,
  corrections: {},
  in: { men: untold, women: untold },
};

/** The labels of sizes, in the shape of SPEC.md §3. */
type ShownSizes = { readonly tshirts: readonly string[] } & Readonly<
  Record<SingleSize, string | null> & Record<CutField, readonly string[]>
>;

/** 0 is off, 2 is wanted; `search` joins category codes with `|`. */
type Wish = { readonly value: WishValue; readonly search: string };

/** What a person told us as one universe sees it, in the shape of SPEC.md §3. */
export type ShownPreferences = {
  readonly universe: Universe;
  readonly styles: { readonly selected_styles: readonly number[] };
  readonly wantstyles: readonly number[];
  readonly sizes: ShownSizes;
  /** How the labels of the sizes are counted. */
  readonly size_systems: Readonly<Record<SizeField, SizeSystem>>;
  readonly budget: readonly BudgetEntry[];
  readonly global: Global;
  readonly wishes: Readonly<Record<string, Wish>>;
  readonly brands_followed: readonly number[];
  readonly brands_disliked: readonly number[];
  readonly locks: Locks;
  readonly corrections: Corrections;
};

export function preferencesIn(kept: Preferences, universe: Universe): ShownPreferences {
  const { sizes, budget, lockedRows, wishes } = kept.in[universe];
  return {
    universe,
    styles: { selected_styles: kept.styles },
    wantstyles: kept.wantstyles,
    sizes: shownSizes(sizes),
    size_systems: systemsIn(universe),
    budget: budgetEntries(universe, budget),
    global: kept.global,
    wishes: Object.fromEntries(
      wishesOf(universe).map(({ name, search }) => [name, { value: wishes.includes(name) ? 2 : 0, search }]),
    ),
    brands_followed: kept.brandsFollowed,
    brands_disliked: kept.brandsDisliked,
    locks: { ...kept.locks, budget_rows: lockedRows },
    corrections: kept.corrections,
  };
}

function shownSizes({ tshirts, ...rest }: KeptSizes): ShownSizes {
  const single = singleSizes.map((field) => [field, rest[field]?.label ?? null]);
  const cut = cutFields.map((field) => [field, rest[field]]);
  return { tshirts: tshirts.map(({ label }) => label), ...Object.fromEntries([...single, ...cut]) };
}

const systemsIn = (universe: Universe): Readonly<Record<SizeField, SizeSystem>> => {
  const { tshirts, tops, shirts, jackets, pants_waist, pants, shoes } = sizeScales[universe];
  return {
    tshirts: tshirts.system,
    tops: tops.system,
    shirts: shirts.system,
    jackets: jackets.system,
    pants_waist: pants_waist.system,
    pants: pants.system,
    shoes: shoes.system,
  };
};

type Some<Whole> = { readonly [Key in keyof Whole]?: Whole[Key] | undefined };

/** What a person changes: each key stands for itself, and what is not named stays. */
export type PreferencesUpdate = Some<{
  sizes: Some<ShownSizes>;
  wishes: Readonly<Record<string, { readonly value: WishValue }>>;
  styles: { readonly selected_styles: readonly number[] };
  budget: readonly (BudgetRange & { readonly key: string })[];
  global: Some<Global>;
  brands_followed: readonly number[];
  wantstyles: readonly number[];
  locks: Some<Locks>;
  corrections: CorrectionsUpdate;
}>;

/** Changes to different keys give the same whichever comes first. What the universe does not have is passed over. */
export function mergePreferences(
  kept: Preferences,
  universe: Universe,
  update: PreferencesUpdate,
): Preferences {
  const own = kept.in[universe];
  const { budget_rows: lockedRows, ...locks } = update.locks ?? {};
  return {
    ...kept,
    styles: update.styles ? ascending(update.styles.selected_styles) : kept.styles,
    wantstyles: update.wantstyles ? ascending(update.wantstyles) : kept.wantstyles,
    global: { ...kept.global, ...named(update.global) },
    brandsFollowed: update.brands_followed ?? kept.brandsFollowed,
    locks: { ...kept.locks, ...named(locks) },
    corrections: mergeCorrections(kept.corrections, update.corrections),
    in: {
      ...kept.in,
      [universe]: {
        sizes: { ...own.sizes, ...keptSizes(universe, update.sizes ?? {}) },
        budget: { ...own.budget, ...movedRows(universe, update.budget ?? []) },
        lockedRows: lockedRows ? rowsAmong(universe, lockedRows) : own.lockedRows,
        wishes: mergedWishes(universe, own.wishes, update.wishes ?? {}),
      },
    },
  };
}

const ascending = (ids: readonly number[]): readonly number[] => [...new Set(ids)].toSorted((a, b) => a - b);

const named = <Whole extends object>(update: Some<Whole> = {}): Partial<Whole> =>
  Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined)) as Partial<Whole>;

/** Lists come out in the order of the vocabulary, so that the same choice is always the same value. */
function keptSizes(universe: Universe, { tshirts, ...update }: Some<ShownSizes>): Partial<KeptSizes> {
  const { labels } = sizeScales[universe].tshirts;
  const sizes = tshirts && labels.filter((label) => tshirts.includes(label));
  const single = singleSizes.flatMap((field) => {
    const label = update[field];
    if (label === undefined) return [];
    return [[field, label === null ? null : (sizeOf(universe, field, label) ?? null)]];
  });
  const chosen = cutFields.flatMap((field) => {
    const words = update[field];
    return words ? [[field, cuts[universe][field].filter((word) => words.includes(word))]] : [];
  });
  return {
    ...(sizes && { tshirts: sizes.flatMap((label) => sizeOf(universe, "tshirts", label) ?? []) }),
    ...Object.fromEntries([...single, ...chosen]),
  };
}

const movedRows = (universe: Universe, update: readonly (BudgetRange & { readonly key: string })[]) =>
  Object.fromEntries(
    update.flatMap(({ key, minValue, maxValue }) => {
      const row = budgetEntries(universe).find((one) => one.key === key);
      return row && isBudget(row, { minValue, maxValue }) ? [[key, { minValue, maxValue }]] : [];
    }),
  );

const rowsAmong = (universe: Universe, keys: readonly string[]): readonly BudgetKey[] =>
  budgetRowsOf(universe).flatMap(({ key }) => (keys.includes(key) ? [key] : []));

function mergedWishes(
  universe: Universe,
  wanted: readonly string[],
  update: NonNullable<PreferencesUpdate["wishes"]>,
): readonly string[] {
  const changes = new Map(Object.entries(update));
  return wishesOf(universe)
    .map(({ name }) => name)
    .filter((name) => (changes.get(name)?.value ?? (wanted.includes(name) ? 2 : 0)) === 2);
}
