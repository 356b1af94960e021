import type { Path } from "../geometry/path.ts";
import { distance, mix, move, type Point, subtract, unit } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Fold } from "../model/part.ts";
import type { Random } from "../random.ts";

export interface GatherShape {
  /** Shares of the line between which cloth is gathered. */
  readonly from?: number;
  readonly until?: number;
  readonly count: number;
  /** How far the folds run. */
  readonly length: number;
  /** The point they run towards; straight down when left out. */
  readonly inwards?: Point;
  readonly depth?: number;
  readonly width?: number;
}

/** Folds that run from a seam into which more cloth was sewn than it is long: uneven, or they look pressed. */
export function gathers(
  along: Path,
  { from = 0, until = 1, count, length, inwards, depth = 0.6, width = 0.55 }: GatherShape,
  random: Random,
): Fold[] {
  const folds: Fold[] = [];
  for (let i = 0; i < count; i++) {
    const share = mix(from, until, (i + 0.5 + random.sway(0.28)) / count);
    const start = along.at(share);
    const direction: Point = inwards ? unit(subtract(inwards, start)) : [0, 1];
    const far = inwards ? distance(inwards, start) * 0.8 : Number.POSITIVE_INFINITY;
    const reach = Math.min(far, length * random.between(0.6, 1.15));
    const end = move(move(start, direction, reach), [-direction[1], direction[0]], random.sway(reach * 0.09));
    const middle = move(
      move(start, direction, reach * 0.5),
      [-direction[1], direction[0]],
      random.sway(reach * 0.05),
    );
    const big = i % 2 === 0;
    folds.push({
      spine: spline(start, middle, end),
      width: width * (big ? random.between(0.9, 1.25) : random.between(0.6, 0.85)),
      depth: -depth * (big ? 1 : 0.75),
      swell: "start",
    });
    if (i % 3 === 1) {
      const beside = (point: Point): Point => [point[0] + width * 1.9, point[1]];
      folds.push({
        spine: spline(beside(start), beside(middle), beside(end)),
        width: width * 1.3,
        depth: depth * 0.7,
      });
    }
  }
  return folds;
}
