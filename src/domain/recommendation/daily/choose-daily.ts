import { type DailyKind, dailyCounts } from "#vocabulary/daily-top.ts";
import { stretchCountOf } from "#vocabulary/openness.ts";
import { dayNumber } from "../../catalogue/price-history.ts";
import { rowOf, type Snapshot } from "../../catalogue/snapshot.ts";
import { noOverrides, type Overrides } from "../../people/overrides.ts";
import { contentFeatures } from "../content-features.ts";
import { openVaried } from "../diversify.ts";
import type { Feature } from "../feature.ts";
import { openRanked } from "../head.ts";
import { leadByOverrides } from "../lead-by-overrides.ts";
import { isShutOut, locksOf, sift } from "../rules.ts";
import { openFeatures } from "../score.ts";
import type { Session } from "../session.ts";
import type { Arm } from "../stretch/arms.ts";
import { openStretches } from "../stretch/open-stretches.ts";
import type { Wants } from "../wants.ts";

interface DailyRequest {
  readonly wants: Wants;
  readonly session: Session;
  readonly bookmarked: readonly number[];
  /** Products that were among the ten of late. */
  readonly rested: readonly number[];
  readonly seed: number;
  /** What admins say of their lists; pins are put before what was chosen, not here. */
  readonly overrides?: Overrides;
}

/** One of the ten, by its row. */
export interface DailyRow {
  readonly row: number;
  readonly kind: DailyKind;
  readonly stretch?: { readonly arm: Arm; readonly propensity: number };
}

/** A piece is new for a month. */
const newDays = 30;

/** How the ten follow each other: something that fits comes first and between all others. */
const order: readonly DailyKind[] = [
  "sure",
  "sure",
  "stretch",
  "sure",
  "price_drop",
  "sure",
  "new",
  "sure",
  "stretch",
  "sure",
];

/**
 * Ten pieces for a day. Where there is nothing of a kind, something that fits takes its place and says so; whoever
 * wants nothing from outside their taste gets nothing of it here either.
 */
export function chooseDaily(
  snapshot: Snapshot,
  { wants, session, bookmarked, rested, seed, overrides = noOverrides }: DailyRequest,
  features: readonly Feature[] = contentFeatures,
): readonly DailyRow[] {
  const opened = openFeatures(features, snapshot, wants, session);
  const locks = locksOf(opened, wants);
  const without = { ...session, seen: [...session.seen, ...rested] };
  const { rows } = sift(snapshot, wants, without, locks, overrides.hidden);
  const { lead } = leadByOverrides(snapshot, opened, rows, { ...overrides, pinned: [] });
  const ranked = openRanked(snapshot, opened, rows);
  // The best that is new or reduced may be far down.
  const ranking = ranked.best(rows.length);
  const taken = new Set<number>();
  const take = (row: number | undefined): number | undefined => {
    if (row !== undefined) taken.add(row);
    return row;
  };
  const mine = ownRows();
  const best = (isMeant: (row: number) => boolean) =>
    ranking.rows.find((row) => !taken.has(row) && !mine.has(row) && isMeant(row));
  const isReduced = (row: number) => (snapshot.was[row] ?? 0) > (snapshot.prices[row] ?? 0);
  const isFollowed = (row: number) => wants.brandsFollowed.has(snapshot.brandIds[row] ?? 0);
  const today = dayNumber(snapshot.day);
  const isNew = (row: number) => today - (snapshot.added[row] ?? 0) <= newDays;

  const drop = take(
    [...mine].find((row) => isReduced(row) && mayBeMine(row)) ??
      best((row) => isReduced(row) && isFollowed(row)) ??
      best(isReduced),
  );
  const fresh = take(best((row) => isNew(row) && isFollowed(row)) ?? best(isNew));
  const isOpen = stretchCountOf(wants.openness) > 0;
  const nextStretch = isOpen ? openStretches(snapshot, ranked, wants, session, seed) : () => undefined;
  const stretches = Array.from({ length: dailyCounts.stretch }, () => {
    const found = nextStretch(new Set([...taken, ...mine]));
    take(found?.row);
    return found;
  });
  const nextSure = lead(openVaried(snapshot, ranked, wants.openness));
  return order.flatMap((kind): DailyRow[] => {
    const stretch = kind === "stretch" ? stretches.shift() : undefined;
    if (stretch) {
      const { row, arm, propensity } = stretch;
      return [{ row, kind, stretch: { arm, propensity: propensity() } }];
    }
    const special = kind === "price_drop" ? drop : kind === "new" ? fresh : undefined;
    if (special !== undefined) return [{ row: special, kind }];
    const row = sure();
    return row === undefined ? [] : [{ row, kind: "sure" }];
  });

  function sure(): number | undefined {
    let row = nextSure();
    while (row !== undefined && (taken.has(row) || mine.has(row))) row = nextSure();
    return take(row);
  }

  /** What they keep, the latest first, and then what they like. It is no find for anybody, but for its price. */
  function ownRows(): ReadonlySet<number> {
    const ids = [...bookmarked, ...session.liked.toReversed()];
    return new Set(ids.map((id) => rowOf(snapshot, id)).filter((row) => row >= 0));
  }

  /** The rules once more, for pieces that lists leave out because they are theirs. */
  function mayBeMine(row: number): boolean {
    const id = snapshot.ids[row] ?? 0;
    return (
      snapshot.universes[row] === (wants.universe === "women" ? 1 : 0) &&
      snapshot.inStock[row] === 1 &&
      !wants.brandsDisliked.has(snapshot.brandIds[row] ?? 0) &&
      !session.disliked.includes(id) &&
      !rested.includes(id) &&
      !overrides.hidden.has(id) &&
      !locks.some((lock) => isShutOut(lock, row))
    );
  }
}
