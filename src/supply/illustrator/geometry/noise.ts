import { randomFrom } from "../random.ts";
import { mix, type Point } from "./point.ts";

const size = 64;

/** Smooth noise in the plane, -1 … 1, one bump a unit. */
export function noise(seed: string): (x: number, y: number) => number {
  const random = randomFrom(seed);
  const grid = Float64Array.from({ length: size * size }, () => random() * 2 - 1);
  const at = (x: number, y: number) => grid[(y & (size - 1)) * size + (x & (size - 1))] ?? 0;
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - column), ease(y - row)];
    return mix(
      mix(at(column, row), at(column + 1, row), u),
      mix(at(column, row + 1), at(column + 1, row + 1), u),
      v,
    );
  };
}

/**
 * The hand's unsteadiness: one field for the whole picture, so that edges which meet stay together.
 * `reach` is how far a point moves, `wave` how long a wave is.
 */
export function warpField(seed: string, reach: number, wave: number): (point: Point) => Point {
  const [sideways, upright] = [noise(`${seed} x`), noise(`${seed} y`)];
  const shift = (field: (x: number, y: number) => number, x: number, y: number) =>
    reach * (field(x / wave, y / wave) + 0.35 * field((x * 2.7) / wave, (y * 2.7) / wave));
  return ([x, y]) => [x + shift(sideways, x, y), y + shift(upright, x, y)];
}
