import { familyNames } from "#vocabulary/family.ts";
import { styleAxes, styleAxisLabels } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { axisCount } from "../../catalogue/columns.ts";
import { onceASnapshotFor, onceASnapshotInSteps } from "../../catalogue/once-a-snapshot.ts";
import type { Bilingual } from "../../catalogue/product.ts";
import { rowsOffered } from "../../catalogue/rows-offered.ts";
import { stepRows } from "../../steps.ts";
import { wholly } from "../../taste/of-style.ts";
import { families, familyCodes } from "../leaf-groups.ts";

/** A style and a family of pieces: "bohemian coats". What is tried on people is one of these. */
export interface Arm {
  /** The taste axis, 1 to 22. */
  readonly axis: number;
  /** `A.5` */
  readonly family: string;
}

/** Families are numbered below this. */
const familyRoom = 32;

/** Arms have numbers below this; those below 32 are of no style and never tried. */
export const armCount = (axisCount + 1) * familyRoom;

export const axisOfArm = (arm: number): number => Math.floor(arm / familyRoom);
export const familyOfArm = (arm: number): number => arm % familyRoom;
export const armAt = (arm: number): Arm => ({
  axis: axisOfArm(arm),
  family: familyCodes[familyOfArm(arm)] ?? "",
});

export const bitOfAxis = (axis: number): number => 1 << (axis - 1);

/** Its arm and the bits of the axes that it is wholly of, in one number for each row. */
export const armsOfRows = onceASnapshotInSteps(function* ({ size, styles, leaves }) {
  const packed = new Uint32Array(size);
  for (let row = 0; row < size; row++) {
    if (row % stepRows === 0) yield;
    let [best, most, bits] = [0, 0, 0];
    for (let place = 0; place < axisCount; place++) {
      const score = styles[row * axisCount + place] ?? 0;
      if (score > most) [best, most] = [place + 1, score];
      if (score >= wholly) bits |= 1 << place;
    }
    packed[row] = packedAxes(bits) | (best * familyRoom + (families[leaves[row] ?? 0] ?? 0));
  }
  return { packed };
});

/** What can be had of a universe: rows of arm i from `starts[i]` to `starts[i + 1]`, in the order of the catalogue. */
export const rowsByArm = onceASnapshotFor((snapshot, universe: Universe) => {
  const { packed } = armsOfRows(snapshot);
  const offered = rowsOffered(snapshot)[universe];
  const starts = new Uint32Array(armCount + 1);
  for (const row of offered) {
    const next = armIn(packed[row] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let arm = 0; arm < armCount; arm++) starts[arm + 1] = (starts[arm + 1] ?? 0) + (starts[arm] ?? 0);
  const [rows, ends] = [new Uint32Array(offered.length), starts.slice()];
  for (const row of offered) {
    const arm = armIn(packed[row] ?? 0);
    const end = ends[arm] ?? 0;
    rows[end] = row;
    ends[arm] = end + 1;
  }
  return { starts, rows };
});

/** 22 axes above, an arm of the 736 below. */
const armBits = 10;
export const packedAxes = (bits: number): number => bits << armBits;
export const armIn = (packed: number): number => packed & ((1 << armBits) - 1);

export function axisWords(axis: number): Bilingual {
  const name = styleAxes[axis - 1];
  return name ? styleAxisLabels[name] : { en: "", fr: "" };
}

export const familyWords = (family: string): Bilingual => familyNames[family] ?? { en: family, fr: family };
