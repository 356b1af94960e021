import type { PreferencesUpdate } from "#vocabulary/preferences.ts";

/** What holds in both universes, and what each has of its own: the names of preferences, and where they are kept. */
export const shared = {
  styles: "styles",
  wantstyles: "wantstyles",
  global: "global",
  brands_followed: "brands",
  corrections: "corrections",
} as const;
export const own = { sizes: "sizes", wishes: "wishes", budget: "budget", locks: "locks" } as const;

export type Shared = keyof typeof shared;
export type Own = keyof typeof own;
export const sharedParts = Object.keys(shared) as readonly Shared[];
export const ownParts = Object.keys(own) as readonly Own[];

export const onlyShared = (update: PreferencesUpdate): PreferencesUpdate => only(update, sharedParts);
export const onlyOwn = (update: PreferencesUpdate): PreferencesUpdate => only(update, ownParts);
const only = (update: PreferencesUpdate, parts: readonly string[]): PreferencesUpdate =>
  Object.fromEntries(Object.entries(update).filter(([part]) => parts.includes(part)));
