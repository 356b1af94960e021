/** The bytes and the numbers of four bytes that a piece has; a power of two, as of designs. */
export const pieceBytes = 16;
export const pieceWords = pieceBytes / Uint32Array.BYTES_PER_ELEMENT;

/** Where each is among its bytes, and among its numbers. */
export const byteAt = { leaf: 8, fit: 9, formality: 10, seasons: 11, age: 12 } as const;
export const wordAt = { price: 0, rank: 1, sizes: 3 } as const;
/** The number of its sizes has the upper three bytes of its word; the age has the lowest. */
export const sizesShift = 8;

export const sizeSetAt = (words: Uint32Array, place: number): number =>
  (words[place * pieceWords + wordAt.sizes] ?? 0) >>> sizesShift;

/**
 * What pieces of one design may differ by, all of one piece side by side: those that are looked at lie far apart, and
 * each column of its own would be fetched from far away.
 */
export interface Pieces {
  readonly bytes: Uint8Array;
  /** The same bytes as whole numbers. */
  readonly words: Uint32Array;
  /** The same bytes as numbers. */
  readonly numbers: Float32Array;
  /** One row of each set of sizes. */
  readonly sizeSets: readonly number[];
}
