/** Pieces that the same people like, as they were found in one snapshot. */
export interface Neighbours {
  /** Those of a row, the nearest first. Nothing where nobody knows. */
  readonly of: (row: number) => Near | undefined;
}

export interface Near {
  readonly rows: Uint32Array;
  /** How near each is: above 0, at most 1. */
  readonly weights: Float32Array;
  /** How many people chose both, 255 at most; 0 for what is near by what it is. */
  readonly people: Uint8Array;
}
