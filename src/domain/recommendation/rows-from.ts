import { type DesignPart, type DesignSums, unknown } from "./design-sums.ts";
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
 * of the others, designs that cannot; and of those, whichever piece cannot reach it any more, whatever the features to
 * come say, is not looked at again. The steps are what goes by more than designs.
 */
export function rowsFrom(
  ofDesigns: DesignSums,
  groups: Groups,
  steps: readonly Step[],
  rows: Uint32Array,
  least: number,
  mostOf: MostOf,
): Uint32Array {
  const wanted = (least - 0.5) / whole - slack;
  if (rows.length < (groups.end - groups.first) * worthIt) return fewFrom(ofDesigns, steps, rows, wanted);
  const coded = steps.flatMap(({ reading: { codes }, weight }) => (codes ? [{ ...codes, weight }] : []));
  const slow = steps.filter(({ reading }) => !reading.codes);
  const start = new Float64Array(groups.count).fill(slack);
  // What is the same for all of a group is added once for all of it.
  for (const table of coded) if (groups.isOneEach(table.column)) addMost(groups, table, wanted, start);
  const tables = coded.filter(({ column }) => !groups.isOneEach(column));
  const hopes = hopesFrom(groups, start, slow, wanted, mostOf);
  const toCome = (hopes[0] ?? start).slice();
  for (const table of tables) addMost(groups, table, wanted, toCome);
  const said = designsFrom(
    ofDesigns,
    groups,
    hopesFrom(groups, toCome, ofDesigns.parts, wanted, mostOf),
    wanted,
  );
  const [first = saysNothing(groups), ...others] = tables.map(({ column, values, weight }) => ({
    column,
    values: beyond(values, weight, wanted),
  }));
  const found = new Uint32Array(rows.length);
  const [left, values, sums] = [new Uint32Array(block), new Float64Array(block), new Float64Array(block)];
  let [at, end] = [0, 0];
  while (at < rows.length) {
    let count = 0;
    // Filled with what may reach it, so that every feature has many to look at.
    while (at < rows.length && count < block / 2) {
      const some = rows.subarray(at, at + block - count);
      count = begin(some, ofDesigns.designs.ofRow, said, wanted * ofDesigns.weight, first, left, sums, count);
      at += some.length;
    }
    for (const table of others) addByCode(left, count, table, sums);
    count = keep(left, sums, count, groups.ofRow, hopes[0] ?? none);
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

/** What is known of designs, and of each that a piece may be found in that reaches what is wanted. */
function designsFrom(
  { designs: { starts, pairOf }, parts, known }: DesignSums,
  { first, end }: Groups,
  hopes: readonly Float64Array[],
  wanted: number,
): Float64Array {
  const sumOf = known();
  const [left, values, sums] = [new Uint32Array(block), new Float64Array(block), new Float64Array(block)];
  let count = 0;
  const finish = (): void => {
    let counted = 0;
    for (let i = 0; i < parts.length && count > 0; i++) {
      const { reading, weight } = parts[i] ?? nothing;
      reading?.readDesigns?.(left.subarray(0, count), values.subarray(0, count));
      counted += weight;
      count = sumUp(left, values, sums, count, weight, wanted * counted, pairOf, hopes[i + 1] ?? none);
    }
    for (let i = 0; i < count; i++) sumOf[left[i] ?? 0] = sums[i] ?? 0;
    count = 0;
  };
  for (let group = first; group < end; group++) {
    if ((hopes[0]?.[group] ?? 0) < 0) continue;
    const last = starts[group + 1] ?? 0;
    for (let design = starts[group] ?? 0; design < last; design++) {
      left[count] = design;
      sums[count++] = 0;
      if (count === block) finish();
    }
  }
  finish();
  return sumOf;
}

/** Every code is worth nothing. */
const saysNothing = ({ ofRow, count }: Groups): Codes => ({ column: ofRow, values: new Float64Array(count) });

const none = new Float64Array(0);
const nothing = { reading: undefined, weight: 0 };

const hopeOf = ({ weight, most }: Step, wanted: number): number => weight * Math.max(0, most - wanted);

/** By how much each differs from what is wanted; who is silent takes nothing away. */
const beyond = (values: Float64Array, weight: number, wanted: number): Float64Array =>
  values.map((value) => (Number.isNaN(value) ? 0 : weight * (value - wanted)));

/** For each step, by group: what this one and those to come can add at most to what there is; then that alone. */
function hopesFrom(
  { first, end, count }: Groups,
  start: Float64Array,
  steps: readonly (Step | DesignPart)[],
  wanted: number,
  mostOf: MostOf,
): readonly Float64Array[] {
  let rest = start;
  const hopes = [rest];
  for (const step of steps.toReversed()) {
    const hope = "most" in step ? hopeOf(step, wanted) : 0;
    const most = mostOf(step.reading) ?? none;
    const sums = new Float64Array(count);
    for (let group = first; group < end; group++) {
      const value = most[group] ?? silent;
      sums[group] = (rest[group] ?? 0) + (Number.isNaN(value) ? hope : step.weight * (value - wanted));
    }
    hopes.unshift(sums);
    rest = sums;
  }
  return hopes;
}

/** The same without a look at groups. */
function fewFrom(
  ofDesigns: DesignSums,
  steps: readonly Step[],
  rows: Uint32Array,
  wanted: number,
): Uint32Array {
  const left = rows.slice();
  const [values, sums] = [new Float64Array(rows.length), new Float64Array(rows.length)];
  ofDesigns.read(rows, sums);
  const least = wanted * ofDesigns.weight;
  let hope = steps.reduce((sum, step) => sum + hopeOf(step, wanted), slack);
  let count = 0;
  for (let i = 0; i < rows.length; i++) {
    const sum = (sums[i] ?? 0) - least;
    if (sum + hope < 0) continue;
    left[count] = rows[i] ?? 0;
    sums[count++] = sum;
  }
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

interface Table extends Codes {
  readonly weight: number;
}

function addMost(
  groups: Groups,
  { column, values, weight }: Table,
  wanted: number,
  sums: Float64Array,
): void {
  const { most, isSilent } = groups.mostByCode(column, values);
  for (let group = groups.first; group < groups.end; group++) {
    const beyond = weight * ((most[group] ?? 0) - wanted);
    sums[group] = (sums[group] ?? 0) + (isSilent[group] === 1 ? Math.max(0, beyond) : beyond);
  }
}

/** The rows of designs that are known, after those that are there already, with what the first table says of each. */
function begin(
  rows: Uint32Array,
  designOf: Uint32Array,
  said: Float64Array,
  least: number,
  { column, values }: Codes,
  left: Uint32Array,
  sums: Float64Array,
  start: number,
): number {
  let count = start;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    const sum = said[designOf[row] ?? 0] ?? unknown;
    if (Number.isNaN(sum)) continue;
    left[count] = row;
    sums[count++] = sum - least + (values[column[row] ?? 0] ?? 0);
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

/** The same of designs with what one more feature says; `least` is what all so far would have to come to. */
function sumUp(
  left: Uint32Array,
  values: Float64Array,
  sums: Float64Array,
  count: number,
  weight: number,
  least: number,
  groupOf: Uint32Array,
  hopes: Float64Array,
): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const design = left[i] ?? 0;
    const sum = (sums[i] ?? 0) + weight * (values[i] ?? 0);
    if (sum - least + (hopes[groupOf[design] ?? 0] ?? 0) < 0) continue;
    left[kept] = design;
    sums[kept++] = sum;
  }
  return kept;
}

/** The same of rows; who is silent takes nothing away. */
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
