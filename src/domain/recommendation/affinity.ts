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
import { traitAt, traitBytes, traitsOfRows } from "./traits-of-rows.ts";

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
  const { traits } = traitsOfRows(snapshot);
  const ofAxis = part("style", axisCount);
  const axesWhere = (counts: (worth: number) => boolean) =>
    Uint8Array.from(ofAxis.keys()).filter((axis) => counts(ofAxis[axis] ?? 0));
  const [weighed, wanted] = [axesWhere((worth) => worth !== 0), axesWhere((worth) => worth > 0)];
  const worthOf = Float64Array.from(weighed, (axis) => ofAxis[axis] ?? 0);
  return {
    add(rows, sums) {
      for (let i = 0; i < rows.length; i++) {
        const row = rows[i] ?? 0;
        const at = row * traitBytes;
        let sum =
          (category[traits[at + traitAt.leaf] ?? 0] ?? 0) +
          (brand[ofRow[row] ?? 0] ?? 0) +
          (colour[traits[at + traitAt.colour] ?? 0] ?? 0) +
          (material[traits[at + traitAt.material] ?? 0] ?? 0) +
          (motif[traits[at + traitAt.pattern] ?? 0] ?? 0);
        for (let j = 0; j < weighed.length; j++)
          sum += (worthOf[j] ?? 0) * (ofStyle[traits[at + (weighed[j] ?? 0)] ?? 0] ?? 0);
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

/** How much of styles the piece has that has most. */
export const fullest = onceASnapshotInSteps(function* ({ size, styles }) {
  let most = 0;
  for (let row = 0; row < size; row++) {
    if (row % stepRows === 0) yield;
    let sum = 0;
    for (let at = row * axisCount; at < (row + 1) * axisCount; at++) sum += ofStyle[styles[at] ?? 0] ?? 0;
    most = Math.max(most, sum);
  }
  return most;
});
