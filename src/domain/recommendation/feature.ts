import type { LockName } from "#vocabulary/lock.ts";
import type { Bilingual } from "../catalogue/product.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import type { Groups } from "./groups.ts";
import type { Pieces } from "./piece-layout.ts";
import type { Session } from "./session.ts";
import type { Wants } from "./wants.ts";

/** One thing that speaks for a piece. */
export interface Feature {
  readonly key: string;
  /** How much it counts beside the others; only the proportions matter. */
  readonly weight: number;
  /** How much it counts as set by hand, where it counts otherwise by now. */
  readonly byHand?: number;
  /** Whether it goes by something the person can change. */
  readonly editable: boolean;
  /** The preference that makes it a condition when it is locked. */
  readonly lock?: LockName;
  /** Whether there are pieces it says nothing of, once it is open. */
  readonly mayBeSilent?: boolean;
  /** How long a look at a piece takes beside the quickest: what is quick and tells much is asked first. */
  readonly effort?: number;
  /** Looks at the person once; nothing when they never spoke of it, and the others share its weight. */
  readonly open: (snapshot: Snapshot, wants: Wants, session: Session) => Reading | undefined;
}

/** What a feature finds for one person. */
export interface Reading {
  /** How much it counts for this person, where that depends on how much is known of them. */
  readonly weight?: number;
  /** The same as set by hand, where it counts otherwise by now. */
  readonly byHand?: number;
  /** No value is above this; 1 where it is not told. */
  readonly most?: number;
  /** Where it goes by one code of a piece alone: the same values, by code. */
  readonly codes?: Codes;
  /** For each group a value that no piece of it is above; `silent` where there may be nothing to say. */
  readonly mostIn?: (groups: Groups) => Float64Array;
  /**
   * A value for each row: 0 to 1, or `silent` when there is nothing to say about the piece. Many rows at a time,
   * so that each feature has a loop of its own: with one loop that called all of them a list took twice as long.
   */
  readonly read: (rows: Uint32Array, values: Float64Array) => void;
  /** The same of pieces as they lie side by side in any order, by their places, where it goes by nothing else. */
  readonly readPieces?: (pieces: Pieces, places: Uint32Array, values: Float64Array) => void;
  /** The same of designs, where it goes by nothing else of a piece. */
  readonly readDesigns?: (designs: Uint32Array, values: Float64Array) => void;
  /** Why, for a value above 0. */
  readonly says: (row: number) => Bilingual;
  /** The exact thing that `says` speaks of, by which people correct it. */
  readonly trait: (row: number) => string;
  /** All that it goes by. */
  readonly traits: () => readonly string[];
  /** The same with traits that count so many times as much. Locks go by the reading as it was. */
  readonly correct: (factorOf: (trait: string) => number) => Reading;
  /** Whether a lock lets a piece through, where that is not whether it is wholly met. */
  readonly passes?: (row: number) => boolean;
  /** Whether a lock lets a piece through that there is nothing to say about; it does unless told otherwise. */
  readonly passesInSilence?: (row: number) => boolean;
}

export interface Codes {
  readonly column: Uint8Array | Uint32Array;
  readonly values: Float64Array;
  /** Where the same code is among the bytes of a piece. */
  readonly byte?: number;
}

export const silent = Number.NaN;
