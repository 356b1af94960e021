import type { DailyKind } from "#vocabulary/daily-top.ts";
import type { Surface } from "#vocabulary/product-event.ts";
import type { ListKind } from "#vocabulary/reco-list.ts";
import type { StretchOutcome } from "#vocabulary/stretch.ts";
import type { Universe } from "#vocabulary/universe.ts";

/** A piece from outside someone's taste, as it was listed. */
type ListedStretch = {
  readonly product: number;
  /** 1 to 22, and `A.5`. */
  readonly axis: number;
  readonly family: string;
  /** How likely this arm was to be tried there, above 0, at most 1. */
  readonly propensity: number;
};

/** One answer with recommendations. */
export type RecoList = {
  readonly id: string;
  readonly kind: ListKind;
  readonly universe: Universe;
  readonly surface: Surface | null;
  /** How many of the list came before this page. */
  readonly start: number;
  readonly products: readonly number[];
  readonly stretches: readonly ListedStretch[];
  /** Where it says how it was ranked, it can be learned from. */
  readonly readings?: Readings;
  readonly at: Date;
};

/** What a list was ranked by, and what that said of each piece when it was made. */
export type Readings = {
  /** How much each counts for this person as it is set by hand, whatever has been learned since. */
  readonly ranked: readonly { readonly key: string; readonly weight: number }[];
  /** Of each product in hundredths of 1, in the order of `ranked`; not a number where there was nothing to say. */
  readonly values: readonly (readonly number[])[];
};

/** What was tried on someone and what came of it. */
export type TriedStretch = {
  readonly product: number;
  readonly universe: Universe;
  readonly axis: number;
  readonly family: string;
  readonly shownAt: Date;
  readonly outcome: StretchOutcome;
};

export type RecoListStore = {
  /** A list that is there goes on with this. Nothing is kept of whoever is gone. */
  add(personId: string, list: RecoList): Promise<void>;
  /** What was tried and seen, the latest first. */
  tried(personId: string): Promise<readonly TriedStretch[]>;
  sweep(at: Date): Promise<void>;
};

export type DailyPick = { readonly product: number; readonly kind: DailyKind };

/** The ten of one day, and after them what took the place of any that were locked out since. */
export type DailyTop = {
  readonly listId: string;
  readonly picks: readonly DailyPick[];
};

export type DailyTopStore = {
  find(personId: string, universe: Universe, day: string): Promise<DailyTop | undefined>;
  /** The products of the days after one. */
  since(personId: string, universe: Universe, day: string): Promise<readonly number[]>;
  /** Of several at once the first one stays, and each gets that. Nothing for whoever is gone. */
  keep(
    personId: string,
    universe: Universe,
    day: string,
    top: DailyTop,
    at: Date,
  ): Promise<DailyTop | undefined>;
  /** The same with more behind, if it still is as it was known; then what there is. */
  extend(
    personId: string,
    universe: Universe,
    day: string,
    known: DailyTop,
    picks: readonly DailyPick[],
  ): Promise<DailyTop | undefined>;
};

/** What was worked out for someone at night. */
export type Recommended = { readonly products: readonly number[]; readonly brands: readonly number[] };

export type RecommendedStore = {
  keep(personId: string, universe: Universe, recommended: Recommended, at: Date): Promise<void>;
  /** People who came since a moment and have nothing made since another, by ascending id. */
  due(since: Date, madeBefore: Date, after: string | undefined, most: number): Promise<readonly string[]>;
};
