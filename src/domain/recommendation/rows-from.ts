import type { DesignPart, DesignSums } from "./design-sums.ts";
import { type Reading, silent } from "./feature.ts";
import { fixed } from "./fixed.ts";
import type { Groups } from "./groups.ts";
import { type Among, block, judgeDesigns, judgeGroups, openJudge } from "./judge.ts";
import { addWeighed, type Fitting, fittingOf, keepAll, roomFor, type Step, type Table } from "./judged.ts";
import { whole } from "./rank.ts";

/** For each group a value that no piece of it is above. */
export type MostOf = (reading: Reading) => Float64Array | undefined;

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
  among: Among,
  least: number,
  mostOf: MostOf,
): Fitting {
  const wanted = (least - 0.5) / whole - slack;
  if (among.rows.length < (groups.end - groups.first) * worthIt)
    return fewFrom(ofDesigns, steps, among.rows, wanted);
  const coded = steps.flatMap(({ reading: { codes }, weight }) => (codes ? [{ ...codes, weight }] : []));
  const slow = steps.filter(({ reading }) => !reading.codes);
  const start = new Float64Array(groups.count).fill(slack);
  // What is the same for all of a group is added once for all of it.
  const shared = coded.filter(({ column }) => groups.isOneEach(column));
  for (const table of shared) addMost(groups, table, wanted, start);
  const tables = coded.filter(({ column }) => !groups.isOneEach(column));
  const hopes = hopesFrom(groups, start, slow, wanted, mostOf);
  const toCome = (hopes[0] ?? start).slice();
  for (const table of tables) addMost(groups, table, wanted, toCome);
  const judge = openJudge(
    { hopes, wanted, groups, steps: slow, ofDesigns: ofDesigns.weight },
    tables,
    shared,
  );
  if (ofDesigns.parts.length === 0) judgeGroups(toCome, among.rows, judge, ofDesigns.byRow);
  else {
    const forDesigns = hopesFrom(groups, toCome, ofDesigns.parts, wanted, mostOf);
    judgeDesigns(ofDesigns, designsFrom(ofDesigns, groups, forDesigns, wanted), among, judge);
  }
  return fittingOf(judge.found, judge.count, weightOf(ofDesigns, steps));
}

const weightOf = ({ weight }: DesignSums, steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + fixed(step.weight), weight);

/** The designs that a piece may be found in that reaches what is wanted. */
function designsFrom(
  { designs: { starts, pairOf }, parts, note }: DesignSums,
  { first, end }: Groups,
  hopes: readonly Float64Array[],
  wanted: number,
): Uint32Array {
  const [left, values, sums] = [new Uint32Array(block), new Float64Array(block), new Float64Array(block)];
  const open = designsIn(starts, first, end, hopes[0] ?? none);
  let all = 0;
  for (let at = 0; at < open.length; at += block) {
    let count = Math.min(block, open.length - at);
    left.set(open.subarray(at, at + count));
    sums.fill(0);
    let counted = 0;
    for (let i = 0; i < parts.length && count > 0; i++) {
      const { reading, weight } = parts[i] ?? nothing;
      reading?.readDesigns?.(left.subarray(0, count), values.subarray(0, count));
      counted += weight;
      count = sumUp(left, values, sums, count, weight, wanted * counted, pairOf, hopes[i + 1] ?? none);
    }
    note(left, sums, count);
    open.set(left.subarray(0, count), all);
    all += count;
  }
  return open.subarray(0, all);
}

/** Of the groups that there is hope for. */
function designsIn(starts: Uint32Array, first: number, end: number, hopes: Float64Array): Uint32Array {
  const found = new Uint32Array((starts[end] ?? 0) - (starts[first] ?? 0));
  let count = 0;
  for (let group = first; group < end; group++) {
    if ((hopes[group] ?? 0) < 0) continue;
    const last = starts[group + 1] ?? 0;
    for (let design = starts[group] ?? 0; design < last; design++) found[count++] = design;
  }
  return found.subarray(0, count);
}

const none = new Float64Array(0);
const nothing = { reading: undefined, weight: 0 };

const hopeOf = ({ weight, most }: Step, wanted: number): number => weight * Math.max(0, most - wanted);

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
    const most = mostOf(step.reading);
    const sums = new Float64Array(count);
    if (most) addHopes(sums, rest, most, step.weight, wanted, hope, first, end);
    else for (let group = first; group < end; group++) sums[group] = (rest[group] ?? 0) + hope;
    hopes.unshift(sums);
    rest = sums;
  }
  return hopes;
}

function addHopes(
  sums: Float64Array,
  rest: Float64Array,
  most: Float64Array,
  weight: number,
  wanted: number,
  hope: number,
  first: number,
  end: number,
): void {
  for (let group = first; group < end; group++) {
    const value = most[group] ?? silent;
    sums[group] = (rest[group] ?? 0) + (Number.isNaN(value) ? hope : weight * (value - wanted));
  }
}

/** The same without a look at groups. */
function fewFrom(ofDesigns: DesignSums, steps: readonly Step[], rows: Uint32Array, wanted: number): Fitting {
  const judged = roomFor(rows.length);
  judged.rows.set(rows);
  const room = new Float64Array(rows.length);
  ofDesigns.read(rows, judged.sums);
  let hope = steps.reduce((sum, step) => sum + hopeOf(step, wanted), slack);
  let counted = ofDesigns.weight;
  let count = keepAll(judged, rows.length, wanted, counted, hope);
  for (const step of steps) {
    const values = room.subarray(0, count);
    step.reading.read(judged.rows.subarray(0, count), values);
    addWeighed(judged, values, step.weight);
    counted += fixed(step.weight);
    hope -= hopeOf(step, wanted);
    count = keepAll(judged, count, wanted, counted, hope + slack);
  }
  return fittingOf(judged, count, weightOf(ofDesigns, steps));
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
    const sum = (sums[i] ?? 0) + fixed(weight * (values[i] ?? 0));
    if (sum - least + (hopes[groupOf[design] ?? 0] ?? 0) < 0) continue;
    left[kept] = design;
    sums[kept++] = sum;
  }
  return kept;
}
