import { lazy } from "react";
import type { User } from "#contract/users.ts";
import { whenCalm } from "#web/data/idle.ts";
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
  taste: lazy(load.taste),
  styles: lazy(load.styles),
  sizes: lazy(load.sizes),
  budget: lazy(load.budget),
  brands: lazy(load.brands),
  wishes: lazy(load.wishes),
  degrees: lazy(load.degrees),
  likes: lazy(load.likes),
  dislikes: lazy(load.dislikes),
  bookmarks: lazy(load.bookmarks),
  looks: lazy(load.looks),
  "saved-searches": lazy(load["saved-searches"]),
} as const;
const Notifications = lazy(load.notifications);

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
