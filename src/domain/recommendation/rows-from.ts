import { type Codes, type Reading, silent } from "./feature.ts";
import type { Groups } from "./groups.ts";
import { whole } from "./rank.ts";

/** A feature as it is held against rows one after the other. */
export interface Step {
  readonly reading: Reading;
  readonly weight: number;
  /** No piece has more of it. */
  readonly most: number;
}

/** For each group a value that no piece of it is above. */
export type MostOf = (reading: Reading) => Float64Array | undefined;

/** So many rows at a time that their numbers stay in a near cache. */
const block = 2048;
/** Of fewer rows for each group, it is as quick to look at the rows. */
const worthIt = 8;
/** More than sums of a few numbers are off by. */
const slack = 1e-9;

/**
 * The rows that fit at least so well, and perhaps a few that do not. A fit is a mean, so a piece reaches `least` if what
 * is said of it and `least` differ by nothing or more, added up by weight. Groups that cannot reach it are passed over;
 * of the others, whoever cannot reach it any more, whatever the features to come say, is not looked at again.
 */
export function rowsFrom(
  groups: Groups,
  steps: readonly Step[],
  rows: Uint32Array,
  least: number,
  mostOf: MostOf = (reading) => reading.mostIn?.(groups),
): Uint32Array {
  const wanted = (least - 0.5) / whole - slack;
  if (rows.length < groups.count * worthIt) return fewFrom(steps, rows, wanted);
  const coded = steps.flatMap(({ reading: { codes }, weight }) =>
    codes ? [{ column: codes.column, values: beyond(codes.values, weight, wanted) }] : [],
  );
  const slow = steps.filter(({ reading }) => !reading.codes);
  // What is the same for all of a group is added once for all of it.
  const shared = coded.filter(({ column }) => groups.isOneEach(column));
  const tables = coded.filter((table) => !shared.includes(table));
  const hopes = hopesInGroups(groups, slow, wanted, shared, mostOf);
  const [first = saysNothing(groups), ...others] = tables;
  const open = isOpen(groups, tables, hopes);
  const found = new Uint32Array(rows.length);
  const [left, values, sums] = [new Uint32Array(block), new Float64Array(block), new Float64Array(block)];
  let [at, end] = [0, 0];
  while (at < rows.length) {
    let count = 0;
    // Filled with what may reach it, so that every feature has many to look at.
    while (at < rows.length && count < block / 2) {
      const some = rows.subarray(at, at + block - count);
      count = begin(some, groups.ofRow, open, first, left, sums, count);
      at += some.length;
    }
    for (const table of others) addByCode(left, count, table, sums);
    if (tables.length > 0) count = keep(left, sums, count, groups.ofRow, hopes[0] ?? none);
    for (let i = 0; i < slow.length && count > 0; i++) {
      const { reading, weight } = slow[i] ?? nothing;
      reading?.read(left.subarray(0, count), values.subarray(0, count));
      count = weigh(left, values, sums, count, weight, wanted, groups.ofRow, hopes[i + 1] ?? none);
    }
    found.set(left.subarray(0, count), end);
    end += count;
  }
  return found.slice(0, end);
}

/** Every code is worth nothing. */
const saysNothing = ({ ofRow, count }: Groups): Codes => ({ column: ofRow, values: new Float64Array(count) });

const none = new Float64Array(0);
const nothing = { reading: undefined, weight: 0 };

const hopeOf = ({ weight, most }: Step, wanted: number): number => weight * Math.max(0, most - wanted);

/** By how much each differs from what is wanted; who is silent takes nothing away. */
const beyond = (values: Float64Array, weight: number, wanted: number): Float64Array =>
  values.map((value) => (Number.isNaN(value) ? 0 : weight * (value - wanted)));

/** For each step, by group: what this one and those to come can add at most; then nothing. */
function hopesInGroups(
  groups: Groups,
  steps: readonly Step[],
  wanted: number,
  shared: readonly Codes[],
  mostOf: MostOf,
): readonly Float64Array[] {
  let rest = new Float64Array(groups.count).fill(slack);
  for (const { column, values } of shared) addMost(groups, column, values, rest);
  const hopes = [rest];
  for (const step of steps.toReversed()) {
    const hope = hopeOf(step, wanted);
    const most = mostOf(step.reading) ?? none;
    const sums = new Float64Array(rest.length);
    for (let group = 0; group < sums.length; group++) {
      const value = most[group] ?? silent;
      sums[group] = (rest[group] ?? 0) + (Number.isNaN(value) ? hope : step.weight * (value - wanted));
    }
    hopes.unshift(sums);
    rest = sums;
  }
  return hopes;
}

/** The same without a look at groups. */
function fewFrom(steps: readonly Step[], rows: Uint32Array, wanted: number): Uint32Array {
  const left = rows.slice();
  const [values, sums] = [new Float64Array(rows.length), new Float64Array(rows.length)];
  let hope = steps.reduce((sum, step) => sum + hopeOf(step, wanted), slack);
  let count = rows.length;
  for (const step of steps) {
    step.reading.read(left.subarray(0, count), values.subarray(0, count));
    hope -= hopeOf(step, wanted);
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const value = values[i] ?? silent;
      const sum = (sums[i] ?? 0) + (Number.isNaN(value) ? 0 : step.weight * (value - wanted));
      if (sum + hope + slack < 0) continue;
      left[kept] = left[i] ?? 0;
      sums[kept++] = sum;
    }
    count = kept;
  }
  return left.subarray(0, count);
}

/** 1 for each group that something may be found in. */
function isOpen(
  groups: Groups,
  tables: readonly Codes[],
  [hopes = none]: readonly Float64Array[],
): Uint8Array {
  const sums = hopes.slice();
  for (const { column, values } of tables) addMost(groups, column, values, sums);
  const open = new Uint8Array(sums.length);
  for (let group = 0; group < sums.length; group++) open[group] = (sums[group] ?? 0) < 0 ? 0 : 1;
  return open;
}

function addMost(groups: Groups, column: Codes["column"], values: Float64Array, sums: Float64Array): void {
  const most = groups.mostByCode(column, values);
  for (let group = 0; group < sums.length; group++) sums[group] = (sums[group] ?? 0) + (most[group] ?? 0);
}

/** The rows of open groups, after those that are there already, and what the first table says of each. */
function begin(
  rows: Uint32Array,
  groupOf: Uint32Array,
  open: Uint8Array,
  { column, values }: Codes,
  left: Uint32Array,
  sums: Float64Array,
  start: number,
): number {
  let count = start;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    left[count] = row;
    sums[count] = values[column[row] ?? 0] ?? 0;
    count += open[groupOf[row] ?? 0] ?? 0;
  }
  return count;
}

function addByCode(rows: Uint32Array, count: number, { column, values }: Codes, sums: Float64Array): void {
  for (let i = 0; i < count; i++) sums[i] = (sums[i] ?? 0) + (values[column[rows[i] ?? 0] ?? 0] ?? 0);
}

/** Moves together what may still reach it, and says how many. */
function keep(
  left: Uint32Array,
  sums: Float64Array,
  count: number,
  groupOf: Uint32Array,
  hopes: Float64Array,
): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const row = left[i] ?? 0;
    const sum = sums[i] ?? 0;
    if (sum + (hopes[groupOf[row] ?? 0] ?? 0) < 0) continue;
    left[kept] = row;
    sums[kept++] = sum;
  }
  return kept;
}

/** The same with what one more feature says; who is silent takes nothing away. */
function weigh(
  left: Uint32Array,
  values: Float64Array,
  sums: Float64Array,
  count: number,
  weight: number,
  wanted: number,
  groupOf: Uint32Array,
  hopes: Float64Array,
): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const row = left[i] ?? 0;
    const value = values[i] ?? silent;
    const sum = (sums[i] ?? 0) + (Number.isNaN(value) ? 0 : weight * (value - wanted));
    if (sum + (hopes[groupOf[row] ?? 0] ?? 0) < 0) continue;
    left[kept] = row;
    sums[kept++] = sum;
  }
  return kept;
}
