import { axisCount } from "../catalogue/columns.ts";
import { onceASnapshotInSteps } from "../catalogue/once-a-snapshot.ts";
import { type Steps, stepRows } from "../steps.ts";
import { pairSlots } from "./pair-slots.ts";

/**
 * Pieces of one brand and one leaf, with what the most of any of them is: a thousand pairs or so, most of which cannot
 * have anything that is among the best for someone.
 */
export interface Groups {
  readonly count: number;
  readonly ofRow: Uint32Array;
  /** Any row of each. */
  readonly rowOf: Uint32Array;
  /** The highest score of each axis, as a row of the catalogue has them. */
  readonly styles: Uint8Array;
  readonly lowest: Uint32Array;
  readonly highest: Uint32Array;
  /** For each the bits of the codes that occur in it; a bit may stand for several codes. */
  readonly bitsOf: (column: Uint8Array) => Uint32Array;
  /** Whether no group has two codes. */
  readonly isOneEach: (column: Uint8Array | Uint32Array) => boolean;
  /** The largest of a value that each code has, of all codes that occur in a group. */
  readonly mostByCode: (column: Uint8Array | Uint32Array, values: Float64Array) => Float64Array;
}

export const groupsOf = onceASnapshotInSteps(function* (snapshot): Steps<Groups> {
  const { size, prices, styles: scores } = snapshot;
  const { ofRow, count } = pairSlots(snapshot);
  const rowOf = new Uint32Array(count);
  const styles = new Uint8Array(count * axisCount);
  const [lowest, highest] = [new Uint32Array(count).fill(0xffffffff), new Uint32Array(count)];
  for (let row = 0; row < size; row++) {
    if (row % stepRows === 0) yield;
    const group = ofRow[row] ?? 0;
    const [to, from, price] = [group * axisCount, row * axisCount, prices[row] ?? 0];
    for (let axis = 0; axis < axisCount; axis++) {
      const score = scores[from + axis] ?? 0;
      if (score > (styles[to + axis] ?? 0)) styles[to + axis] = score;
    }
    rowOf[group] = row;
    if (price < (lowest[group] ?? 0)) lowest[group] = price;
    if (price > (highest[group] ?? 0)) highest[group] = price;
  }
  const known = new Map<Column, CodesIn>();
  const codesOf = (column: Column): CodesIn => {
    const found = known.get(column) ?? codesIn(column, ofRow, count);
    known.set(column, found);
    return found;
  };
  return {
    count,
    ofRow,
    rowOf,
    styles,
    lowest,
    highest,
    bitsOf: (column) => codesOf(column).bits,
    isOneEach: (column) => codesOf(column).codes.length === count,
    mostByCode: (column, values) => largest(codesOf(column), values),
  };
});

type Column = Uint8Array | Uint32Array;

/** The codes of group i are those from `starts[i]` to `starts[i + 1]`, each once. */
interface CodesIn {
  readonly starts: Uint32Array;
  readonly codes: Uint32Array;
  readonly bits: Uint32Array;
}

export const bitOf = (code: number): number => 1 << (code & 31);

function codesIn(column: Column, ofRow: Groups["ofRow"], count: number): CodesIn {
  let room = 1;
  for (let row = 0; row < column.length; row++) room = Math.max(room, (column[row] ?? 0) + 1);
  const met = new Uint8Array(count * room);
  for (let row = 0; row < column.length; row++) met[(ofRow[row] ?? 0) * room + (column[row] ?? 0)] = 1;
  const starts = new Uint32Array(count + 1);
  const codes: number[] = [];
  const bits = new Uint32Array(count);
  for (let group = 0; group < count; group++) {
    for (let code = 0; code < room; code++)
      if (met[group * room + code] === 1) {
        codes.push(code);
        bits[group] = (bits[group] ?? 0) | bitOf(code);
      }
    starts[group + 1] = codes.length;
  }
  return { starts, codes: Uint32Array.from(codes), bits };
}

function largest({ starts, codes }: CodesIn, values: Float64Array): Float64Array {
  const found = new Float64Array(starts.length - 1);
  for (let group = 0; group < found.length; group++) {
    let most = Number.NEGATIVE_INFINITY;
    for (let at = starts[group] ?? 0; at < (starts[group + 1] ?? 0); at++) {
      const value = values[codes[at] ?? 0] ?? 0;
      if (value > most) most = value;
    }
    found[group] = most;
  }
  return found;
}
