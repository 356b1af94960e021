import { m } from "#web/i18n/paraglide/messages.js";

/** In the order they are shown; each is a word in the address. */
export const tabNames = [
  "profile",
  "taste",
  "styles",
  "sizes",
  "budget",
  "brands",
  "wishes",
  "degrees",
  "likes",
  "dislikes",
  "bookmarks",
  "looks",
  "saved-searches",
  "notifications",
  "privacy",
] as const;
export type TabName = (typeof tabNames)[number];

export const tabLabels: Readonly<Record<TabName, () => string>> = {
  profile: m.account_tab_profile,
  taste: m.account_tab_taste,
  styles: m.account_tab_styles,
  sizes: m.account_tab_sizes,
  budget: m.account_tab_budget,
  brands: m.account_tab_brands,
  wishes: m.account_tab_wishes,
  degrees: m.account_tab_degrees,
  likes: m.account_tab_liked,
  dislikes: m.account_tab_disliked,
  bookmarks: m.account_tab_bookmarked,
  looks: m.account_tab_looks,
  "saved-searches": m.account_tab_searches,
  notifications: m.account_tab_notifications,
  privacy: m.account_tab_privacy,
};

/** The ledger is a view of the taste with an address of its own. */
export function tabOf(search: URLSearchParams): TabName {
  const asked = search.get("tab") === "ledger" ? "taste" : search.get("tab");
  return tabNames.find((name) => name === asked) ?? "profile";
}
