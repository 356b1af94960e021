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
): Uint32Array {
  const wanted = (least - 0.5) / whole - slack;
  const isWorthIt = rows.length >= groups.count * worthIt;
  const tables = steps.flatMap(({ reading: { codes }, weight }) =>
    codes ? [{ column: codes.column, values: beyond(codes.values, weight, wanted) }] : [],
  );
  const slow = steps.filter(({ reading }) => !reading.codes);
  const hopes = isWorthIt ? hopesInGroups(groups, slow, wanted) : hopesOfAll(groups, slow, wanted);
  const some = isWorthIt ? rowsOfGroups(groups, isOpen(groups, tables, hopes), rows) : rows.slice();
  const [left, values, sums] = [new Uint32Array(block), new Float64Array(block), new Float64Array(block)];
  let end = 0;
  for (let start = 0; start < some.length; start += block) {
    let count = Math.min(block, some.length - start);
    left.set(some.subarray(start, start + count));
    sums.fill(0);
    for (const table of tables) addByCode(left, count, table, sums);
    for (let i = 0; i < slow.length && count > 0; i++) {
      const { reading, weight } = slow[i] ?? nothing;
      reading?.read(left.subarray(0, count), values.subarray(0, count));
      count = keep({ left, values, sums, count }, weight, wanted, groups.ofRow, hopes[i + 1] ?? none);
    }
    // What was found takes the place of what was looked at before it.
    some.set(left.subarray(0, count), end);
    end += count;
  }
  return some.subarray(0, end);
}

const none = new Float64Array(0);
const nothing = { reading: undefined, weight: 0 };

const hopeOf = ({ weight, most }: Step, wanted: number): number => weight * Math.max(0, most - wanted);

/** By how much each differs from what is wanted; who is silent takes nothing away. */
const beyond = (values: Float64Array, weight: number, wanted: number): Float64Array =>
  values.map((value) => (Number.isNaN(value) ? 0 : weight * (value - wanted)));

/** For each step, by group: what this one and those to come can add at most; then nothing. */
function hopesInGroups(groups: Groups, steps: readonly Step[], wanted: number): readonly Float64Array[] {
  let rest = new Float64Array(groups.count).fill(slack);
  const hopes = [rest];
  for (const step of steps.toReversed()) {
    const hope = hopeOf(step, wanted);
    const most = step.reading.mostIn?.(groups);
    rest = rest.map((sum, group) => {
      const value = most?.[group] ?? silent;
      return sum + (Number.isNaN(value) ? hope : step.weight * (value - wanted));
    });
    hopes.unshift(rest);
  }
  return hopes;
}

/** The same for all groups alike. */
function hopesOfAll(groups: Groups, steps: readonly Step[], wanted: number): readonly Float64Array[] {
  return [...steps, undefined].map((_, i) =>
    new Float64Array(groups.count).fill(
      steps.slice(i).reduce((sum, step) => sum + hopeOf(step, wanted), slack),
    ),
  );
}

/** 1 for each group that something may be found in. */
function isOpen(
  groups: Groups,
  tables: readonly Codes[],
  [hopes = none]: readonly Float64Array[],
): Uint8Array {
  const sums = hopes.slice();
  for (const { column, values } of tables) {
    const most = groups.mostByCode(column, values);
    for (let group = 0; group < sums.length; group++) sums[group] = (sums[group] ?? 0) + (most[group] ?? 0);
  }
  return Uint8Array.from(sums, (sum) => (sum < 0 ? 0 : 1));
}

function rowsOfGroups({ ofRow }: Groups, open: Uint8Array, rows: Uint32Array): Uint32Array {
  const found = new Uint32Array(rows.length);
  let end = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    found[end] = row;
    end += open[ofRow[row] ?? 0] ?? 0;
  }
  return found.subarray(0, end);
}

function addByCode(rows: Uint32Array, count: number, { column, values }: Codes, sums: Float64Array): void {
  for (let i = 0; i < count; i++) sums[i] = (sums[i] ?? 0) + (values[column[rows[i] ?? 0] ?? 0] ?? 0);
}

interface Block {
  readonly left: Uint32Array;
  readonly values: Float64Array;
  readonly sums: Float64Array;
  readonly count: number;
}

/** Moves together what may still reach it, and says how many. */
function keep(
  { left, values, sums, count }: Block,
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
