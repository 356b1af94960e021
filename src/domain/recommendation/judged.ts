import { type Codes, type Reading, silent } from "./feature.ts";
import { fixed } from "./fixed.ts";
import { meanOf } from "./score.ts";

/** A feature as it is held against rows one after the other. */
export interface Step {
  readonly reading: Reading;
  readonly weight: number;
  /** No piece has more of it. */
  readonly most: number;
}

/** Rows with what is said of each, and the weight of what could have been said and was not. */
export interface Judged {
  readonly rows: Uint32Array;
  readonly sums: Float64Array;
  readonly unsaid: Float64Array;
}

/** The same while they are judged. */
export interface Candidates extends Judged {
  /** Where the piece lies among those that are looked at. */
  readonly places: Uint32Array;
  readonly groups: Uint32Array;
}

export const candidates = (count: number): Candidates => ({
  ...roomFor(count),
  places: new Uint32Array(count),
  groups: new Uint32Array(count),
});

export function copyTo(to: Judged, from: Judged, count: number, at: number): void {
  to.rows.set(from.rows.subarray(0, count), at);
  to.sums.set(from.sums.subarray(0, count), at);
  to.unsaid.set(from.unsaid.subarray(0, count), at);
}

export const roomFor = (count: number): Judged => ({
  rows: new Uint32Array(count),
  sums: new Float64Array(count),
  unsaid: new Float64Array(count),
});

/** Rows in any order, with the fit of each. */
export interface Fitting {
  readonly rows: Uint32Array;
  readonly fits: Float64Array;
}

export function fittingOf({ rows, sums, unsaid }: Judged, count: number, whole: number): Fitting {
  for (let i = 0; i < count; i++) sums[i] = meanOf(sums[i] ?? 0, whole - (unsaid[i] ?? 0));
  return { rows: rows.subarray(0, count), fits: sums.subarray(0, count) };
}

/** A feature that goes by one code of a piece alone. */
export interface Table extends Codes {
  readonly weight: number;
}

/** What each code is worth; nothing where it is silent. */
export type Worths = ReturnType<typeof worthsByCode>;

export const worthsByCode = ({ column, values, byte, weight }: Table) => ({
  column,
  byte,
  worths: values.map((value) => fixed(weight * value)),
  silence: fixed(weight),
});

/** What each of some codes is worth, from `at` on at every so many, to whatever has that number. */
export function addByCode(
  { sums, unsaid }: Judged,
  count: number,
  numbers: Uint32Array,
  codes: Codes["column"],
  stride: number,
  at: number,
  { worths, silence }: Worths,
): void {
  for (let i = 0; i < count; i++) {
    const worth = worths[codes[(numbers[i] ?? 0) * stride + at] ?? 0] ?? 0;
    if (Number.isNaN(worth)) unsaid[i] = (unsaid[i] ?? 0) + silence;
    else sums[i] = (sums[i] ?? 0) + worth;
  }
}

export function addWeighed({ sums, unsaid }: Judged, values: Float64Array, weight: number): void {
  const silence = fixed(weight);
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? silent;
    if (value > 0) sums[i] = (sums[i] ?? 0) + fixed(weight * value);
    else if (Number.isNaN(value)) unsaid[i] = (unsaid[i] ?? 0) + silence;
  }
}

/** Moves together what may still reach it, and says how many; `counted` is what all so far weighs. */
export function keep(
  { rows, places, groups, sums, unsaid }: Candidates,
  count: number,
  wanted: number,
  counted: number,
  hopes: Float64Array,
): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const group = groups[i] ?? 0;
    const sum = sums[i] ?? 0;
    const left = unsaid[i] ?? 0;
    rows[kept] = rows[i] ?? 0;
    places[kept] = places[i] ?? 0;
    groups[kept] = group;
    sums[kept] = sum;
    unsaid[kept] = left;
    kept += sum - wanted * (counted - left) + (hopes[group] ?? 0) < 0 ? 0 : 1;
  }
  return kept;
}

/** The same where all have the same hope. */
export function keepAll(
  { rows, sums, unsaid }: Judged,
  count: number,
  wanted: number,
  counted: number,
  hope: number,
): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const sum = sums[i] ?? 0;
    const left = unsaid[i] ?? 0;
    if (sum - wanted * (counted - left) + hope < 0) continue;
    rows[kept] = rows[i] ?? 0;
    sums[kept] = sum;
    unsaid[kept++] = left;
  }
  return kept;
}
