/** Pieces that the same people like, as they were found in one snapshot. */
export interface Neighbours {
  /** Those of a row, the nearest first, each with how near it is: above 0, at most 1. Nothing where nobody knows. */
  readonly of: (row: number) => { readonly rows: Uint32Array; readonly weights: Float32Array } | undefined;
}
