/** What someone may say about a product. Liking and disliking exclude each other; a bookmark stands beside either. */
export type ReactionKind = "liked" | "disliked" | "bookmarked";

/** What a dislike is about (PRODUCT.md §1): `owned` is no fault of the piece, `later` is not for ever. */
export const dislikeScopes = ["item", "colour", "cut", "brand", "price", "owned", "later"] as const;
export type DislikeScope = (typeof dislikeScopes)[number];

/** Of a kind, for one person: more than anyone looks through again. */
export const mostReactions = 10_000;
