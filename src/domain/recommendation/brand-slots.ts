import { onceASnapshotInSteps } from "../catalogue/once-a-snapshot.ts";
import { stepRows } from "../steps.ts";

/** Brands numbered without gaps, so that what is known of a brand is found in an array. */
export const brandSlots = onceASnapshotInSteps(function* ({ size, brandIds }) {
  const slots = new Map<number, number>();
  const ofRow = new Uint32Array(size);
  for (let row = 0; row < size; row++) {
    if (row % stepRows === 0) yield;
    const id = brandIds[row] ?? 0;
    const slot = slots.get(id) ?? slots.size;
    slots.set(id, slot);
    ofRow[row] = slot;
  }
  return { ids: [...slots.keys()], ofRow };
});
