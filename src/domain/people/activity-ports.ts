import type { LookVerdict } from "#vocabulary/look.ts";
import type { ReactionKind } from "#vocabulary/reaction.ts";
import type { Result } from "#vocabulary/result.ts";
import type {
  Activity,
  LookReactions,
  ProductEvent,
  Reacted,
  ReactionChange,
  Reactions,
  SavedSearch,
  SavedSearchChange,
  Verdicts,
} from "./activity.ts";

/** The person was deleted while the call was under way. */
export type Gone = { readonly kind: "bad_token" };
/** Nothing more is kept until something is taken away. */
export type Full = { readonly kind: "full" };

export type ReactionStore = {
  /** Of several changes at once each is made to what the others left. What is so already stays as it is, time and all. */
  change(personId: string, change: ReactionChange, at: Date): Promise<Result<Reactions, Gone | Full>>;
  has(personId: string, kind: ReactionKind, product: number): Promise<boolean>;
  /** The latest first. */
  list(personId: string, kind: ReactionKind): Promise<readonly Reacted[]>;
  /** As they were said up to a moment; without it, all. */
  verdicts(personId: string, until?: Date): Promise<Verdicts>;
  /** What each person has liked since then, without saying who; of very many, those who spoke last. */
  likedByEach(since: Date): Promise<readonly (readonly number[])[]>;
};

export type LookReactionStore = {
  /** What is liked is disliked no more, and the other way round. What is so already stays as it is, time and all. */
  change(
    personId: string,
    look: number,
    verdict: LookVerdict,
    at: Date,
  ): Promise<Result<LookReactions, Gone>>;
  read(personId: string): Promise<LookReactions>;
  has(personId: string, look: number): Promise<boolean>;
  /** The latest first; `product` is the look. */
  liked(personId: string): Promise<readonly Reacted[]>;
};

export type EventStore = {
  /** Adds what is not there yet, in the order given; refuses all of it past `aDay` within 24 hours. */
  add(
    personId: string,
    events: readonly ProductEvent[],
    at: Date,
    aDay: number,
  ): Promise<Result<void, Gone | TooManyEvents>>;
};

export type TooManyEvents = { readonly kind: "too_many_requests"; readonly retryAfter: number };

export type SavedSearchStore = {
  /** The latest first. */
  list(personId: string): Promise<readonly SavedSearch[]>;
  add(personId: string, search: SavedSearch, most: number): Promise<Result<SavedSearch, Gone | Full>>;
  /** Nothing when the person has no such search. Another query has not been run yet. */
  change(personId: string, id: string, change: SavedSearchChange): Promise<SavedSearch | undefined>;
  /** False when the person has no such search. */
  remove(personId: string, id: string): Promise<boolean>;
};

/** Everything someone did, in one go. */
export type ReadActivity = (personId: string) => Promise<Activity>;
