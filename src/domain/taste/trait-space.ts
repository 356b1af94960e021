import { type Universe, universes } from "#vocabulary/universe.ts";
import {
  axisCount,
  colourCodes,
  leafCodes,
  materialCodes,
  patternCodes,
  type Words,
} from "../catalogue/columns.ts";
import { onceASnapshotFor, onceASnapshotInSteps } from "../catalogue/once-a-snapshot.ts";
import { rowsOffered } from "../catalogue/rows-offered.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { brandSlots } from "../recommendation/brand-slots.ts";
import {
  axisOfCode,
  type Designs,
  designsOf,
  scoreOfCode,
  traitAt,
  traitBytes,
} from "../recommendation/designs.ts";
import { stepRows } from "../steps.ts";
import { ofStyle } from "./of-style.ts";
import { type TraitKind, traitKinds } from "./taste.ts";

/** Where the traits of each kind begin when all of them are numbered in one row. */
export interface TraitSpace {
  readonly size: number;
  readonly starts: Readonly<Record<TraitKind, number>>;
  readonly counts: Readonly<Record<TraitKind, number>>;
  /** The number of the kind of each trait. */
  readonly kinds: Uint8Array;
  /** How much of what can be had has each trait, 0 to 1: what is everywhere says little of who chose it. */
  readonly shares: Float64Array;
  /** `colour:navy`; nothing for a number without a word. */
  readonly nameOf: (slot: number) => string | undefined;
  /** -1 for what is unknown here. */
  readonly slotOf: (trait: string) => number;
  /** What the pieces are of, for whoever reads thousands. */
  readonly designs: Designs;
  /** Writes the traits of a piece, and how much of each it has; says how many. */
  readonly read: (row: number, slots: Uint32Array, parts: Float64Array) => number;
}

/** The most traits that a piece has. */
export const mostTraits = axisCount + traitKinds.length - 1;

export const traitSpace = onceASnapshotFor<Universe, TraitSpace>((snapshot, universe) => {
  const names = namesOf(snapshot);
  const starts = { style: 0, category: 0, brand: 0, colour: 0, material: 0, pattern: 0 };
  const counts = { ...starts };
  let size = 0;
  for (const kind of traitKinds) {
    starts[kind] = size;
    counts[kind] = names[kind].length;
    size += counts[kind];
  }
  const all = traitKinds.flatMap((kind) => names[kind].map((name) => name && `${kind}:${name}`));
  const slots = new Map(all.flatMap((name, slot) => (name ? [[name, slot]] : [])));
  return {
    size,
    starts,
    counts,
    kinds: Uint8Array.from(traitKinds.flatMap((kind, i) => names[kind].map(() => i))),
    shares: sharesOf(snapshot, universe, size, starts),
    nameOf: (slot) => all[slot],
    slotOf: (trait) => slots.get(trait) ?? -1,
    designs: designsOf(snapshot),
    read: reader(designsOf(snapshot), starts),
  };
});

/** By the code they have in the columns; 0 is "not said". */
function namesOf(snapshot: Snapshot): Readonly<Record<TraitKind, readonly (string | undefined)[]>> {
  const words = <Word extends string>({ list }: Words<Word>) => [undefined, ...list];
  return {
    style: Array.from({ length: axisCount }, (_, axis) => String(axis + 1)),
    category: words(leafCodes),
    brand: brandSlots(snapshot).ids.map(String),
    colour: words(colourCodes),
    material: words(materialCodes),
    pattern: words(patternCodes),
  };
}

function reader(designs: Designs, starts: TraitSpace["starts"]): TraitSpace["read"] {
  const { ofRow, traits, brandOf, styleStarts, styleCodes } = designs;
  return (row, slots, parts) => {
    const design = ofRow[row] ?? 0;
    const at = design * traitBytes;
    const end = styleStarts[design + 1] ?? 0;
    let count = 0;
    for (let style = styleStarts[design] ?? 0; style < end; style++) {
      const code = styleCodes[style] ?? 0;
      slots[count] = starts.style + axisOfCode(code);
      parts[count++] = ofStyle[scoreOfCode(code)] ?? 0;
    }
    slots[count] = starts.brand + (brandOf[design] ?? 0);
    parts[count++] = 1;
    count = addWord(starts.category, traits[at + traitAt.leaf] ?? 0, slots, parts, count);
    count = addWord(starts.colour, traits[at + traitAt.colour] ?? 0, slots, parts, count);
    count = addWord(starts.material, traits[at + traitAt.material] ?? 0, slots, parts, count);
    return addWord(starts.pattern, traits[at + traitAt.pattern] ?? 0, slots, parts, count);
  };
}

/** 0 is "not said". */
function addWord(
  start: number,
  code: number,
  slots: Uint32Array,
  parts: Float64Array,
  count: number,
): number {
  if (code === 0) return count;
  slots[count] = start + code;
  parts[count] = 1;
  return count + 1;
}

/** A style's score is a byte. */
const scores = 256;

/** How many of what can be had have each score of each axis. */
export const scoresOffered = onceASnapshotInSteps(function* (snapshot) {
  const { styles } = snapshot;
  const offered = rowsOffered(snapshot);
  const counted = { men: new Uint32Array(axisCount * scores), women: new Uint32Array(axisCount * scores) };
  for (const universe of universes) {
    const [rows, scored] = [offered[universe], counted[universe]];
    for (let i = 0; i < rows.length; i++) {
      if (i % stepRows === 0) yield;
      const from = (rows[i] ?? 0) * axisCount;
      for (let axis = 0; axis < axisCount; axis++) {
        const at = axis * scores + (styles[from + axis] ?? 0);
        scored[at] = (scored[at] ?? 0) + 1;
      }
    }
  }
  return counted;
});

/** Counted first and divided at the end: a hundred thousand products have two million scores of styles. */
function sharesOf(
  snapshot: Snapshot,
  universe: Universe,
  size: number,
  starts: TraitSpace["starts"],
): Float64Array {
  const { leaves, mainColour, mainMaterial, pattern } = snapshot;
  const rows = rowsOffered(snapshot)[universe];
  const scored = scoresOffered(snapshot)[universe];
  const shares = new Float64Array(size);
  for (let axis = 0; axis < axisCount; axis++) {
    let sum = 0;
    for (let score = 1; score < scores; score++)
      sum += (scored[axis * scores + score] ?? 0) * (ofStyle[score] ?? 0);
    shares[starts.style + axis] = sum / Math.max(1, rows.length);
  }
  const count = (start: number, column: Uint8Array | Uint32Array, first: number) => {
    for (let i = 0; i < rows.length; i++) {
      const code = column[rows[i] ?? 0] ?? 0;
      if (code >= first) shares[start + code] = (shares[start + code] ?? 0) + 1;
    }
  };
  count(starts.brand, brandSlots(snapshot).ofRow, 0);
  // 0 is "not said".
  count(starts.category, leaves, 1);
  count(starts.colour, mainColour, 1);
  count(starts.material, mainMaterial, 1);
  count(starts.pattern, pattern, 1);
  for (let slot = starts.style + axisCount; slot < size; slot++)
    shares[slot] = (shares[slot] ?? 0) / Math.max(1, rows.length);
  return shares;
}
