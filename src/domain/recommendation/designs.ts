import { axisCount } from "../catalogue/columns.ts";
import { onceASnapshotInSteps } from "../catalogue/once-a-snapshot.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { type Steps, stepRows } from "../steps.ts";
import { type AlikeRows, alikeRows, mixed } from "./alike-rows.ts";
import type { Reading } from "./feature.ts";
import { type PairSlots, pairSlots } from "./pair-slots.ts";

/** The bytes of one design; a power of two, so that none lies across two lines of the cache. */
export const traitBytes = 32;
/** Where each trait is among them; before these come the scores of the axes. */
export const traitAt = {
  leaf: axisCount,
  colour: axisCount + 1,
  material: axisCount + 2,
  pattern: axisCount + 3,
} as const;

/**
 * Pieces of one brand and leaf that are of the same styles, colour, material and pattern: what is judged by these is
 * judged once for all of them. Those of a pair of brand and leaf come one after the other, and all of one design lies
 * side by side: fetching each trait from a column of its own took longer than all that is done with it.
 */
export interface Designs {
  readonly count: number;
  readonly ofRow: Uint32Array;
  /** The rows of design i are those from `rowStarts[i]` to `rowStarts[i + 1]`. */
  readonly rowStarts: Uint32Array;
  readonly rows: Uint32Array;
  /** Those of pair i are from `starts[i]` to `starts[i + 1]`. */
  readonly starts: Uint32Array;
  readonly pairOf: Uint32Array;
  readonly brandOf: Uint32Array;
  readonly traits: Uint8Array;
  /** The same bytes as numbers, of which the last of each design is one. */
  readonly numbers: Float32Array;
  /** The axes that say anything of design i, few of the 22, with their scores, from `styleStarts[i]` on. */
  readonly styleStarts: Uint32Array;
  readonly styleCodes: Uint16Array;
}

/** An axis and a score in one number. */
const styleCode = (axis: number, score: number): number => axis * 256 + score;
export const axisOfCode = (code: number): number => code >> 8;
export const scoreOfCode = (code: number): number => code & 255;

const numbers = traitBytes / Float32Array.BYTES_PER_ELEMENT;

/** How long the scores of its axes are together. */
export const styleNorm = (all: Designs, design: number): number =>
  all.numbers[design * numbers + numbers - 1] ?? 0;

export const designsOf = onceASnapshotInSteps(function* (snapshot): Steps<Designs> {
  const pairs = yield* pairSlots.steps(snapshot);
  const { ofRow, rows } = yield* alike(snapshot, pairs.ofRow);
  const { places, starts } = yield* inOrderOfPairs(rows, pairs);
  for (let row = 0; row < ofRow.length; row++) {
    if (row % stepRows === 0) yield;
    ofRow[row] = places[ofRow[row] ?? 0] ?? 0;
  }
  const examples = new Uint32Array(rows.length);
  for (let i = 0; i < rows.length; i++) examples[places[i] ?? 0] = rows[i] ?? 0;
  const pairOf = examples.map((row) => pairs.ofRow[row] ?? 0);
  const brandOf = pairOf.map((pair) => pairs.brandOf[pair] ?? 0);
  return {
    count: rows.length,
    ofRow,
    ...(yield* rowsOf(ofRow, rows.length)),
    starts,
    pairOf,
    brandOf,
    ...(yield* traitsOf(snapshot, examples)),
    ...(yield* stylesOf(snapshot, examples)),
  };
});

function alike(snapshot: Snapshot, pairs: Uint32Array): Steps<AlikeRows> {
  const { size, styles, mainColour, mainMaterial, pattern } = snapshot;
  const isAlike = (a: number, b: number): boolean => {
    if (pairs[a] !== pairs[b] || mainColour[a] !== mainColour[b]) return false;
    if (mainMaterial[a] !== mainMaterial[b] || pattern[a] !== pattern[b]) return false;
    for (let axis = 0; axis < axisCount; axis++)
      if (styles[a * axisCount + axis] !== styles[b * axisCount + axis]) return false;
    return true;
  };
  const hashOf = (row: number): number => {
    let hash = Math.imul((pairs[row] ?? 0) + 1, 0x9e3779b1);
    hash = mixed(hash, mainColour[row] ?? 0);
    hash = mixed(hash, mainMaterial[row] ?? 0);
    hash = mixed(hash, pattern[row] ?? 0);
    for (let at = row * axisCount; at < (row + 1) * axisCount; at++) hash = mixed(hash, styles[at] ?? 0);
    return hash;
  };
  return alikeRows(size, hashOf, isAlike);
}

/** Where each design goes, and where those of each pair begin. */
function* inOrderOfPairs(
  rows: readonly number[],
  { ofRow, count }: PairSlots,
): Steps<{ readonly places: Uint32Array; readonly starts: Uint32Array }> {
  const starts = new Uint32Array(count + 1);
  const pairOf = (design: number): number => ofRow[rows[design] ?? 0] ?? 0;
  for (let design = 0; design < rows.length; design++) {
    const next = pairOf(design) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let pair = 0; pair < count; pair++) starts[pair + 1] = (starts[pair + 1] ?? 0) + (starts[pair] ?? 0);
  yield;
  const [places, ends] = [new Uint32Array(rows.length), starts.slice()];
  for (let design = 0; design < rows.length; design++) {
    const pair = pairOf(design);
    const place = ends[pair] ?? 0;
    places[design] = place;
    ends[pair] = place + 1;
  }
  return { places, starts };
}

function* rowsOf(ofRow: Uint32Array, count: number): Steps<Pick<Designs, "rowStarts" | "rows">> {
  const rowStarts = new Uint32Array(count + 1);
  for (let row = 0; row < ofRow.length; row++) {
    if (row % stepRows === 0) yield;
    const next = (ofRow[row] ?? 0) + 1;
    rowStarts[next] = (rowStarts[next] ?? 0) + 1;
  }
  for (let i = 0; i < count; i++) rowStarts[i + 1] = (rowStarts[i + 1] ?? 0) + (rowStarts[i] ?? 0);
  const [rows, ends] = [new Uint32Array(ofRow.length), rowStarts.slice()];
  for (let row = 0; row < ofRow.length; row++) {
    if (row % stepRows === 0) yield;
    const design = ofRow[row] ?? 0;
    const at = ends[design] ?? 0;
    rows[at] = row;
    ends[design] = at + 1;
  }
  return { rowStarts, rows };
}

function* traitsOf(
  { styles, leaves, mainColour, mainMaterial, pattern }: Snapshot,
  examples: Uint32Array,
): Steps<Pick<Designs, "traits" | "numbers">> {
  const traits = new Uint8Array(examples.length * traitBytes);
  const all = { traits, numbers: new Float32Array(traits.buffer) };
  yield;
  for (let design = 0; design < examples.length; design++) {
    if (design % stepRows === 0) yield;
    const [at, row] = [design * traitBytes, examples[design] ?? 0];
    let squares = 0;
    for (let axis = 0; axis < axisCount; axis++) {
      const score = styles[row * axisCount + axis] ?? 0;
      traits[at + axis] = score;
      squares += score * score;
    }
    all.numbers[design * numbers + numbers - 1] = Math.sqrt(squares);
    traits[at + traitAt.leaf] = leaves[row] ?? 0;
    traits[at + traitAt.colour] = mainColour[row] ?? 0;
    traits[at + traitAt.material] = mainMaterial[row] ?? 0;
    traits[at + traitAt.pattern] = pattern[row] ?? 0;
  }
  return all;
}

function* stylesOf(
  { styles }: Snapshot,
  examples: Uint32Array,
): Steps<Pick<Designs, "styleStarts" | "styleCodes">> {
  const styleStarts = new Uint32Array(examples.length + 1);
  const codes = new Uint16Array(examples.length * axisCount);
  let end = 0;
  for (let design = 0; design < examples.length; design++) {
    if (design % stepRows === 0) yield;
    for (let axis = 0; axis < axisCount; axis++) {
      const score = styles[(examples[design] ?? 0) * axisCount + axis] ?? 0;
      if (score > 0) codes[end++] = styleCode(axis, score);
    }
    styleStarts[design + 1] = end;
  }
  return { styleStarts, styleCodes: codes.slice(0, end) };
}

/** What is told of each row. */
export function lookUp(ofRow: Uint32Array, rows: Uint32Array, found: Uint32Array): void {
  for (let i = 0; i < rows.length; i++) found[i] = ofRow[rows[i] ?? 0] ?? 0;
}

/** How pieces are read by something that is the same for all of a design. */
export function byDesign(
  { ofRow }: Designs,
  readDesigns: NonNullable<Reading["readDesigns"]>,
): Required<Pick<Reading, "read" | "readDesigns">> {
  let designs = new Uint32Array(0);
  return {
    readDesigns,
    read(rows, values) {
      if (designs.length < rows.length) designs = new Uint32Array(rows.length);
      lookUp(ofRow, rows, designs);
      readDesigns(designs.subarray(0, rows.length), values);
    },
  };
}
