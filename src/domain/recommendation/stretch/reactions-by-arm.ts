import type { Universe } from "#vocabulary/universe.ts";
import { axisCount } from "../../catalogue/columns.ts";
import { rowOf, type Snapshot } from "../../catalogue/snapshot.ts";
import type { EvidenceKind } from "../../taste/evidence.ts";
import { isCounted } from "../../taste/is-counted.ts";
import { type Session, tasteSourceOf } from "../session.ts";
import { armCount, armIn, armsOfRows, axisOfArm } from "./arms.ts";

/** How many pieces of each arm, and of each axis, someone was for and against. */
export interface ArmReactions {
  readonly likes: Float64Array;
  readonly dislikes: Float64Array;
  readonly axisLikes: Float64Array;
  readonly axisDislikes: Float64Array;
}

/** Each piece once, whatever was done with it. */
const isFor: ReadonlySet<EvidenceKind> = new Set([
  "liked",
  "bookmarked",
  "product_chosen",
  "product_purchased",
]);

export function reactionsByArm(snapshot: Snapshot, universe: Universe, session: Session): ArmReactions {
  const { evidence, settings } = tasteSourceOf(session);
  const counts = isCounted(settings);
  const verdicts = new Map<number, boolean>();
  for (const one of evidence) {
    const isLike = isFor.has(one.kind);
    // Against the piece as such: that a colour, a price or a cut was wrong says nothing of its style.
    const isDislike = one.kind === "disliked" && (one.scope ?? "item") === "item";
    if ((isLike || isDislike) && counts(one)) verdicts.set(one.product, isLike);
  }
  const { packed } = armsOfRows(snapshot);
  const place = universe === "women" ? 1 : 0;
  const found = {
    likes: new Float64Array(armCount),
    dislikes: new Float64Array(armCount),
    axisLikes: new Float64Array(axisCount + 1),
    axisDislikes: new Float64Array(axisCount + 1),
  };
  for (const [product, isLike] of verdicts) {
    const row = rowOf(snapshot, product);
    if (row < 0 || snapshot.universes[row] !== place) continue;
    const arm = armIn(packed[row] ?? 0);
    add(isLike ? found.likes : found.dislikes, arm);
    add(isLike ? found.axisLikes : found.axisDislikes, axisOfArm(arm));
  }
  return found;
}

const add = (counts: Float64Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};

/** Liked again and again, and seldom turned down: it is theirs by now. */
export const isAdopted = (likes: number, dislikes: number): boolean => likes >= 3 && likes >= 2 * dislikes;
