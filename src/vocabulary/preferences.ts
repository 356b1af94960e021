/** What a person told us about their taste, as SPEC.md §3 shapes it. */
export type Preferences = {
  readonly styles: { readonly selected_styles: readonly number[] };
  readonly wantstyles: readonly number[];
  readonly sizes: Sizes;
  readonly budget: readonly BudgetEntry[];
  readonly global: { readonly openness: number; readonly dresscode: number };
  readonly wishes: Readonly<Record<string, Wish>>;
  readonly brands_followed: readonly number[];
  readonly brands_disliked: readonly number[];
};

type Sizes = {
  readonly tshirts: readonly string[];
  readonly tshirts_cut: readonly string[];
  readonly pants_waist: string | null;
  readonly pants_cut: readonly string[];
  readonly tops: string | null;
  readonly tops_cut: readonly string[];
  readonly pants: string | null;
  readonly shirts: string | null;
  readonly shirts_cut: readonly string[];
  readonly jackets: string | null;
  readonly jackets_cut: readonly string[];
  readonly shoes: string | null;
};

type BudgetEntry = {
  readonly key: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly minValue: number;
  readonly maxValue: number;
};

/** 0 is off, 2 is wanted; `search` joins category codes with `|`. */
type Wish = { readonly value: 0 | 2; readonly search: string; readonly name?: string | undefined };

/** Before anyone has said anything (SPEC.md §9). */
export const defaultPreferences: Preferences = {
  styles: { selected_styles: [] },
  wantstyles: [],
  sizes: {
    tshirts: [],
    tshirts_cut: [],
    pants_waist: null,
    pants_cut: [],
    tops: null,
    tops_cut: [],
    pants: null,
    shirts: null,
    shirts_cut: [],
    jackets: null,
    jackets_cut: [],
    shoes: null,
  },
  budget: [],
  global: { openness: 3, dresscode: 3 },
  wishes: {},
  brands_followed: [],
  brands_disliked: [],
};
