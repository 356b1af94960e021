import type { Snapshot } from "../../catalogue/snapshot.ts";
import { contentFeatures } from "../content-features.ts";
import { type Explained, explain } from "../explain.ts";
import type { Feature } from "../feature.ts";
import { openFeatures } from "../score.ts";
import type { Session } from "../session.ts";
import type { Wants } from "../wants.ts";

/** Scores and reasons of pieces that were chosen before, as they are for someone now. */
export function explainRows(
  snapshot: Snapshot,
  rows: readonly number[],
  wants: Wants,
  session: Session,
  features: readonly Feature[] = contentFeatures,
): readonly Explained[] {
  // That a piece is like itself is no reason for it.
  const own = new Set(rows.map((row) => snapshot.ids[row] ?? 0));
  const others: Session = {
    ...session,
    liked: session.liked.filter((id) => !own.has(id)),
    ...(session.evidence && { evidence: session.evidence.filter(({ product }) => !own.has(product)) }),
  };
  return explain(openFeatures(features, snapshot, wants, others), Uint32Array.from(rows));
}
