import type { Path } from "../geometry/path.ts";
import type { Point } from "../geometry/point.ts";

/** Halvings that find a height to a tenth of a millimetre on the longest coat. */
const halvings = 18;

/** The share of a path that runs steadily up or down at which it passes this height. */
export function shareAtHeight(path: Path, y: number): number {
  const falling = path.end[1] > path.start[1];
  let [low, high] = [0, 1];
  for (let i = 0; i < halvings; i++) {
    const middle = (low + high) / 2;
    if (path.at(middle)[1] < y === falling) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export const atHeight = (path: Path, y: number): Point => path.at(shareAtHeight(path, y));
