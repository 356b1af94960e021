import { onceASnapshot } from "../catalogue/once-a-snapshot.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { type Designs, designsOf, lookUp } from "./designs.ts";
import type { Feature, Reading } from "./feature.ts";
import { fixed } from "./fixed.ts";
import type { Pieces } from "./piece-layout.ts";
import { piecesByDesign, piecesOf } from "./pieces.ts";

/** A feature that goes by nothing but the design of a piece. */
export interface DesignPart {
  readonly reading: OfDesigns;
  readonly weight: number;
}

type OfDesigns = Reading & Required<Pick<Reading, "readDesigns" | "mostIn">>;

export const isOfDesigns = (reading: Reading): reading is OfDesigns =>
  reading.readDesigns !== undefined && reading.mostIn !== undefined;

/** What all features say together that go by the design of a piece; of each design it is worked out once. */
export interface DesignSums {
  readonly designs: Designs;
  /** What else is known of pieces, in the order of the catalogue and in that of designs. */
  readonly byRow: Pieces;
  readonly byDesign: Pieces;
  /** How much they count together. */
  readonly weight: number;
  /** What rules most out comes first. */
  readonly parts: readonly DesignPart[];
  /** What is said by weight of the design of each row. */
  readonly read: (rows: Uint32Array, sums: Float64Array) => void;
  /** Notes the sums of so many designs. */
  readonly note: (designs: Uint32Array, sums: Float64Array, count: number) => void;
  /** By design; of those noted just before, until anybody else asks. */
  readonly noted: Float64Array;
}

/**
 * Room for the sums of all designs, with whose each is: all who ask share it, since room of their own for each would
 * have to be emptied before and thrown away after. Who finds another's there works theirs out again.
 */
const roomOf = onceASnapshot((snapshot) => {
  const { count } = designsOf(snapshot);
  return { sums: new Float64Array(count), whose: new Uint32Array(count), last: 0 };
});

export function openDesignSums(
  snapshot: Snapshot,
  features: readonly Feature[],
  counted: readonly Reading[],
): DesignSums {
  const designs = designsOf(snapshot);
  const parts = counted
    .flatMap((reading, i): DesignPart[] =>
      isOfDesigns(reading) ? [{ reading, weight: features[i]?.weight ?? 0 }] : [],
    )
    .sort((a, b) => b.weight - a.weight);
  const room = roomOf(snapshot);
  room.last += 1;
  const mine = room.last;
  const add = (some: Uint32Array, sums: Float64Array): void => {
    const values = new Float64Array(some.length);
    sums.fill(0);
    for (const { reading, weight } of parts) {
      reading.readDesigns(some, values);
      addTimes(values, weight, sums);
    }
  };
  return {
    designs,
    byRow: piecesOf(snapshot),
    byDesign: piecesByDesign(snapshot),
    weight: parts.reduce((sum, { weight }) => sum + fixed(weight), 0),
    parts,
    noted: room.sums,
    note: (some, sums, count) => noteIn(room, mine, some, sums, count),
    read(rows, sums) {
      const some = new Uint32Array(rows.length);
      lookUp(designs.ofRow, rows, some);
      const missing = missingOf(some, room.whose, mine);
      if (missing.length > 0) {
        add(missing, sums.subarray(0, missing.length));
        noteIn(room, mine, missing, sums, missing.length);
      }
      recall(some, room.sums, sums);
    },
  };
}

function addTimes(values: Float64Array, weight: number, sums: Float64Array): void {
  for (let i = 0; i < values.length; i++) sums[i] = (sums[i] ?? 0) + fixed(weight * (values[i] ?? 0));
}

function noteIn(
  { sums: noted, whose }: { readonly sums: Float64Array; readonly whose: Uint32Array },
  mine: number,
  designs: Uint32Array,
  sums: Float64Array,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const design = designs[i] ?? 0;
    noted[design] = sums[i] ?? 0;
    whose[design] = mine;
  }
}

function recall(designs: Uint32Array, known: Float64Array, sums: Float64Array): void {
  for (let i = 0; i < designs.length; i++) sums[i] = known[designs[i] ?? 0] ?? 0;
}

/** Each once that is not known to whoever asks; then it is. */
function missingOf(designs: Uint32Array, whose: Uint32Array, mine: number): Uint32Array {
  const missing = new Uint32Array(designs.length);
  let count = 0;
  for (let i = 0; i < designs.length; i++) {
    const design = designs[i] ?? 0;
    if (whose[design] === mine) continue;
    whose[design] = mine;
    missing[count++] = design;
  }
  return missing.subarray(0, count);
}
