import { eigenOf } from "./eigen.ts";
import { orthonormalise } from "./orthonormal.ts";
import { type Dense, openRowSpace, type RowSpace, wholeSteps } from "./row-space.ts";
import { type Sparse, transpose } from "./sparse.ts";

/** The strongest directions among the columns of a table. */
export interface Spectrum {
  readonly rank: number;
  /** Squares of the singular values, the largest first. */
  readonly strengths: Float64Array;
  /** A row of `rank` numbers for every column of the table. */
  readonly vectors: Float32Array;
}

interface SpectrumWishes {
  readonly rank: number;
  /** How often the guess is held against the table; more is nearer. */
  readonly rounds?: number;
  readonly seed?: number;
}

/** Directions beyond those asked for: they make the last ones sharper. */
const spare = 32;

/** A truncated singular value decomposition, by subspace iteration from a random beginning. */
export function spectrumOf(table: Sparse, { rank, rounds = 5, seed = 1 }: SpectrumWishes): Spectrum {
  const width = wholeSteps(rank + spare);
  const { rows, columns } = table;
  const numbers = 4 * table.values.length + (rows + columns) + width * (rows + 2 * columns + width);
  const space = openRowSpace(4 * numbers + 4096);
  const [there, back] = [space.place(table), space.place(transpose(table))];
  const [guess, next, image] = [
    space.dense(columns, width),
    space.dense(columns, width),
    space.dense(rows, width),
  ];
  const square = space.dense(width, width);
  fillRandomly(guess.numbers, seed);
  orthonormalise(space, guess, square, next);
  for (let round = 0; round < rounds; round++) {
    image.numbers.fill(0);
    space.addProduct(there, next, image);
    guess.numbers.fill(0);
    space.addProduct(back, image, guess);
    orthonormalise(space, guess, square, next);
  }
  image.numbers.fill(0);
  space.addProduct(there, next, image);
  return turn(space, { image, basis: next, square, out: guess }, rank);
}

/** Within the space that was found, its own directions, the strongest first (Rayleigh and Ritz). */
function turn(
  space: RowSpace,
  { image, basis, square, out }: { image: Dense; basis: Dense; square: Dense; out: Dense },
  rank: number,
): Spectrum {
  const { width } = basis;
  square.numbers.fill(0);
  space.addCrossProduct(image, image, square);
  const { values, vectors } = eigenOf(Float64Array.from(square.numbers), width);
  for (let row = 0; row < width; row++)
    for (let column = 0; column < width; column++)
      square.numbers[row * width + column] = vectors[column * width + row] ?? 0;
  out.numbers.fill(0);
  space.addDenseProduct(basis, square, out);
  const first = new Float32Array(basis.rows * rank);
  for (let row = 0; row < basis.rows; row++)
    first.set(out.numbers.subarray(row * width, row * width + rank), row * rank);
  return { rank, strengths: values.slice(0, rank), vectors: first };
}

/** Numbers between -1 and 1 that are always the same for a seed. */
function fillRandomly(numbers: Float32Array, seed: number): void {
  let state = seed >>> 0;
  for (let i = 0; i < numbers.length; i++) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    numbers[i] = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  }
}
