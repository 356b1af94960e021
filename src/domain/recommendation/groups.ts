import type { Universe } from "#vocabulary/universe.ts";
import { axisCount } from "../catalogue/columns.ts";
import { onceASnapshotInSteps } from "../catalogue/once-a-snapshot.ts";
import { type Steps, stepRows } from "../steps.ts";
import { pairSlots } from "./pair-slots.ts";

/**
 * Pieces of one brand and one leaf, with what the most of any of them is: a thousand pairs or so, most of which cannot
 * have anything that is among the best for someone.
 */
export interface Groups {
  /** Of both universes. */
  readonly count: number;
  /** Those of this universe; nothing is told of others. */
  readonly first: number;
  readonly end: number;
  readonly ofRow: Uint32Array;
  /** Any row of each. */
  readonly rowOf: Uint32Array;
  /** The highest score of each axis, as a row of the catalogue has them. */
  readonly styles: Uint8Array;
  readonly lowest: Uint32Array;
  readonly highest: Uint32Array;
  /** For each the bits of the codes that occur in it; a bit may stand for several codes. */
  readonly bitsOf: (column: Uint8Array) => Uint32Array;
  /** Whether no group has two codes; then the code of each. */
  readonly isOneEach: (column: Column) => boolean;
  readonly codesOf: (column: Column) => Uint32Array;
  /** The largest of a value that each code has, of all codes that occur in a group. */
  readonly mostByCode: (column: Column, values: Float64Array) => MostByCode;
}

export interface MostByCode {
  readonly most: Float64Array;
  /** 1 where a code occurs that has nothing to say. */
  readonly isSilent: Uint8Array;
}

export const groupsOf = onceASnapshotInSteps(function* (snapshot): Steps<Readonly<Record<Universe, Groups>>> {
  const { size, prices, styles: scores } = snapshot;
  const { ofRow, count, firstOfWomen } = yield* pairSlots.steps(snapshot);
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
  const groupsFrom = (first: number, end: number): Groups => ({
    count,
    first,
    end,
    ofRow,
    rowOf,
    styles,
    lowest,
    highest,
    bitsOf: (column) => codesOf(column).bits,
    isOneEach: (column) => codesOf(column).codes.length === count,
    codesOf: (column) => codesOf(column).codes,
    mostByCode: onceForEach((column, values) => largest(codesOf(column), values, first, end)),
  });
  return { men: groupsFrom(0, firstOfWomen), women: groupsFrom(firstOfWomen, count) };
});

type Column = Uint8Array | Uint32Array;

/** Some values are the same for many people: what is told by the very same array is told once. */
function onceForEach(find: Groups["mostByCode"]): Groups["mostByCode"] {
  const known = new WeakMap<Float64Array, Map<Column, MostByCode>>();
  return (column, values) => {
    const byColumn = known.get(values) ?? new Map<Column, MostByCode>();
    const found = byColumn.get(column) ?? find(column, values);
    known.set(values, byColumn.set(column, found));
    return found;
  };
}

/** The codes of group i are those from `starts[i]` to `starts[i + 1]`, each once. */
interface CodesIn {
  readonly starts: Uint32Array;
  readonly codes: Uint32Array;
  readonly bits: Uint32Array;
  /** All codes are below this. */
  readonly room: number;
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
  return { starts, codes: Uint32Array.from(codes), bits, room };
}

function largest(codesIn: CodesIn, values: Float64Array, first: number, end: number): MostByCode {
  const found = {
    most: new Float64Array(codesIn.bits.length),
    isSilent: new Uint8Array(codesIn.bits.length),
  };
  found.most.fill(Number.NEGATIVE_INFINITY);
  if (codesIn.room <= values.length && values.length <= bitRoom) fewCodes(codesIn, values, first, end, found);
  else manyCodes(codesIn, values, first, end, found);
  return found;
}

const bitRoom = 32;

/** Where each code has a bit of its own: from the largest value on, until a group has that code. */
function fewCodes(
  { bits }: CodesIn,
  values: Float64Array,
  first: number,
  end: number,
  { most, isSilent }: MostByCode,
): void {
  const order = Uint8Array.from(values.keys())
    .filter((code) => !Number.isNaN(values[code]))
    .sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  const silence = values.reduce((all, value, code) => (Number.isNaN(value) ? all | bitOf(code) : all), 0);
  for (let group = first; group < end; group++) {
    const own = bits[group] ?? 0;
    if ((own & silence) !== 0) isSilent[group] = 1;
    for (let i = 0; i < order.length; i++) {
      const code = order[i] ?? 0;
      if ((own & bitOf(code)) === 0) continue;
      most[group] = values[code] ?? 0;
      break;
    }
  }
}

function manyCodes(
  { starts, codes }: CodesIn,
  values: Float64Array,
  first: number,
  end: number,
  { most, isSilent }: MostByCode,
): void {
  for (let group = first; group < end; group++) {
    let best = Number.NEGATIVE_INFINITY;
    const last = starts[group + 1] ?? 0;
    for (let at = starts[group] ?? 0; at < last; at++) {
      const value = values[codes[at] ?? 0] ?? 0;
      if (value > best) best = value;
      else if (Number.isNaN(value)) isSilent[group] = 1;
    }
    most[group] = best;
  }
}
