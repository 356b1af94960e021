import type { LockName } from "#vocabulary/lock.ts";
import { wishesOf } from "#vocabulary/wish.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { affinityOf } from "./affinity.ts";
import type { Session } from "./session.ts";
import type { Wants } from "./wants.ts";

/** Less than this is not worth a doubt. */
const least = 0.02;

/**
 * What someone told and turns down again and again counts less: for each such trait the part that is left of it. What
 * they locked is never doubted.
 */
export function doubtsOf(snapshot: Snapshot, wants: Wants, session: Session): ReadonlyMap<string, number> {
  const { universe, styles, wishes, brandsFollowed, locks } = wants;
  const { space, weights } = affinityOf(snapshot, universe, session);
  const doubts = new Map<string, number>();
  const weightOf = (trait: string) => weights[space.slotOf(trait)] ?? 0;
  const doubt = (lock: LockName, trait: string, weight: number) => {
    if (weight < -least && !locks.has(lock)) doubts.set(trait, 1 + weight);
  };
  for (const axis of styles) doubt("styles", `style:${axis}`, weightOf(`style:${axis}`));
  for (const id of brandsFollowed) doubt("brands", `brand:${id}`, weightOf(`brand:${id}`));
  for (const { name, leaves } of wishes.size === 0 ? [] : wishesOf(universe)) {
    const wished = leaves.filter((leaf) => wishes.has(leaf));
    const sum = wished.reduce((total, leaf) => total + weightOf(`category:${leaf}`), 0);
    if (wished.length > 0) doubt("wishes", `wish:${name}`, sum / wished.length);
  }
  return doubts;
}
