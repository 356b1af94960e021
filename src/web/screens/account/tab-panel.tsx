import type { User } from "#contract/users.ts";
import { whenCalm } from "#web/data/idle.ts";
import { latePart } from "#web/features/late/late-part.tsx";
import { Privacy } from "./privacy/privacy.tsx";
import { Profile } from "./profile/profile.tsx";
import type { TabName } from "./tabs.ts";

const load = {
  taste: () => import("./taste/taste.tsx"),
  styles: () => import("./preferences/styles.tsx"),
  sizes: () => import("./preferences/sizes.tsx"),
  budget: () => import("./preferences/budget.tsx"),
  brands: () => import("./preferences/brands.tsx"),
  wishes: () => import("./preferences/wishes.tsx"),
  degrees: () => import("./preferences/degrees.tsx"),
  likes: () => import("./lists/liked.tsx"),
  dislikes: () => import("./lists/disliked.tsx"),
  bookmarks: () => import("./lists/bookmarked.tsx"),
  looks: () => import("./lists/looks.tsx"),
  "saved-searches": () => import("./lists/saved-searches.tsx"),
  notifications: () => import("./preferences/notifications.tsx"),
} as const;

/** They come with their tab. */
const panels = {
  taste: latePart(load.taste),
  styles: latePart(load.styles),
  sizes: latePart(load.sizes),
  budget: latePart(load.budget),
  brands: latePart(load.brands),
  wishes: latePart(load.wishes),
  degrees: latePart(load.degrees),
  likes: latePart(load.likes),
  dislikes: latePart(load.dislikes),
  bookmarks: latePart(load.bookmarks),
  looks: latePart(load.looks),
  "saved-searches": latePart(load["saved-searches"]),
} as const;
const Notifications = latePart(load.notifications);

/** Once the page is at rest all of them come, so that a tab opens even when the connection is gone. */
export async function loadAhead(): Promise<void> {
  if (await whenCalm()) await Promise.allSettled(Object.values(load).map((one) => one()));
}

export function TabPanel({ name, user }: { name: TabName; user: User }) {
  if (name === "profile") return <Profile user={user} />;
  if (name === "privacy") return <Privacy user={user} />;
  if (name === "notifications") return <Notifications user={user} />;
  const Panel = panels[name];
  return <Panel />;
}
