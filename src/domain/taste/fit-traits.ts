import { type TraitKind, traitKinds } from "./taste.ts";
import type { TraitSpace } from "./trait-space.ts";

/** What somebody answered to pieces, and the traits of each. */
export interface Answers {
  /** Above 0 for what they turned to, below for what they turned down. */
  readonly worths: Float64Array;
  /** Answer i is about the traits from `starts[i]` to `starts[i + 1]`. */
  readonly starts: Uint32Array;
  readonly slots: Uint32Array;
  /** How much of each trait the piece has. */
  readonly parts: Float64Array;
  /** By trait, how often it was chosen and refused. */
  readonly chosen: Uint32Array;
  readonly refused: Uint32Array;
}

/** Log odds for a weight of three quarters. */
export const sureness = 1.5;

/** How strongly people lean by each kind, in log odds, before anything is known of them; few lean by twice as much. */
const leanings: Readonly<Record<TraitKind, number>> = {
  style: 0.8,
  category: 1.8,
  brand: 1.5,
  colour: 1,
  material: 0.8,
  pattern: 0.9,
};
/** Log odds that a piece with nothing for or against it is liked. */
const usual = -1.5;
const rounds = 4;

/**
 * The likeliest log odds of each trait, all of them together: whoever likes navy blazers need not like all blazers if
 * they turn down the others. A trait is held against what chance would have brought, for what half of the shop has
 * says little; and it is held back by doubt, so that one answer is tentative. One kind after the other, since a piece
 * has one colour and one brand.
 */
export function fitTraits(space: TraitSpace, answers: Answers): Float64Array {
  const odds = new Float64Array(space.size);
  const { worths, starts, slots, parts, chosen, refused } = answers;
  const count = worths.length;
  /** Of each piece, without what any piece has on average. */
  const sums = new Float64Array(count);
  let average = 0;
  const [errors, doubts] = [new Float64Array(count), new Float64Array(count)];
  const [pull, hold] = [new Float64Array(space.size), new Float64Array(space.size)];
  for (let round = 0; round < rounds; round++)
    for (const [kind, name] of traitKinds.entries()) {
      let [error, doubt] = [0, 0];
      for (let i = 0; i < count; i++) {
        const worth = worths[i] ?? 0;
        const likely = 1 / (1 + Math.exp(average - usual - (sums[i] ?? 0)));
        errors[i] = worth > 0 ? worth * (1 - likely) : worth * likely;
        doubts[i] = Math.abs(worth) * likely * (1 - likely);
        error += errors[i] ?? 0;
        doubt += doubts[i] ?? 0;
      }
      pull.fill(0);
      hold.fill(0);
      for (let i = 0; i < count; i++) {
        const [start, end] = [starts[i] ?? 0, starts[i + 1] ?? 0];
        let whole = 0;
        for (let at = start; at < end; at++)
          if (space.kinds[slots[at] ?? 0] === kind) whole += parts[at] ?? 0;
        for (let at = start; at < end; at++) {
          const [slot, part] = [slots[at] ?? 0, parts[at] ?? 0];
          if (space.kinds[slot] !== kind) continue;
          pull[slot] = (pull[slot] ?? 0) + part * (errors[i] ?? 0);
          // Traits of one kind that a piece has at once are moved together: none goes further than all may.
          hold[slot] = (hold[slot] ?? 0) + part * whole * (doubts[i] ?? 0);
        }
      }
      const doubtOfKind = leanings[name] ** -2;
      let moved = 0;
      for (let slot = 0; slot < pull.length; slot++) {
        const [yes, no] = [chosen[slot] ?? 0, refused[slot] ?? 0];
        if (space.kinds[slot] !== kind || yes + no === 0) continue;
        const share = space.shares[slot] ?? 0;
        const before = odds[slot] ?? 0;
        const step =
          ((pull[slot] ?? 0) - share * error - doubtOfKind * before) /
          ((hold[slot] ?? 0) * (1 - share) + share * share * doubt + doubtOfKind);
        // Nobody is said to like what they never turned to, nor to dislike what they never turned down.
        const after = Math.max(no > 0 ? -9 : 0, Math.min(yes > 0 ? 9 : 0, before + step));
        odds[slot] = after;
        pull[slot] = after - before;
        moved += share * (after - before);
      }
      average += moved;
      for (let i = 0; i < count; i++) {
        let change = 0;
        for (let at = starts[i] ?? 0; at < (starts[i + 1] ?? 0); at++) {
          const slot = slots[at] ?? 0;
          if (space.kinds[slot] === kind && (chosen[slot] ?? 0) + (refused[slot] ?? 0) > 0)
            change += (parts[at] ?? 0) * (pull[slot] ?? 0);
        }
        sums[i] = (sums[i] ?? 0) + change;
      }
    }
  return odds;
}
