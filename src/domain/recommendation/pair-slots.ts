import { onceASnapshotInSteps } from "../catalogue/once-a-snapshot.ts";
import { type Steps, stepRows } from "../steps.ts";
import { brandSlots } from "./brand-slots.ts";

/** Every brand and leaf that occur together, numbered without gaps: a brand's coats for men are one pair. */
export interface PairSlots {
  readonly ofRow: Uint32Array;
  readonly count: number;
  readonly brands: number;
  readonly brandOf: Uint32Array;
  readonly leafOf: Uint8Array;
  /** Those of men come before this one. */
  readonly firstOfWomen: number;
}

/** Leaves are numbered below this. */
const leafRoom = 256;

export const pairSlots = onceASnapshotInSteps(function* (snapshot): Steps<PairSlots> {
  const { size, leaves, universes } = snapshot;
  const { ids, ofRow: brandOf } = yield* brandSlots.steps(snapshot);
  // Nobody is shown both universes at once, so a brand's coats for men and for women are two pairs.
  const [ofMen, ofWomen] = [new Map<number, number>(), new Map<number, number>()];
  const ofRow = new Uint32Array(size);
  for (let row = 0; row < size; row++) {
    if (row % stepRows === 0) yield;
    const pair = (brandOf[row] ?? 0) * leafRoom + (leaves[row] ?? 0);
    const slots = universes[row] === 1 ? ofWomen : ofMen;
    const slot = slots.get(pair) ?? slots.size;
    slots.set(pair, slot);
    ofRow[row] = slot;
  }
  for (let row = 0; row < size; row++) {
    if (row % stepRows === 0) yield;
    if (universes[row] === 1) ofRow[row] = (ofRow[row] ?? 0) + ofMen.size;
  }
  const pairs = Uint32Array.from([...ofMen.keys(), ...ofWomen.keys()]);
  return {
    ofRow,
    count: pairs.length,
    firstOfWomen: ofMen.size,
    brands: ids.length,
    brandOf: pairs.map((pair) => Math.floor(pair / leafRoom)),
    leafOf: Uint8Array.from(pairs, (pair) => pair % leafRoom),
  };
});
