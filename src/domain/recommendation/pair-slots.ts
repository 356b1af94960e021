import { onceASnapshotInSteps } from "../catalogue/once-a-snapshot.ts";
import { stepRows } from "../steps.ts";
import { brandSlots } from "./brand-slots.ts";

/** Every brand and leaf that occur together, numbered without gaps: a brand's coats are one pair. */
export const pairSlots = onceASnapshotInSteps(function* (snapshot) {
  const { size, leaves } = snapshot;
  const { ids, ofRow: brandOf } = yield* brandSlots.steps(snapshot);
  const slots = new Map<number, number>();
  const ofRow = new Uint32Array(size);
  for (let row = 0; row < size; row++) {
    if (row % stepRows === 0) yield;
    const pair = (brandOf[row] ?? 0) * 256 + (leaves[row] ?? 0);
    const slot = slots.get(pair) ?? slots.size;
    slots.set(pair, slot);
    ofRow[row] = slot;
  }
  return {
    ofRow,
    count: slots.size,
    brands: ids.length,
    brandOf: Uint32Array.from(slots.keys(), (pair) => Math.floor(pair / 256)),
    leafOf: Uint8Array.from(slots.keys(), (pair) => pair % 256),
  };
});
