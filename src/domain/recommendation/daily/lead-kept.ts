import { dailyKinds } from "#vocabulary/daily-top.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import type { RecommendedLists } from "../../people/activity.ts";
import type { DailyPick } from "../../people/list-ports.ts";
import type { Overrides } from "../../people/overrides.ts";
import { contentFeatures } from "../content-features.ts";
import type { Feature } from "../feature.ts";
import { leadByOverrides } from "../lead-by-overrides.ts";
import { locksOf, sift } from "../rules.ts";
import { openFeatures } from "../score.ts";
import type { Session } from "../session.ts";
import type { Wants } from "../wants.ts";

/* Lists that were made before are shown as admins want them now: they are kept without their pins. */

interface Whose {
  readonly wants: Wants;
  readonly session: Session;
  readonly overrides: Overrides;
}

/** The products that are pinned and may be shown to someone, in their order. */
export function pinsFor(
  snapshot: Snapshot,
  { wants, session, overrides }: Whose,
  features: readonly Feature[] = contentFeatures,
): readonly number[] {
  if (overrides.pinned.length === 0) return [];
  const opened = openFeatures(features, snapshot, wants, session);
  const { rows } = sift(snapshot, wants, session, locksOf(opened, wants), overrides.hidden);
  return leadByOverrides(snapshot, opened, rows, overrides).pins.map((row) => snapshot.ids[row] ?? 0);
}

/** As many as there were, but for what is hidden. */
function leadKept(
  products: readonly number[],
  pins: readonly number[],
  { hidden }: Overrides,
): readonly number[] {
  if (pins.length === 0 && hidden.size === 0) return products;
  const others = products.filter((id) => !hidden.has(id) && !pins.includes(id));
  return [...pins, ...others].slice(0, Math.max(products.length, pins.length));
}

const [sure] = dailyKinds;

/** The same for the top of a day: what fits makes room, what is there for another reason stays. */
export function leadTop(
  picks: readonly DailyPick[],
  pins: readonly number[],
  { hidden }: Overrides,
): readonly DailyPick[] {
  if (pins.length === 0 && hidden.size === 0) return picks;
  const others = picks.filter(({ product }) => !hidden.has(product) && !pins.includes(product));
  let tooMany = pins.length + others.length - picks.length;
  const kept = others.toReversed().filter(({ kind }) => kind !== sure || tooMany-- <= 0);
  return [...pins.map((product) => ({ product, kind: sure })), ...kept.toReversed()];
}

/** Everything someone was recommended and is shown again; what is pinned is first in the universe that is asked for. */
export function leadLists(
  lists: RecommendedLists,
  universe: Universe,
  pins: readonly number[],
  overrides: Overrides,
): RecommendedLists {
  const led = <Kept extends { readonly products: readonly number[] }>(
    byUniverse: Readonly<Partial<Record<Universe, Kept>>>,
  ) =>
    Object.fromEntries(
      Object.entries(byUniverse).map(([of, kept]) => [
        of,
        { ...kept, products: leadKept(kept.products, of === universe ? pins : [], overrides) },
      ]),
    );
  return {
    ...lists,
    instant: leadKept(lists.instant, [], overrides),
    nightly: led(lists.nightly),
    dailyTop: led(lists.dailyTop),
  };
}
