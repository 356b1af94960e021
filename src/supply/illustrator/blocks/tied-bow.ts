import type { Cloth } from "../cloth/cloth.ts";
import { ribbon } from "../geometry/along.ts";
import { mix, type Point } from "../geometry/point.ts";
import { closedSpline, polyline, spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import type { Random } from "../random.ts";

export interface TiedBow {
  readonly at: Point;
  readonly cloth: Cloth;
  /** Half the width of the tied loops, and length of the tails. */
  readonly loops: number;
  readonly tails: number;
  /** Width of the ribbon it is tied of. */
  readonly width: number;
}

/** A bow tied by hand: no loop is the other's mirror image. Without loops it is a knot with two tails. */
export function tiedBow({ at: [x, y], cloth, loops, tails, width }: TiedBow, random: Random): Part[] {
  const parts: Part[] = [];
  const tail = (side: number, size: number): Part => {
    const end: Point = [x + side * (size * 0.16 + width * 0.5), y + size];
    const spine = spline(
      [x + side * 0.2, y],
      [x + side * (width * 0.55 + random.between(0.2, 0.9)), y + size * 0.35],
      [mix(x, end[0], 0.75) + side * random.sway(0.6), y + size * 0.72],
      end,
    );
    return {
      outline: ribbon(spine, (share) => width * (0.45 + 0.6 * Math.min(1, share * 1.6)), 8),
      cloth,
      role: "front",
      grain: -side * 10,
      lift: 0.45,
      folds: [
        {
          spine: spline([x, y], spine.at(0.3), spine.at(0.75)),
          width: width * 0.12,
          depth: -0.7,
          swell: "start",
        },
        {
          spine: polyline(spine.at(0.12), spine.at(0.9)).shift(-width * 0.2, 0),
          width: width * 0.18,
          depth: 0.5,
        },
      ],
    };
  };
  const loop = (side: number, size: number, droop: number): Part => {
    const at = (dx: number, dy: number): Point => [x + side * dx * size, y + dy * width + dx * droop];
    return {
      outline: closedSpline(
        [...at(0, -0.12), "*"],
        at(0.45, -0.62),
        at(0.88, -0.6),
        at(1, -0.05),
        at(0.9, 0.5),
        at(0.45, 0.42),
        [...at(0, 0.16), "*"],
      ),
      cloth,
      role: "front",
      grain: side * 14,
      lift: 0.6,
      folds: [
        {
          spine: spline(at(0.02, 0), at(0.3, -0.16), at(0.62, -0.2)),
          width: width * 0.12,
          depth: -0.8,
          swell: "start",
        },
        {
          spine: spline(at(0.02, 0.05), at(0.28, 0.16), at(0.55, 0.26)),
          width: width * 0.1,
          depth: -0.6,
          swell: "start",
        },
        { spine: spline(at(0.45, -0.4), at(0.8, -0.25), at(0.86, 0.1)), width: width * 0.13, depth: 0.6 },
      ],
    };
  };
  parts.push(tail(-1, tails * random.between(0.9, 1)), tail(1, tails * random.between(0.94, 1.1)));
  if (loops > 0) parts.push(loop(-1, loops * random.between(0.95, 1.08), 0.9), loop(1, loops, 1.3));
  const knot = width * 0.36;
  parts.push({
    outline: closedSpline(
      [x - knot, y - knot * 0.9],
      [x, y - knot * 1.1],
      [x + knot, y - knot * 0.8],
      [x + knot * 1.05, y + knot * 0.9],
      [x, y + knot * 1.15],
      [x - knot * 0.95, y + knot],
    ),
    cloth,
    role: "front",
    lift: 0.6,
    folds: [
      {
        spine: spline([x - knot * 0.3, y - knot], [x - knot * 0.1, y], [x - knot * 0.4, y + knot]),
        width: knot * 0.22,
        depth: -0.6,
      },
    ],
  });
  return parts;
}
