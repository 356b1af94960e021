import { leafCodes } from "../../catalogue/columns.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import { brandSlots } from "../brand-slots.ts";
import type { Ranked } from "../head.ts";
import { families, familyCodes } from "../leaf-groups.ts";
import { pairSlots } from "../pair-slots.ts";
import type { Wants } from "../wants.ts";
import { armCount, armsOfRows, packedAxes, rowsByArm } from "./arms.ts";
import type { OwnTaste } from "./own-taste.ts";

/** What may be tried on someone, a queue for each arm. What is shown only ever grows. */
export interface Queues {
  /** The arms that something is left of. */
  readonly open: (shown: ReadonlySet<number>) => readonly number[];
  /** The best that is left of an arm, or one of the next that goes better with those before. */
  readonly take: (
    arm: number,
    shown: ReadonlySet<number>,
    goesWell: (row: number) => boolean,
  ) => number | undefined;
}

/** How far down its arm a piece of another brand is looked for. */
const lookedAt = 6;
/** A piece may cost this much more than someone's upper end. */
const overBudget = 1.25;

/** Underwear and nightwear: who did not ask for them would find it odd. */
const neverTried: ReadonlySet<string> = new Set(["F.1", "F.3"]);

/** Whether anything is left of an arm is soon told; what is the best of it is worked out for the few that are drawn. */
export function openOutside(snapshot: Snapshot, ranked: Ranked, wants: Wants): (own: OwnTaste) => Queues {
  const { packed } = armsOfRows(snapshot);
  const { starts, rows } = rowsByArm(snapshot, wants.universe);
  const { prices } = snapshot;
  const { ofRow } = pairSlots(snapshot);
  const [isAmong, mostOf] = [ranked.isAmong(), triable(snapshot, wants)];
  return (own) => {
    const outside = { isAmong, packed, ownAxes: packedAxes(own.axes), prices, ofRow, mostOf };
    /** How far each arm has been looked through, in the order of the catalogue. */
    const places = starts.slice();
    const isOpen = (arm: number, shown: ReadonlySet<number>): boolean => {
      const end = starts[arm + 1] ?? 0;
      let at = places[arm] ?? 0;
      while (at < end && (shown.has(rows[at] ?? 0) || !isOutside(outside, rows[at] ?? 0))) at++;
      places[arm] = at;
      return at < end;
    };
    let arms: readonly number[] = armsOutside(own);
    const queues: (Ranked | undefined)[] = new Array(armCount).fill(undefined);
    return {
      open(shown) {
        // Mostly all are as open as they were.
        if (!arms.every((arm) => isOpen(arm, shown))) arms = arms.filter((arm) => isOpen(arm, shown));
        return arms;
      },
      take(arm, shown, goesWell) {
        queues[arm] ??= ranked.within(those(rows.subarray(places[arm], starts[arm + 1]), outside));
        return firstOf(queues[arm], shown, goesWell);
      },
    };
  };
}

function armsOutside(own: OwnTaste): readonly number[] {
  const arms: number[] = [];
  for (let arm = 0; arm < armCount; arm++) if (own.arms[arm] === 0) arms.push(arm);
  return arms;
}

/** What tells whether a piece may be tried, and is none of their own taste. */
interface Outside {
  readonly isAmong: Uint8Array;
  /** The axes of each row, and those of their own, a bit each. */
  readonly packed: Uint32Array;
  readonly ownAxes: number;
  readonly prices: Uint32Array;
  /** The pair of brand and leaf of each row, and the most that a piece of a pair may cost. */
  readonly ofRow: Uint32Array;
  readonly mostOf: Float64Array;
}

const isOutside = ({ isAmong, packed, ownAxes, prices, ofRow, mostOf }: Outside, row: number): boolean =>
  isAmong[row] === 1 &&
  ((packed[row] ?? 0) & ownAxes) === 0 &&
  (prices[row] ?? 0) <= (mostOf[ofRow[row] ?? 0] ?? 0);

function those(rows: Uint32Array, outside: Outside): Uint32Array {
  const found = new Uint32Array(rows.length);
  let count = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    if (isOutside(outside, row)) found[count++] = row;
  }
  return found.subarray(0, count);
}

/** So many of an arm are mostly enough; then so many times as many. */
const [firstLook, furtherLook] = [16, 8];

function firstOf(
  queue: Ranked,
  shown: ReadonlySet<number>,
  goesWell: (row: number) => boolean,
): number | undefined {
  for (let about = firstLook; ; about *= furtherLook) {
    const { rows, least } = queue.best(about);
    let best: number | undefined;
    let seen = 0;
    for (const row of rows) {
      if (shown.has(row)) continue;
      if (goesWell(row)) return row;
      best ??= row;
      if (++seen === lookedAt) return best;
    }
    if (least === 0) return best;
  }
}

/** By pair: of no brand they follow, and not far above what they spend. */
function triable(snapshot: Snapshot, { prices, locks, brandsFollowed }: Wants): Float64Array {
  const most = new Float64Array(256).fill(Number.POSITIVE_INFINITY);
  for (const [leaf, { max }] of prices) most[leafCodes.codeOf(leaf)] = max * overBudget;
  for (let leaf = 0; leaf < families.length; leaf++)
    if (neverTried.has(familyCodes[families[leaf] ?? 0] ?? "")) most[leaf] = -1;
  // Whoever locked their brands is shown no other: then their own are tried on them in other styles.
  const isKept = brandsFollowed.size === 0 || locks.has("brands");
  const { ids } = brandSlots(snapshot);
  const { brandOf, leafOf } = pairSlots(snapshot);
  const isOpen = Uint8Array.from(ids, (id) => (isKept || !brandsFollowed.has(id) ? 1 : 0));
  const mostOf = new Float64Array(brandOf.length);
  for (let pair = 0; pair < mostOf.length; pair++)
    mostOf[pair] = isOpen[brandOf[pair] ?? 0] === 1 ? (most[leafOf[pair] ?? 0] ?? 0) : -1;
  return mostOf;
}
