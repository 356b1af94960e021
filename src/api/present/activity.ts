import type { LookReactions as PresentedLookReactions } from "#contract/looks.ts";
import type { Reactions as PresentedReactions } from "#contract/reactions.ts";
import type { SavedSearch as PresentedSearch } from "#contract/saved-search.ts";
import type { Activity, LookReactions, Reactions, SavedSearch } from "#domain/people/activity.ts";

/** The lists of the user that are views of what they did. */
export const presentActivity = ({ reactions, looks, events, savedSearches, recommended }: Activity) => ({
  ...presentReactions(reactions),
  ...presentLookReactions(looks),
  product_seen: [...events.product_seen],
  product_image_seen: [...events.product_image_seen],
  product_card_clicked: [...events.product_card_clicked],
  product_chosen: [...events.product_chosen],
  product_purchased: [...events.product_purchased],
  products_seen: [...recommended.seen],
  products_seen_reco: [...recommended.seenReco],
  instant_products_recommended: [...recommended.instant],
  saved_search: savedSearches.map(presentSavedSearch),
});

export const presentReactions = ({ liked, disliked, bookmarked }: Reactions): PresentedReactions => ({
  products_liked: [...liked],
  products_disliked: [...disliked],
  products_bookmarked: [...bookmarked],
});

export const presentLookReactions = ({ liked, disliked }: LookReactions): PresentedLookReactions => ({
  looks_liked: [...liked],
  looks_disliked: [...disliked],
});

export const presentSavedSearch = (search: SavedSearch): PresentedSearch => ({
  id: search.id,
  name: search.name,
  query: search.query,
  alert: search.alert,
  created_at: search.createdAt.toISOString(),
  last_run_at: search.lastRunAt?.toISOString() ?? null,
});
