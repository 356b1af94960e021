import { axisCount } from "../catalogue/columns.ts";
import { onceASnapshotInSteps } from "../catalogue/once-a-snapshot.ts";
import { type Steps, stepRows } from "../steps.ts";

/** The bytes of one piece; a power of two, so that none lies across two lines of the cache. */
export const traitBytes = 32;
/** Where each trait is among them; before these come the scores of the axes. */
export const traitAt = {
  leaf: axisCount,
  colour: axisCount + 1,
  material: axisCount + 2,
  pattern: axisCount + 3,
} as const;

export interface TraitsOfRows {
  readonly traits: Uint8Array;
  /** The same bytes as numbers, of which the last of each piece is one. */
  readonly numbers: Float32Array;
}

const numbers = traitBytes / Float32Array.BYTES_PER_ELEMENT;

/** How long the scores of its axes are together. */
export const styleNorm = (all: TraitsOfRows, row: number): number =>
  all.numbers[row * numbers + numbers - 1] ?? 0;

/**
 * What pieces are judged by, all of one piece side by side: the few pieces that are looked at lie far apart, and
 * fetching each trait from a column of its own took longer than all that is done with it.
 */
export const traitsOfRows = onceASnapshotInSteps(function* (snapshot): Steps<TraitsOfRows> {
  const { size, styles, leaves, mainColour, mainMaterial, pattern } = snapshot;
  const traits = new Uint8Array(size * traitBytes);
  const all: TraitsOfRows = { traits, numbers: new Float32Array(traits.buffer) };
  yield;
  for (let row = 0; row < size; row++) {
    if (row % stepRows === 0) yield;
    const at = row * traitBytes;
    let squares = 0;
    for (let axis = 0; axis < axisCount; axis++) {
      const score = styles[row * axisCount + axis] ?? 0;
      traits[at + axis] = score;
      squares += score * score;
    }
    all.numbers[row * numbers + numbers - 1] = Math.sqrt(squares);
    traits[at + traitAt.leaf] = leaves[row] ?? 0;
    traits[at + traitAt.colour] = mainColour[row] ?? 0;
    traits[at + traitAt.material] = mainMaterial[row] ?? 0;
    traits[at + traitAt.pattern] = pattern[row] ?? 0;
  }
  return all;
});
