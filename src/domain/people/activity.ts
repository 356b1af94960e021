import type { ProductEventType, Surface } from "#vocabulary/product-event.ts";
import type { DislikeScope, ReactionKind } from "#vocabulary/reaction.ts";
import type { SearchAlert } from "#vocabulary/saved-search.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Recommended } from "./list-ports.ts";

/** Products by what someone said of them, the latest first. */
export type Reactions = Readonly<Record<ReactionKind, readonly number[]>>;

export type Reacted = { readonly product: number; readonly at: Date };

/** Whoever takes a reaction back says of which kind; a dislike may say what it is about. */
export type ReactionChange = {
  readonly kind: ReactionKind;
  readonly product: number;
  readonly value: boolean;
  /** Without it a dislike keeps the scope it has, and a new one is about the item. */
  readonly scope?: DislikeScope | undefined;
};

/** What recommendations know of someone's reactions; the latest first. */
export type Verdicts = {
  readonly liked: readonly number[];
  readonly disliked: readonly {
    readonly product: number;
    readonly scope: DislikeScope;
    readonly at: Date;
  }[];
};

export const noVerdicts: Verdicts = { liked: [], disliked: [] };

/** One thing that happened. Its id is the browser's: whatever is sent twice happened once. */
export type ProductEvent = {
  readonly id: string;
  readonly type: ProductEventType;
  readonly product: number;
  readonly at: Date;
  readonly surface: Surface | null;
  /** The list of recommendations it was met in. */
  readonly list?: string | undefined;
};

export type SavedSearch = {
  readonly id: string;
  readonly name: string;
  /** The search string of the page, as it was. */
  readonly query: string;
  readonly alert: SearchAlert;
  readonly createdAt: Date;
  readonly lastRunAt: Date | null;
};

export type SavedSearchChange = {
  readonly [Name in "name" | "query" | "alert"]?: SavedSearch[Name] | undefined;
};

/** Looks by what someone said of them, the latest first. */
export type LookReactions = Readonly<Record<"liked" | "disliked", readonly number[]>>;

/** What someone saw and was recommended. Each product once, the latest or the best first, at most 200. */
export type RecommendedLists = {
  readonly seen: readonly number[];
  /** Of these, what they saw because it was recommended. */
  readonly seenReco: readonly number[];
  /** The latest list of recommendations they got. */
  readonly instant: readonly number[];
  /** What was worked out last night. */
  readonly nightly: Readonly<Partial<Record<Universe, Recommended>>>;
  /** The latest top of a day, with the day. */
  readonly dailyTop: Readonly<
    Partial<Record<Universe, { readonly day: string; readonly products: readonly number[] }>>
  >;
};

export const noRecommendedLists: RecommendedLists = {
  seen: [],
  seenReco: [],
  instant: [],
  nightly: {},
  dailyTop: {},
};

/** All that the user's own lists are views of. */
export type Activity = {
  readonly reactions: Reactions;
  readonly looks: LookReactions;
  /** The products of each type, each once, the latest first. */
  readonly events: Readonly<Record<ProductEventType, readonly number[]>>;
  readonly savedSearches: readonly SavedSearch[];
  readonly recommended: RecommendedLists;
};

export const noActivity: Activity = {
  reactions: { liked: [], disliked: [], bookmarked: [] },
  looks: { liked: [], disliked: [] },
  events: {
    product_seen: [],
    product_image_seen: [],
    product_card_clicked: [],
    product_chosen: [],
    product_purchased: [],
  },
  savedSearches: [],
  recommended: noRecommendedLists,
};
