import type { DislikeScope, ReactionKind } from "#vocabulary/reaction.ts";

/** Product ids by what someone said of them, the latest first. */
export type ReactionLists = Readonly<Record<ReactionKind, readonly number[]>>;

/** One thing said about a product, or taken back. */
export type ReactionChange = {
  readonly kind: ReactionKind;
  readonly product: number;
  readonly value: boolean;
  /** What a dislike is about. */
  readonly scope?: DislikeScope | undefined;
};

export const noReactions: ReactionLists = { liked: [], disliked: [], bookmarked: [] };

const opposite = { liked: "disliked", disliked: "liked", bookmarked: undefined } as const;

/** The lists as they are after a change: what is liked is disliked no more, and the other way round. */
export function withReaction(lists: ReactionLists, { kind, product, value }: ReactionChange): ReactionLists {
  const without = (list: readonly number[]) =>
    list.includes(product) ? list.filter((one) => one !== product) : list;
  if (!value) return { ...lists, [kind]: without(lists[kind]) };
  const other = opposite[kind];
  return {
    ...lists,
    [kind]: lists[kind].includes(product) ? lists[kind] : [product, ...lists[kind]],
    ...(other && { [other]: without(lists[other]) }),
  };
}
