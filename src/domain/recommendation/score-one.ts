import type { LockName } from "#vocabulary/lock.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { contentFeatures } from "./content-features.ts";
import { type Explained, explain } from "./explain.ts";
import type { Feature } from "./feature.ts";
import { isShutOut, locksOf } from "./rules.ts";
import { openFeatures } from "./score.ts";
import type { Session } from "./session.ts";
import type { Wants } from "./wants.ts";

export interface ScoredOne extends Pick<Explained, "score" | "reasons"> {
  /** The locks that shut it out. */
  readonly failed: readonly LockName[];
}

/** One piece held against one person: the score and the reasons it has in a list, wherever it would stand in it. */
export function scoreOne(
  snapshot: Snapshot,
  row: number,
  wants: Wants,
  session: Session,
  features: readonly Feature[] = contentFeatures,
): ScoredOne {
  const opened = openFeatures(features, snapshot, wants, withoutItself(session, snapshot.ids[row] ?? 0));
  const [{ score, reasons } = { score: 0, reasons: [] }] = explain(opened, Uint32Array.of(row));
  const failed = locksOf(opened, wants).filter((lock) => isShutOut(lock, row));
  return { score, reasons, failed: failed.map(({ name }) => name) };
}

/** That it is like itself is no reason: in a list nobody meets again what they liked or turned down. */
function withoutItself(session: Session, id: number): Session {
  if (!session.liked.includes(id) && !session.disliked.includes(id)) return session;
  const { evidence } = session;
  return {
    ...session,
    liked: session.liked.filter((one) => one !== id),
    disliked: session.disliked.filter((one) => one !== id),
    ...(evidence && { evidence: evidence.filter(({ product }) => product !== id) }),
  };
}
