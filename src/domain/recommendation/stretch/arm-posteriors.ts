import { leafCodes } from "../../catalogue/columns.ts";
import { families } from "../leaf-groups.ts";
import type { Wants } from "../wants.ts";
import { armCount, axisOfArm, familyOfArm } from "./arms.ts";
import { type Beta, betaOf, mostHalves } from "./beta.ts";
import type { ArmReactions } from "./reactions-by-arm.ts";

/** What is expected of each arm. Many arms are known equally well or not at all: those share a belief. */
export interface Posteriors {
  /** The number of its belief, by arm. */
  readonly beliefOf: Uint16Array;
  /** By number: how likely a piece of such an arm is to be liked. */
  readonly beliefs: readonly Beta[];
}

/**
 * Before anything is known one in three is liked, one in two of what is on their list. A reaction to a piece counts
 * for its arm, and half of it for the other families of its style. In halves.
 */
const before = { likes: 2, wishedLikes: 4, dislikes: 4 };

/** Above the most halves of either. */
const room = 32;

export function armPosteriors({ wishes }: Wants, reactions: ArmReactions): Posteriors {
  const { likes, dislikes, axisLikes, axisDislikes } = reactions;
  const isWished = new Uint8Array(room);
  for (const leaf of wishes.keys()) isWished[families[leafCodes.codeOf(leaf)] ?? 0] = 1;
  const halves = (start: number, own = 0, all = 0) => Math.min(mostHalves, start + own + all);
  const places = new Int16Array(room * room).fill(-1);
  const beliefs: Beta[] = [];
  const beliefOf = new Uint16Array(armCount);
  for (let arm = 0; arm < armCount; arm++) {
    const axis = axisOfArm(arm);
    const start = isWished[familyOfArm(arm)] === 1 ? before.wishedLikes : before.likes;
    const alpha = halves(start, likes[arm], axisLikes[axis]);
    const beta = halves(before.dislikes, dislikes[arm], axisDislikes[axis]);
    const key = alpha * room + beta;
    if (places[key] === -1) places[key] = beliefs.push(betaOf(alpha, beta)) - 1;
    beliefOf[arm] = places[key] ?? 0;
  }
  return { beliefOf, beliefs };
}
