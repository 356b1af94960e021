import type { Universe } from "#vocabulary/universe.ts";
import { onceASnapshotFor } from "./once-a-snapshot.ts";
import { dayNumber } from "./price-history.ts";
import type { Snapshot } from "./snapshot.ts";
import {
  families,
  familyAt,
  isToBeHad,
  listTraits,
  mostTraits,
  type TraitKind,
  traits,
} from "./trait-table.ts";

/** What a trait holds of the new arrivals, beside what it holds of earlier pieces of the same families. */
interface TraitTrend {
  readonly kind: TraitKind;
  readonly value: string;
  /** New arrivals that have it, and all pieces that do. */
  readonly fresh: number;
  readonly pieces: number;
  /** Of the new arrivals, and of the earlier pieces: 0 to 1. */
  readonly share: number;
  readonly before: number;
  /** Steady is what chance alone could have done. */
  readonly moves: "up" | "down" | "steady";
}

export interface Trends {
  /** ISO date. */
  readonly day: string;
  /** A piece is new for so many days. */
  readonly days: number;
  readonly fresh: number;
  readonly earlier: number;
  /** What rose most first. */
  readonly traits: readonly TraitTrend[];
}

/** A month, as search counts it; longer where a month brought too little to count. */
const windows = [30, 60, 90] as const;
const enoughFresh = 100;
/** A handful doubles by accident: what fewer pieces have is not told. */
const leastPieces = 20;
/** So many standard errors from what was to be expected; chance does that once in twenty. */
const beyondChance = 2;

/** What rises in a universe today: new arrivals against what was there before them. Counted once a snapshot. */
export const trends = onceASnapshotFor((snapshot: Snapshot, universe: Universe): Trends => {
  const side = universe === "women" ? 1 : 0;
  const days = daysToCount(snapshot, side);
  const { fresh, earlier } = countTraits(snapshot, side, days);
  return {
    day: snapshot.day,
    days,
    fresh: fresh.pieces,
    earlier: earlier.pieces,
    traits: traits
      .flatMap((trait, place) => {
        const counted = trendOf(fresh, earlier, place, trait.kind === "category");
        return counted ? [{ ...trait, ...counted }] : [];
      })
      .toSorted((a, b) => b.share - b.before - (a.share - a.before)),
  };
});

function daysToCount(snapshot: Snapshot, side: number): number {
  const today = dayNumber(snapshot.day);
  const counts = windows.map(() => 0);
  for (let row = 0; row < snapshot.size; row++) {
    const age = today - (snapshot.added[row] ?? 0);
    if (age > windows[2] || !isToBeHad(snapshot, row, side)) continue;
    for (let i = 0; i < windows.length; i++) if (age <= (windows[i] ?? 0)) counts[i] = (counts[i] ?? 0) + 1;
  }
  return windows.find((_, i) => (counts[i] ?? 0) >= enoughFresh) ?? windows[2];
}

interface Counted {
  pieces: number;
  readonly ofFamily: Uint32Array;
  /** Trait by trait, each family by family. */
  readonly ofTrait: Uint32Array;
}

const nothingYet = (): Counted => ({
  pieces: 0,
  ofFamily: new Uint32Array(families.length),
  ofTrait: new Uint32Array(traits.length * families.length),
});

function countTraits(snapshot: Snapshot, side: number, days: number) {
  const from = dayNumber(snapshot.day) - days;
  const [fresh, earlier] = [nothingYet(), nothingYet()];
  const list = new Uint16Array(mostTraits);
  for (let row = 0; row < snapshot.size; row++) {
    if (!isToBeHad(snapshot, row, side)) continue;
    const counted = (snapshot.added[row] ?? 0) >= from ? fresh : earlier;
    const family = familyAt(snapshot, row);
    counted.pieces++;
    counted.ofFamily[family] = (counted.ofFamily[family] ?? 0) + 1;
    const count = listTraits(snapshot, row, list);
    for (let i = 0; i < count; i++) {
      const at = (list[i] ?? 0) * families.length + family;
      counted.ofTrait[at] = (counted.ofTrait[at] ?? 0) + 1;
    }
  }
  return { fresh, earlier };
}

/**
 * Like is compared with like: more jumpers among the new arrivals make no rise of wool. The earlier pieces are weighed
 * as if they were of the families that came in; a family that is new altogether has nothing to be compared with.
 */
function trendOf(fresh: Counted, earlier: Counted, place: number, isFamily: boolean) {
  let [all, has, expected, earlierHas] = [0, 0, 0, 0];
  for (let family = 0; family < families.length; family++) {
    const at = place * families.length + family;
    const [came, there] = [fresh.ofFamily[family] ?? 0, earlier.ofFamily[family] ?? 0];
    earlierHas += earlier.ofTrait[at] ?? 0;
    if (there === 0 && !isFamily) continue;
    all += came;
    has += fresh.ofTrait[at] ?? 0;
    if (there > 0) expected += (came * (earlier.ofTrait[at] ?? 0)) / there;
  }
  const pieces = has + earlierHas;
  if (all === 0 || earlier.pieces === 0 || pieces < leastPieces) return undefined;
  const share = has / all;
  const before = isFamily ? earlierHas / earlier.pieces : expected / all;
  return { fresh: has, pieces, share, before, moves: movement(share, before, all, earlier.pieces) };
}

function movement(share: number, before: number, fresh: number, earlier: number): TraitTrend["moves"] {
  const pooled = (share * fresh + before * earlier) / (fresh + earlier);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / fresh + 1 / earlier));
  if (error === 0 || Math.abs(share - before) < beyondChance * error) return "steady";
  return share > before ? "up" : "down";
}
