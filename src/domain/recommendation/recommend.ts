import type { LockName } from "#vocabulary/lock.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { contentFeatures } from "./content-features.ts";
import { diversify } from "./diversify.ts";
import { type Explained, explain } from "./explain.ts";
import type { Feature } from "./feature.ts";
import { rank } from "./rank.ts";
import { type Lock, locksOf, sift } from "./rules.ts";
import { type Opened, openFeatures } from "./score.ts";
import type { Session } from "./session.ts";
import type { Wants } from "./wants.ts";

export interface Request {
  readonly wants: Wants;
  readonly session: Session;
  /** How many of the list came before. */
  readonly from: number;
  readonly limit: number;
}

export interface Pick extends Explained {
  readonly row: number;
}

export interface Recommended {
  readonly picks: readonly Pick[];
  /** Where the next page begins; nothing when this is the last. */
  readonly next?: number;
}

/** What suits someone of what their locks let through, best first and varied. The same question, the same list. */
export function recommend(
  snapshot: Snapshot,
  request: Request,
  features: readonly Feature[] = contentFeatures,
): Recommended {
  const opened = openFeatures(features, snapshot, request.wants, request.session);
  const { adds: _, ...chosen } = choose(snapshot, request, opened, locksOf(opened, request.wants));
  return chosen;
}

export interface HardRecommended extends Recommended {
  /** What opening each lock alone would add; the largest first. */
  readonly relaxations: readonly { readonly lock: LockName; readonly adds: number }[];
}

/** The same, with the price of each lock; whatever is tried out on people is not tried here. */
export function recommendHard(
  snapshot: Snapshot,
  request: Request,
  features: readonly Feature[] = contentFeatures,
): HardRecommended {
  const opened = openFeatures(features, snapshot, request.wants, request.session);
  const { adds, ...chosen } = choose(snapshot, request, opened, locksOf(opened, request.wants));
  return { ...chosen, relaxations: adds.toSorted((a, b) => b.adds - a.adds) };
}

function choose(
  snapshot: Snapshot,
  { wants, session, from, limit }: Request,
  opened: Opened,
  locks: readonly Lock[],
) {
  const { rows, adds } = sift(snapshot, wants, session, locks);
  const ranking = rank(opened, rows);
  const page = diversify(snapshot, ranking, wants.openness, { from, count: limit });
  const end = from + page.length;
  return {
    picks: explain(opened, page).map((explained, i): Pick => ({ row: page[i] ?? 0, ...explained })),
    ...(page.length > 0 && end < rows.length && { next: end }),
    adds: locks.map(({ name }, i) => ({ lock: name, adds: adds[i] ?? 0 })),
  };
}
