import { useMemo } from "react";
import { useUser } from "#web/state/user.ts";
import type { TasteQuestion } from "./ask-cards.ts";

const none: readonly number[] = [];

/** The brands that a visitor or a member follows, as far as known. */
export function useFollowedBrands(taste: TasteQuestion | undefined): ReadonlySet<number> {
  const members = useUser(({ user }) => user?.brands_followed) ?? none;
  const followed = taste?.preferences ? (taste.preferences.brands_followed ?? none) : members;
  return useMemo(() => new Set(followed), [followed]);
}
