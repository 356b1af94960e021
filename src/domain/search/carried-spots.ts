import { notBefore, type Snapshot } from "../catalogue/snapshot.ts";
import { type Steps, stepRows } from "../steps.ts";
import type { Spots } from "./spots.ts";

/** Spots that follow one another in the index before this one, and in this one from `at` on. */
interface SpotRun {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/** What is where it was beside its neighbours, when only a few products changed. */
export interface CarriedSpots {
  /** The spot that each had before; `notBefore` for what is new, otherwise than before, or could not be had. */
  readonly before: Uint32Array;
  /** The spot that each of the index before has now; `notBefore` for what is not as it was. */
  readonly after: Uint32Array;
  readonly runs: readonly SpotRun[];
  readonly fresh: readonly number[];
}

/** What stays lies in the same order as before: that of its shelf, then that of its row. */
export function* carrySpots(
  { patched }: Snapshot,
  { count, rowAt }: Spots,
  last: { readonly snapshot: Snapshot; readonly spots: Spots },
): Steps<CarriedSpots | undefined> {
  if (!patched || patched.ids !== last.snapshot.ids) return undefined;
  const before = new Uint32Array(count).fill(notBefore);
  const after = new Uint32Array(last.spots.count).fill(notBefore);
  const [runs, fresh]: [SpotRun[], number[]] = [[], []];
  let [from, to, at] = [0, 0, 0];
  const endRun = () => {
    if (to > from) runs.push({ from, to, at });
  };
  for (let spot = 0; spot < count; spot++) {
    if (spot % (4 * stepRows) === 0) yield;
    const was = spotBefore(last.spots, patched.rowBefore[rowAt[spot] ?? 0] ?? notBefore);
    if (was === notBefore) {
      fresh.push(spot);
      continue;
    }
    before[spot] = was;
    after[was] = spot;
    if (was !== to || spot - at !== to - from) {
      endRun();
      [from, at] = [was, spot];
    }
    to = was + 1;
  }
  endRun();
  return { before, after, runs, fresh };
}

/** What could not be had before has no spot. */
function spotBefore({ spotOf, rowAt }: Spots, row: number): number {
  const spot = spotOf[row] ?? notBefore;
  return rowAt[spot] === row ? spot : notBefore;
}
