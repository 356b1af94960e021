import type { Universe } from "#vocabulary/universe.ts";
import { axisCount } from "../catalogue/columns.ts";
import { onceASnapshot, onceASnapshotInSteps } from "../catalogue/once-a-snapshot.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { stepRows } from "../steps.ts";
import { ofStyle } from "../taste/of-style.ts";
import type { TraitKind } from "../taste/taste.ts";
import { type Weighing, weigh } from "../taste/weigh.ts";
import { brandSlots } from "./brand-slots.ts";
import type { Groups } from "./groups.ts";
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
interface Adder {
  readonly add: (rows: Uint32Array, sums: Float64Array) => void;
  /** For each group at least what any piece of it has. */
  readonly most: (groups: Groups) => Float64Array;
  /** For each group at most what every piece of it has, where nothing is worth less than nothing. */
  readonly least: (groups: Groups) => Float64Array;
}

export function adder(snapshot: Snapshot, { space }: Weighing, worths: Float64Array): Adder {
  const { leaves, mainColour, mainMaterial, pattern } = snapshot;
  const { ofRow } = brandSlots(snapshot);
  const { starts } = space;
  const part = (kind: TraitKind, length: number) => worths.slice(starts[kind], starts[kind] + length);
  const [category, brand] = [part("category", 256), worths.subarray(starts.brand)];
  const [colour, material, motif] = [part("colour", 32), part("material", 32), part("pattern", 32)];
  // Not said is 0 in the columns, and says nothing.
  for (const table of [category, colour, material, motif]) table[0] = 0;
  const { starts: from, codes } = stylesOfRows(snapshot);
  const ofAxis = part("style", axisCount);
  const wanted = Uint8Array.from(ofAxis.keys()).filter((axis) => (ofAxis[axis] ?? 0) > 0);
  return {
    add(rows, sums) {
      for (let i = 0; i < rows.length; i++) {
        const row = rows[i] ?? 0;
        let sum =
          (category[leaves[row] ?? 0] ?? 0) +
          (brand[ofRow[row] ?? 0] ?? 0) +
          (colour[mainColour[row] ?? 0] ?? 0) +
          (material[mainMaterial[row] ?? 0] ?? 0) +
          (motif[pattern[row] ?? 0] ?? 0);
        const end = from[row + 1] ?? 0;
        for (let at = from[row] ?? 0; at < end; at++) {
          const code = codes[at] ?? 0;
          sum += (ofAxis[code >> 8] ?? 0) * (ofStyle[code & 255] ?? 0);
        }
        sums[i] = sum;
      }
    },
    most(groups) {
      const [colours, materials, motifs] = [
        groups.mostByCode(mainColour, colour),
        groups.mostByCode(mainMaterial, material),
        groups.mostByCode(pattern, motif),
      ];
      const sums = this.least(groups);
      for (let group = 0; group < sums.length; group++) {
        let styles = 0;
        for (let i = 0; i < wanted.length; i++) {
          const axis = wanted[i] ?? 0;
          styles += (ofAxis[axis] ?? 0) * (ofStyle[groups.styles[group * axisCount + axis] ?? 0] ?? 0);
        }
        sums[group] =
          (sums[group] ?? 0) +
          styles +
          (colours[group] ?? 0) +
          (materials[group] ?? 0) +
          (motifs[group] ?? 0);
      }
      return sums;
    },
    least({ rowOf }) {
      const sums = new Float64Array(rowOf.length);
      for (let group = 0; group < sums.length; group++) {
        const row = rowOf[group] ?? 0;
        sums[group] = (category[leaves[row] ?? 0] ?? 0) + (brand[ofRow[row] ?? 0] ?? 0);
      }
      return sums;
    },
  };
}

/** The styles that a row has anything of, six of the 22 or so: the axis and the score in one number. */
const stylesOfRows = onceASnapshotInSteps(function* ({ size, styles }) {
  const starts = new Uint32Array(size + 1);
  let count = 0;
  for (let at = 0; at < styles.length; at++) {
    if (at % (axisCount * stepRows) === 0) yield;
    if (styles[at] !== 0) count++;
  }
  const codes = new Uint16Array(count);
  let end = 0;
  for (let row = 0; row < size; row++) {
    if (row % stepRows === 0) yield;
    for (let axis = 0; axis < axisCount; axis++) {
      const score = styles[row * axisCount + axis] ?? 0;
      if (score > 0) codes[end++] = (axis << 8) | score;
    }
    starts[row + 1] = end;
  }
  return { starts, codes };
});

/** How much of styles the piece has that has most. */
export const fullest = onceASnapshotInSteps(function* (snapshot) {
  const { starts, codes } = yield* stylesOfRows.steps(snapshot);
  let most = 0;
  for (let row = 0; row < snapshot.size; row++) {
    if (row % stepRows === 0) yield;
    let sum = 0;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++)
      sum += ofStyle[(codes[at] ?? 0) & 255] ?? 0;
    most = Math.max(most, sum);
  }
  return most;
});
