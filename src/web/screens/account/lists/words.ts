import type { ReactionKind } from "#vocabulary/reaction.ts";
import { m } from "#web/i18n/paraglide/messages.js";

type ListWords = {
  readonly headline: () => string;
  readonly note: () => string;
  readonly empty: () => string;
  readonly text: () => string;
  readonly left: (piece: { name: string }) => string;
};

export const listWords: Readonly<Record<ReactionKind, ListWords>> = {
  liked: {
    headline: m.lists_liked_headline,
    note: m.lists_liked_note,
    empty: m.lists_liked_empty,
    text: m.lists_liked_text,
    left: m.lists_liked_left,
  },
  disliked: {
    headline: m.lists_disliked_headline,
    note: m.lists_disliked_note,
    empty: m.lists_disliked_empty,
    text: m.lists_disliked_text,
    left: m.lists_disliked_left,
  },
  bookmarked: {
    headline: m.lists_bookmarked_headline,
    note: m.lists_bookmarked_note,
    empty: m.lists_bookmarked_empty,
    text: m.lists_bookmarked_text,
    left: m.lists_bookmarked_left,
  },
};
