import type { Universe } from "#vocabulary/universe.ts";
import { rowOf, type Snapshot } from "../../catalogue/snapshot.ts";
import type { RecommendedLists } from "../../people/activity.ts";
import type { DailyTop } from "../../people/list-ports.ts";
import { contentFeatures } from "../content-features.ts";
import type { Feature } from "../feature.ts";
import { isShutOut, locksOf } from "../rules.ts";
import { openFeatures } from "../score.ts";
import type { Session } from "../session.ts";
import type { Wants } from "../wants.ts";

/** Whoever closes a lock or turns a brand down means what was chosen for them before as well. */
export function openStillAllowed(
  snapshot: Snapshot,
  { wants, session }: { readonly wants: Wants; readonly session: Session },
  features: readonly Feature[] = contentFeatures,
): (product: number) => boolean {
  const locks = wants.locks.size > 0 ? locksOf(openFeatures(features, snapshot, wants, session), wants) : [];
  return (product) => {
    const row = rowOf(snapshot, product);
    // What is not offered any more, nobody is shown anyway.
    if (row < 0) return true;
    return (
      !wants.brandsDisliked.has(snapshot.brandIds[row] ?? 0) && !locks.some((lock) => isShutOut(lock, row))
    );
  };
}

/** What was worked out for a universe, as it may be shown now; what somebody once got stays what they got. */
export function keepAllowed(
  lists: RecommendedLists,
  universe: Universe,
  { picks }: DailyTop,
  isAllowed: (product: number) => boolean,
): RecommendedLists {
  const { nightly, dailyTop } = lists;
  const [night, today] = [nightly[universe], dailyTop[universe]];
  const products = picks.map(({ product }) => product);
  return {
    ...lists,
    nightly: {
      ...nightly,
      ...(night && { [universe]: { ...night, products: night.products.filter(isAllowed) } }),
    },
    dailyTop: { ...dailyTop, ...(today && { [universe]: { ...today, products } }) },
  };
}
