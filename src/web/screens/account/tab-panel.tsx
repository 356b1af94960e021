import { lazy } from "react";
import type { User } from "#contract/users.ts";
import { Privacy } from "./privacy/privacy.tsx";
import { Profile } from "./profile/profile.tsx";
import type { TabName } from "./tabs.ts";

/** Editors come with their tab: nobody opens all of them. */
const editors = {
  styles: lazy(() => import("./preferences/styles.tsx")),
  sizes: lazy(() => import("./preferences/sizes.tsx")),
  budget: lazy(() => import("./preferences/budget.tsx")),
  brands: lazy(() => import("./preferences/brands.tsx")),
  wishes: lazy(() => import("./preferences/wishes.tsx")),
  degrees: lazy(() => import("./preferences/degrees.tsx")),
} as const;
const Notifications = lazy(() => import("./preferences/notifications.tsx"));

export function TabPanel({ name, user }: { name: TabName; user: User }) {
  if (name === "profile") return <Profile user={user} />;
  if (name === "privacy") return <Privacy user={user} />;
  if (name === "notifications") return <Notifications user={user} />;
  const Editor = editors[name];
  return <Editor />;
}
