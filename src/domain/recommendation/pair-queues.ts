import type { Snapshot } from "../catalogue/snapshot.ts";
import { pairSlots } from "./pair-slots.ts";

/** The places of a ranking, a queue for each pair of brand and leaf in it: who has had its share is passed over at once. */
export interface Queues {
  /** The slot of each pair, in the order of the best of each. */
  readonly pairs: Uint32Array;
  readonly lengths: Uint32Array;
  /** How well the first of each fits, beside one another: most pairs are ruled out by it. */
  readonly firstFits: Int32Array;
  /** Its place in the ranking. */
  readonly first: (pair: number) => number;
  /** The first of a queue, by its place, is gone. */
  readonly take: (at: number) => void;
}

/** In place of a fit: nothing is left of the pair. */
export const none = -1;
/** In place of a place: there is no next. */
const end = -1;

export function openQueues(snapshot: Snapshot, rows: Uint32Array, fits: Uint16Array): Queues {
  const { ofRow, count } = pairSlots(snapshot);
  const numbers = new Int32Array(count).fill(end);
  const most = Math.min(count, rows.length);
  const [slots, heads, tails] = [new Uint32Array(most), new Int32Array(most), new Int32Array(most)];
  const [lengths, nexts, pairAt] = [
    new Uint32Array(most),
    new Int32Array(rows.length).fill(end),
    new Uint32Array(rows.length),
  ];
  let found = 0;
  for (let at = 0; at < rows.length; at++) {
    const slot = ofRow[rows[at] ?? 0] ?? 0;
    let pair = numbers[slot] ?? end;
    if (pair === end) {
      pair = found++;
      numbers[slot] = pair;
      slots[pair] = slot;
      heads[pair] = at;
    } else nexts[tails[pair] ?? 0] = at;
    tails[pair] = at;
    pairAt[at] = pair;
    lengths[pair] = (lengths[pair] ?? 0) + 1;
  }
  const firstFits = Int32Array.from({ length: found }, (_, pair) => fits[heads[pair] ?? 0] ?? 0);
  return {
    pairs: slots.subarray(0, found),
    lengths: lengths.subarray(0, found),
    firstFits,
    first: (pair) => heads[pair] ?? 0,
    take(at) {
      const [pair, next] = [pairAt[at] ?? 0, nexts[at] ?? end];
      heads[pair] = next;
      firstFits[pair] = next === end ? none : (fits[next] ?? 0);
    },
  };
}
