import { onceASnapshotInSteps } from "../catalogue/once-a-snapshot.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { type Steps, stepRows } from "../steps.ts";
import { agesOf } from "./ages.ts";
import { designsOf } from "./designs.ts";
import type { Codes, Reading } from "./feature.ts";
import { byteAt, type Pieces, pieceBytes, pieceWords, sizesShift, wordAt } from "./piece-layout.ts";
import { ranks } from "./popularity-ranks.ts";
import { sizeSetsOf } from "./size-sets.ts";

export const piecesOf = onceASnapshotInSteps(function* (snapshot): Steps<Pieces> {
  const { size, leaves, fit, formality, seasons, prices } = snapshot;
  const { ranked } = yield* ranks.steps(snapshot);
  const ages = agesOf(snapshot);
  const sets = yield* sizeSetsOf(snapshot);
  yield;
  const bytes = new Uint8Array(size * pieceBytes);
  const [words, numbers] = [new Uint32Array(bytes.buffer), new Float32Array(bytes.buffer)];
  for (let row = 0; row < size; row++) {
    if (row % stepRows === 0) yield;
    words[row * pieceWords + wordAt.price] = prices[row] ?? 0;
    numbers[row * pieceWords + wordAt.rank] = ranked[row] ?? 0;
    words[row * pieceWords + wordAt.sizes] = (sets.ofRow[row] ?? 0) << sizesShift;
    const at = row * pieceBytes;
    bytes[at + byteAt.leaf] = leaves[row] ?? 0;
    bytes[at + byteAt.fit] = fit[row] ?? 0;
    bytes[at + byteAt.formality] = formality[row] ?? 0;
    bytes[at + byteAt.seasons] = seasons[row] ?? 0;
    bytes[at + byteAt.age] = ages[row] ?? 0;
  }
  return { bytes, words, numbers, sizeSets: sets.rows };
});

/** The same in the order of designs: those of one design lie side by side. */
export const piecesByDesign = onceASnapshotInSteps(function* (snapshot): Steps<Pieces> {
  const { rows } = yield* designsOf.steps(snapshot);
  const { words: from, sizeSets } = yield* piecesOf.steps(snapshot);
  const bytes = new Uint8Array(from.length * Uint32Array.BYTES_PER_ELEMENT);
  const [words, numbers] = [new Uint32Array(bytes.buffer), new Float32Array(bytes.buffer)];
  for (let place = 0; place < rows.length; place++) {
    if (place % stepRows === 0) yield;
    const start = (rows[place] ?? 0) * pieceWords;
    for (let i = 0; i < pieceWords; i++) words[place * pieceWords + i] = from[start + i] ?? 0;
  }
  return { bytes, words, numbers, sizeSets };
});

/** How pieces are read by what lies side by side of each. */
export function byPiece(
  snapshot: Snapshot,
  readPieces: NonNullable<Reading["readPieces"]>,
): Required<Pick<Reading, "read" | "readPieces">> {
  const pieces = piecesOf(snapshot);
  return { readPieces, read: (rows, values) => readPieces(pieces, rows, values) };
}

/** How pieces are read by one of their bytes, which is what the column says. */
export function byCode(
  snapshot: Snapshot,
  byte: keyof typeof byteAt,
  column: Codes["column"],
  values: Float64Array,
): Required<Pick<Reading, "read" | "codes">> {
  const { bytes } = piecesOf(snapshot);
  const at = byteAt[byte];
  return {
    codes: { column, values, byte: at },
    read: (rows, found) => readCodes(rows, bytes, at, values, found),
  };
}

function readCodes(
  rows: Uint32Array,
  bytes: Uint8Array,
  at: number,
  values: Float64Array,
  found: Float64Array,
): void {
  for (let i = 0; i < rows.length; i++)
    found[i] = values[bytes[(rows[i] ?? 0) * pieceBytes + at] ?? 0] ?? Number.NaN;
}
