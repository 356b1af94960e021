import type { Reactions as PresentedReactions } from "#contract/reactions.ts";
import type { SavedSearch as PresentedSearch } from "#contract/saved-search.ts";
import type { Activity, Reactions, SavedSearch } from "#domain/people/activity.ts";

/** The lists of the user that are views of what they did. */
export const presentActivity = ({ reactions, events, savedSearches }: Activity) => ({
  ...presentReactions(reactions),
  product_seen: [...events.product_seen],
  product_image_seen: [...events.product_image_seen],
  product_card_clicked: [...events.product_card_clicked],
  product_chosen: [...events.product_chosen],
  product_purchased: [...events.product_purchased],
  saved_search: savedSearches.map(presentSavedSearch),
});

export const presentReactions = ({ liked, disliked, bookmarked }: Reactions): PresentedReactions => ({
  products_liked: [...liked],
  products_disliked: [...disliked],
  products_bookmarked: [...bookmarked],
});

export const presentSavedSearch = (search: SavedSearch): PresentedSearch => ({
  id: search.id,
  name: search.name,
  query: search.query,
  alert: search.alert,
  created_at: search.createdAt.toISOString(),
  last_run_at: search.lastRunAt?.toISOString() ?? null,
});
