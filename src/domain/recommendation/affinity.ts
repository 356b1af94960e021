import type { Universe } from "#vocabulary/universe.ts";
import { axisCount } from "../catalogue/columns.ts";
import { onceASnapshot, onceASnapshotInSteps } from "../catalogue/once-a-snapshot.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { stepRows } from "../steps.ts";
import { ofStyle } from "../taste/of-style.ts";
import type { TraitKind } from "../taste/taste.ts";
import { type Weighing, weigh } from "../taste/weigh.ts";
import { brandSlots } from "./brand-slots.ts";
import { designsOf, styleCode, styleCodes, traitAt, traitBytes } from "./designs.ts";
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

/** Adds up what the traits of each design are worth. */
interface Adder {
  readonly add: (designs: Uint32Array, sums: Float64Array) => void;
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
  const { traits, brandOf, styleStarts, styleCodes: codes } = designsOf(snapshot);
  const ofAxis = part("style", axisCount);
  const wanted = Uint8Array.from(ofAxis.keys()).filter((axis) => (ofAxis[axis] ?? 0) > 0);
  const worthOfStyle = tableOf(ofAxis);
  return {
    add(designs, sums) {
      for (let i = 0; i < designs.length; i++) {
        const design = designs[i] ?? 0;
        const [at, end] = [design * traitBytes, styleStarts[design + 1] ?? 0];
        let sum =
          (category[traits[at + traitAt.leaf] ?? 0] ?? 0) +
          (brand[brandOf[design] ?? 0] ?? 0) +
          (colour[traits[at + traitAt.colour] ?? 0] ?? 0) +
          (material[traits[at + traitAt.material] ?? 0] ?? 0) +
          (motif[traits[at + traitAt.pattern] ?? 0] ?? 0);
        for (let style = styleStarts[design] ?? 0; style < end; style++)
          sum += worthOfStyle[codes[style] ?? 0] ?? 0;
        sums[i] = sum;
      }
    },
    most(groups) {
      const [colours, materials, motifs] = [
        groups.mostByCode(mainColour, colour).most,
        groups.mostByCode(mainMaterial, material).most,
        groups.mostByCode(pattern, motif).most,
      ];
      const sums = this.least(groups);
      for (let group = groups.first; group < groups.end; group++) {
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
    least({ count, first, end, rowOf }) {
      const sums = new Float64Array(count);
      for (let group = first; group < end; group++) {
        const row = rowOf[group] ?? 0;
        sums[group] = (category[leaves[row] ?? 0] ?? 0) + (brand[ofRow[row] ?? 0] ?? 0);
      }
      return sums;
    },
  };
}

/** What an axis at each score is worth. */
function tableOf(ofAxis: Float64Array): Float64Array {
  const table = new Float64Array(styleCodes);
  for (const [axis, worth] of ofAxis.entries())
    for (let score = 0; worth !== 0 && score < ofStyle.length; score++)
      table[styleCode(axis, score)] = worth * (ofStyle[score] ?? 0);
  return table;
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
