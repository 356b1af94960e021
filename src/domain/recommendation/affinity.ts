import type { Universe } from "#vocabulary/universe.ts";
import { axisCount } from "../catalogue/columns.ts";
import { onceASnapshot, onceASnapshotInSteps } from "../catalogue/once-a-snapshot.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { stepRows } from "../steps.ts";
import { ofStyle } from "../taste/of-style.ts";
import type { TraitKind } from "../taste/taste.ts";
import { type Weighing, weigh } from "../taste/weigh.ts";
import { brandSlots } from "./brand-slots.ts";
import { axisOfCode, type Designs, designsOf, scoreOfCode, traitAt, traitBytes } from "./designs.ts";
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

/*
 * What is done with thousands of pieces is done by functions that outlive the request: what is compiled for a function
 * goes with the last one of its kind, and one that is made anew for every request begins as slowly again and again.
 */

export function adder(snapshot: Snapshot, { space }: Weighing, worths: Float64Array): Adder {
  const { starts } = space;
  const part = (kind: TraitKind, length: number) => worths.slice(starts[kind], starts[kind] + length);
  const [category, brand] = [part("category", 256), worths.subarray(starts.brand)];
  const [colour, material, motif] = [part("colour", 32), part("material", 32), part("pattern", 32)];
  // Not said is 0 in the columns, and says nothing.
  for (const table of [category, colour, material, motif]) table[0] = 0;
  const ofAxis = part("style", axisCount);
  const tables = { category, brand, colour, material, motif, ofAxis, ofCode: byStyleCode(ofAxis) };
  const all = designsOf(snapshot);
  return {
    add: (designs, sums) => addWorths(all, tables, designs, sums),
    most: (groups) => mostWorths(snapshot, tables, groups),
    least: (groups) => leastWorths(snapshot, tables, groups),
  };
}

/** What each trait is worth, by its code. */
interface Tables {
  readonly category: Float64Array;
  readonly brand: Float64Array;
  readonly colour: Float64Array;
  readonly material: Float64Array;
  readonly motif: Float64Array;
  readonly ofAxis: Float64Array;
  /** An axis as much as a piece of some score is of it. */
  readonly ofCode: Float64Array;
}

function byStyleCode(ofAxis: Float64Array): Float64Array {
  const worths = new Float64Array(ofAxis.length * ofStyle.length);
  for (let code = 0; code < worths.length; code++)
    worths[code] = (ofAxis[axisOfCode(code)] ?? 0) * (ofStyle[scoreOfCode(code)] ?? 0);
  return worths;
}

function addWorths(all: Designs, tables: Tables, designs: Uint32Array, sums: Float64Array): void {
  const { traits, brandOf, styleStarts, styleCodes: codes } = all;
  const { category, brand, colour, material, motif, ofCode } = tables;
  for (let i = 0; i < designs.length; i++) {
    const design = designs[i] ?? 0;
    const at = design * traitBytes;
    const end = styleStarts[design + 1] ?? 0;
    let sum =
      (category[traits[at + traitAt.leaf] ?? 0] ?? 0) +
      (brand[brandOf[design] ?? 0] ?? 0) +
      (colour[traits[at + traitAt.colour] ?? 0] ?? 0) +
      (material[traits[at + traitAt.material] ?? 0] ?? 0) +
      (motif[traits[at + traitAt.pattern] ?? 0] ?? 0);
    for (let style = styleStarts[design] ?? 0; style < end; style++) sum += ofCode[codes[style] ?? 0] ?? 0;
    sums[i] = sum;
  }
}

function mostWorths(snapshot: Snapshot, tables: Tables, groups: Groups): Float64Array {
  const { ofAxis, colour, material, motif } = tables;
  const wanted = Uint8Array.from(ofAxis.keys()).filter((axis) => (ofAxis[axis] ?? 0) > 0);
  const colours = groups.mostByCode(snapshot.mainColour, colour).most;
  const materials = groups.mostByCode(snapshot.mainMaterial, material).most;
  const motifs = groups.mostByCode(snapshot.pattern, motif).most;
  const sums = leastWorths(snapshot, tables, groups);
  for (let group = groups.first; group < groups.end; group++) {
    let styles = 0;
    for (let i = 0; i < wanted.length; i++) {
      const axis = wanted[i] ?? 0;
      styles += (ofAxis[axis] ?? 0) * (ofStyle[groups.styles[group * axisCount + axis] ?? 0] ?? 0);
    }
    sums[group] =
      (sums[group] ?? 0) + styles + (colours[group] ?? 0) + (materials[group] ?? 0) + (motifs[group] ?? 0);
  }
  return sums;
}

function leastWorths(
  snapshot: Snapshot,
  { category, brand }: Tables,
  { count, first, end, rowOf }: Groups,
): Float64Array {
  const { leaves } = snapshot;
  const { ofRow } = brandSlots(snapshot);
  const sums = new Float64Array(count);
  for (let group = first; group < end; group++) {
    const row = rowOf[group] ?? 0;
    sums[group] = (category[leaves[row] ?? 0] ?? 0) + (brand[ofRow[row] ?? 0] ?? 0);
  }
  return sums;
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
