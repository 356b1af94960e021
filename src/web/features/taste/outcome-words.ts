import type { StretchOutcome } from "#vocabulary/stretch.ts";
import { m } from "#web/i18n/paraglide/messages.js";

/** What came of a piece from outside someone's taste. */
export const outcomeWords: Readonly<Record<StretchOutcome, () => string>> = {
  chosen: m.taste_outcome_chosen,
  bookmarked: m.taste_outcome_bookmarked,
  liked: m.taste_outcome_liked,
  disliked: m.taste_outcome_disliked,
  left: m.taste_outcome_left,
};
