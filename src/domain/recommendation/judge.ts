import type { DesignSums } from "./design-sums.ts";
import type { Designs } from "./designs.ts";
import { fixed } from "./fixed.ts";
import type { Groups } from "./groups.ts";
import {
  addByCode,
  addWeighed,
  type Candidates,
  candidates,
  copyTo,
  type Judged,
  keep,
  roomFor,
  type Step,
  type Table,
  type Worths,
  worthsByCode,
} from "./judged.ts";
import { marked } from "./marks.ts";
import { type Pieces, pieceBytes } from "./piece-layout.ts";

/** So many rows at a time that their numbers stay in a near cache. */
export const block = 2048;

/** What pieces are held against, a block of them at a time, and what was found. */
export interface Judge {
  readonly hopes: readonly Float64Array[];
  readonly wanted: number;
  readonly groups: Groups;
  readonly steps: readonly Step[];
  /** What goes by one code, and what is the same for all of a group, which hopes have in them. */
  readonly byCode: readonly Worths[];
  readonly byGroup: readonly Worths[];
  /** What all that goes by designs weighs. */
  readonly ofDesigns: number;
  readonly values: Float64Array;
  found: Judged;
  count: number;
}

export const openJudge = (
  given: Pick<Judge, "hopes" | "wanted" | "groups" | "steps" | "ofDesigns">,
  tables: readonly Table[],
  shared: readonly Table[],
): Judge => ({
  ...given,
  byCode: tables.map(worthsByCode),
  byGroup: shared.map(worthsByCode),
  values: new Float64Array(block),
  found: roomFor(block),
  count: 0,
});

/** Keeps what reaches what is wanted of so many that are there. */
function judgeSome(judge: Judge, some: Candidates, all: number, pieces: Pieces): void {
  const { steps, hopes, wanted } = judge;
  let counted = judge.ofDesigns;
  some.unsaid.fill(0);
  for (const table of judge.byCode) {
    const { byte, column, silence } = table;
    if (byte === undefined) addByCode(some, all, some.rows, column, 1, 0, table);
    else addByCode(some, all, some.places, pieces.bytes, pieceBytes, byte, table);
    counted += silence;
  }
  let count = keep(some, all, wanted, counted, hopes[0] ?? none);
  for (let i = 0; i < steps.length && count > 0; i++) {
    const { reading, weight } = steps[i] ?? nothing;
    const values = judge.values.subarray(0, count);
    if (reading?.readPieces) reading.readPieces(pieces, some.places.subarray(0, count), values);
    else reading?.read(some.rows.subarray(0, count), values);
    addWeighed(some, values, weight);
    counted += fixed(weight);
    count = keep(some, count, wanted, counted, hopes[i + 1] ?? none);
  }
  for (const table of judge.byGroup)
    addByCode(some, count, some.groups, judge.groups.codesOf(table.column), 1, 0, table);
  append(judge, some, count);
}

function append(judge: Judge, some: Judged, count: number): void {
  const { found, count: end } = judge;
  if (end + count > found.rows.length) {
    judge.found = roomFor(2 * (end + count));
    copyTo(judge.found, found, end, 0);
  }
  copyTo(judge.found, some, count, end);
  judge.count = end + count;
}

const none = new Float64Array(0);
const nothing = { reading: undefined, weight: 0 };

/** What is ranked. */
export interface Among {
  readonly rows: Uint32Array;
  /** By row, 1 for each of them. */
  readonly isAmong: () => Uint8Array;
}

/** Where more than one in so many are looked for, it is quicker to pass by all: they lie side by side. */
const inPassing = 5;

function piecesIn({ rowStarts }: Designs, open: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < open.length; i++)
    count += (rowStarts[(open[i] ?? 0) + 1] ?? 0) - (rowStarts[open[i] ?? 0] ?? 0);
  return count;
}

/** Judges what is among all that is ranked of these designs. */
export function judgeDesigns(
  ofDesigns: DesignSums,
  open: Uint32Array,
  { rows, isAmong }: Among,
  judge: Judge,
): void {
  const isPassing = piecesIn(ofDesigns.designs, open) * inPassing > rows.length;
  if (isPassing) fromAll(ofDesigns, open, rows, judge);
  else fromDesigns(ofDesigns, open, isAmong(), judge);
}

/** Judges those of these designs, passing by all that is ranked. */
function fromAll(
  { designs, noted, byRow }: DesignSums,
  open: Uint32Array,
  rows: Uint32Array,
  judge: Judge,
): void {
  const isOpen = marked(open, designs.count);
  const passed = candidatesByRow();
  let count = 0;
  for (let at = 0; at < rows.length; ) {
    const some = rows.subarray(at, at + block - count);
    count = passBy(some, designs, isOpen, noted, passed, count);
    at += some.length;
    // Filled with what may reach it, so that every feature has many to look at.
    if (count < block / 2 && at < rows.length) continue;
    judgeSome(judge, passed, count, byRow);
    count = 0;
  }
}

/** Where pieces lie in the order of the catalogue their rows are their places. */
function candidatesByRow(): Candidates {
  const some = candidates(block);
  return { ...some, places: some.rows };
}

/** The same where nothing is told of designs: those of groups that there is hope for. */
export function judgeGroups(hopes: Float64Array, rows: Uint32Array, judge: Judge, byRow: Pieces): void {
  const isOpen = Uint8Array.from(hopes, (hope) => (hope < 0 ? 0 : 1));
  const passed = candidatesByRow();
  let count = 0;
  for (let at = 0; at < rows.length; ) {
    const some = rows.subarray(at, at + block - count);
    count = passByGroup(some, judge.groups.ofRow, isOpen, passed, count);
    at += some.length;
    if (count < block / 2 && at < rows.length) continue;
    passed.sums.fill(0);
    judgeSome(judge, passed, count, byRow);
    count = 0;
  }
}

/** Whether one is left out is never asked: which of them are cannot be foreseen, and a wrong guess costs more. */
function passByGroup(
  rows: Uint32Array,
  groupOf: Uint32Array,
  isOpen: Uint8Array,
  { rows: found, groups }: Candidates,
  start: number,
): number {
  let count = start;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    const group = groupOf[row] ?? 0;
    found[count] = row;
    groups[count] = group;
    count += isOpen[group] ?? 0;
  }
  return count;
}

function passBy(
  rows: Uint32Array,
  { ofRow, pairOf }: Designs,
  isOpen: Uint8Array,
  sumOf: Float64Array,
  { rows: found, groups, sums }: Candidates,
  start: number,
): number {
  let count = start;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    const design = ofRow[row] ?? 0;
    found[count] = row;
    groups[count] = pairOf[design] ?? 0;
    sums[count] = sumOf[design] ?? 0;
    count += isOpen[design] ?? 0;
  }
  return count;
}

/** Judges those of these designs that are among all that is ranked. */
function fromDesigns(
  { designs: { rowStarts, rows, pairOf }, noted, byDesign }: DesignSums,
  open: Uint32Array,
  isAmong: Uint8Array,
  judge: Judge,
): void {
  const some = candidates(block);
  const { rows: found, places, groups, sums } = some;
  let count = 0;
  for (let i = 0; i < open.length; i++) {
    const design = open[i] ?? 0;
    const sum = noted[design] ?? 0;
    const group = pairOf[design] ?? 0;
    const last = rowStarts[design + 1] ?? 0;
    for (let at = rowStarts[design] ?? 0; at < last; at++) {
      const row = rows[at] ?? 0;
      if (isAmong[row] !== 1) continue;
      found[count] = row;
      places[count] = at;
      groups[count] = group;
      sums[count++] = sum;
      if (count < block) continue;
      judgeSome(judge, some, count, byDesign);
      count = 0;
    }
  }
  judgeSome(judge, some, count, byDesign);
}
