import { styleAxes } from "#vocabulary/style.ts";
import { axisCount, colourCodes, fitCodes, leafCodes, materialCodes, patternCodes } from "./columns.ts";
import type { Snapshot } from "./snapshot.ts";

/** What the pieces of a catalogue are counted by; each is also a filter of search and has its values. */
export const traitKinds = ["colour", "style", "material", "pattern", "cut", "category"] as const;
export type TraitKind = (typeof traitKinds)[number];

/** Every family of the tree: `A.1`. */
export const families: readonly string[] = [
  ...new Set(leafCodes.list.map((leaf) => leaf.slice(0, leaf.lastIndexOf(".")))),
];

/** From this score on search finds a piece by a style: what is counted is what a link finds. */
const styleFrom = Math.round(0.4 * 255);

const words: Readonly<Record<TraitKind, readonly string[]>> = {
  colour: colourCodes.list,
  style: styleAxes.map((_, axis) => String(axis + 1)),
  material: materialCodes.list,
  pattern: patternCodes.list,
  cut: fitCodes.list,
  category: families,
};

/** Every trait there is, with its place in a column of counts. */
export const traits: readonly { readonly kind: TraitKind; readonly value: string }[] = traitKinds.flatMap(
  (kind) => words[kind].map((value) => ({ kind, value })),
);

const start = (kind: TraitKind): number => traits.findIndex((one) => one.kind === kind);
const starts = {
  colour: start("colour"),
  style: start("style"),
  material: start("material"),
  pattern: start("pattern"),
  cut: start("cut"),
  category: start("category"),
};

const familyOfLeaf = Uint8Array.from([
  0,
  ...leafCodes.list.map((leaf) => families.indexOf(leaf.slice(0, leaf.lastIndexOf(".")))),
]);

export const familyAt = ({ leaves }: Snapshot, row: number): number => familyOfLeaf[leaves[row] ?? 0] ?? 0;

/** More than any piece has. */
export const mostTraits = 128;

/** Writes the places of a row's traits into a list, and gives how many there are. */
export function listTraits(snapshot: Snapshot, row: number, list: Uint16Array): number {
  const { colours, materials, pattern, fit, styles } = snapshot;
  let count = 0;
  for (let mask = colours[row] ?? 0; mask !== 0; mask &= mask - 1)
    list[count++] = starts.colour + 31 - Math.clz32(mask & -mask);
  for (let mask = materials[row] ?? 0; mask !== 0; mask &= mask - 1)
    list[count++] = starts.material + 31 - Math.clz32(mask & -mask);
  for (let axis = 0; axis < axisCount; axis++)
    if ((styles[row * axisCount + axis] ?? 0) >= styleFrom) list[count++] = starts.style + axis;
  // Codes from 1; 0 is "not said".
  if (pattern[row]) list[count++] = starts.pattern + (pattern[row] ?? 0) - 1;
  if (fit[row]) list[count++] = starts.cut + (fit[row] ?? 0) - 1;
  list[count++] = starts.category + familyAt(snapshot, row);
  return count;
}

/** Only what can be had is counted, as only that is found. */
export const isToBeHad = ({ inStock, prices, universes }: Snapshot, row: number, side: number): boolean =>
  universes[row] === side && inStock[row] === 1 && (prices[row] ?? 0) > 0;
