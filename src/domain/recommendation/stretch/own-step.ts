import type { Bilingual } from "../../catalogue/product.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import type { Session } from "../session.ts";
import type { Wants } from "../wants.ts";
import { armAt, armIn, armsOfRows, packedAxes } from "./arms.ts";
import { ownTastes } from "./own-taste.ts";
import { reactionsByArm } from "./reactions-by-arm.ts";
import { stretchReason } from "./stretch-words.ts";

/** Which way a piece goes from someone's taste as it is now; nothing when it has become theirs. */
export function stretchWords(
  snapshot: Snapshot,
  row: number,
  wants: Wants,
  session: Session,
): Bilingual | undefined {
  const facts = armsOfRows(snapshot).packed[row] ?? 0;
  const arm = armIn(facts);
  const reactions = reactionsByArm(snapshot, wants.universe, session);
  for (const { known, arms, axes } of ownTastes(snapshot, wants, session, reactions))
    if (arms[arm] === 0 && (facts & packedAxes(axes)) === 0) return stretchReason(known, armAt(arm));
  return undefined;
}
