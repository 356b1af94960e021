import type { Universe } from "#vocabulary/universe.ts";
import { axisCount } from "../catalogue/columns.ts";
import { onceASnapshot } from "../catalogue/once-a-snapshot.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { ofStyle } from "../taste/of-style.ts";
import type { TraitKind } from "../taste/taste.ts";
import { type Weighing, weigh } from "../taste/weigh.ts";
import { brandSlots } from "./brand-slots.ts";
import { type Session, tasteSourceOf } from "./session.ts";

/** What someone's taste weighs, worked out once for a session and not once for every feature. */
export function affinityOf(snapshot: Snapshot, universe: Universe, session: Session): Weighing {
  const made = weighed(snapshot);
  const known = made.get(session);
  if (known?.universe === universe) return known.weighing;
  const { evidence, settings, now } = tasteSourceOf(session);
  const weighing = weigh(snapshot, universe, evidence, settings, now);
  made.set(session, { universe, weighing });
  return weighing;
}

const weighed = onceASnapshot(
  () => new WeakMap<Session, { readonly universe: Universe; readonly weighing: Weighing }>(),
);

/** Adds up what the traits of each piece are worth. */
export function adder(
  snapshot: Snapshot,
  { space }: Weighing,
  worths: Float64Array,
): (rows: Uint32Array, sums: Float64Array) => void {
  const { leaves, mainColour, mainMaterial, pattern } = snapshot;
  const { ofRow } = brandSlots(snapshot);
  const { starts } = space;
  const part = (kind: TraitKind, length: number) => worths.slice(starts[kind], starts[kind] + length);
  const [category, brand] = [part("category", 256), worths.subarray(starts.brand)];
  const [colour, material, motif] = [part("colour", 32), part("material", 32), part("pattern", 32)];
  // Not said is 0 in the columns, and says nothing.
  for (const table of [category, colour, material, motif]) table[0] = 0;
  const { starts: from, codes } = stylesOfRows(snapshot);
  /** By axis and score. */
  const styled = Float64Array.from(
    { length: axisCount * 256 },
    (_, at) => (worths[starts.style + (at >> 8)] ?? 0) * (ofStyle[at & 255] ?? 0),
  );
  return (rows, sums) => {
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      let sum =
        (category[leaves[row] ?? 0] ?? 0) +
        (brand[ofRow[row] ?? 0] ?? 0) +
        (colour[mainColour[row] ?? 0] ?? 0) +
        (material[mainMaterial[row] ?? 0] ?? 0) +
        (motif[pattern[row] ?? 0] ?? 0);
      const end = from[row + 1] ?? 0;
      for (let at = from[row] ?? 0; at < end; at++) sum += styled[codes[at] ?? 0] ?? 0;
      sums[i] = sum;
    }
  };
}

/** The styles that a row has anything of, six of the 22 or so: the axis and the score in one number. */
const stylesOfRows = onceASnapshot(({ size, styles }) => {
  const starts = new Uint32Array(size + 1);
  const codes = new Uint16Array(styles.reduce((count, score) => count + (score > 0 ? 1 : 0), 0));
  let end = 0;
  for (let row = 0; row < size; row++) {
    for (let axis = 0; axis < axisCount; axis++) {
      const score = styles[row * axisCount + axis] ?? 0;
      if (score > 0) codes[end++] = (axis << 8) | score;
    }
    starts[row + 1] = end;
  }
  return { starts, codes };
});
