import type { Cloth } from "../cloth/cloth.ts";
import { bow, ribbon } from "../geometry/along.ts";
import { mix, type Point } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import { type Waist, waistEdges } from "./waistband.ts";

/** A belt of the same cloth. */
export function sash(waist: Waist, cloth: Cloth): Part {
  const { top, seam } = waistEdges(waist);
  const [upper, lower] = [top.shift(0, 1), seam.shift(0, -0.9)];
  const wider = ([x, y]: readonly [number, number]) => [x * 1.015, y] as const;
  return {
    outline: upper.map(wider).to(lower.map(wider).reverse()).close(),
    cloth,
    role: "belt",
    grain: 90,
    lift: 0.5,
    folds: [{ spine: top.shift(0, waist.height * 0.52), width: 0.4, depth: -0.45 }],
  };
}

/** A tied sash: knot, two soft loops and two tails. */
export function sashBow(
  at: Point,
  cloth: Cloth,
  random: Random,
  { width = 2.6, loop = 8, tail = 26 }: { width?: number; loop?: number; tail?: number } = {},
): Part[] {
  const [x, y] = at;
  const end = (side: number, reach: number): Part => {
    const sway = side * random.between(0.8, 2.4);
    const spine = spline(
      [x + side * 0.4, y + 0.4],
      [x + side * 1.4, y + reach * 0.34],
      [x + side * 1.2 + sway * 0.6, y + reach * 0.7],
      [x + side * 1.4 + sway, y + reach],
    );
    return {
      outline: ribbon(spine, (share) => width * mix(0.55, 1.05, Math.min(1, share * 2.2)), 7),
      cloth,
      role: "belt",
      grain: 4 * side,
      lift: 0.55,
      folds: [{ spine: bow([x + side * 0.6, y + 1], spine.at(0.72), 0.03), width: 0.36, depth: -0.6 }],
    };
  };
  const ear = (side: number): Part => {
    const [tip, drop] = [loop * random.between(0.88, 1.06), random.between(0.4, 2)];
    return {
      outline: spline(
        [x, y - 0.3, "*"],
        [x + side * tip * 0.5, y - width * 0.72],
        [x + side * tip * 0.94, y - width * 0.3 + drop * 0.6],
        [x + side * tip, y + width * 0.42 + drop],
        [x + side * tip * 0.62, y + width * 0.66 + drop * 0.7],
        [x, y + 0.7, "*"],
      ).close(),
      cloth,
      role: "belt",
      grain: 90,
      lift: 0.55,
      folds: [
        {
          spine: bow([x + side * 0.8, y + 0.2], [x + side * tip * 0.72, y + drop * 0.6], side * 0.08),
          width: 0.5,
          depth: -0.7,
          swell: "start",
        },
      ],
    };
  };
  const half = width * 0.55;
  const knot: Part = {
    outline: spline(
      [x - half, y - half * 0.7],
      [x, y - half],
      [x + half, y - half * 0.6],
      [x + half * 0.9, y + half * 0.9],
      [x, y + half * 1.15],
      [x - half * 0.95, y + half * 0.8],
      [x - half, y - half * 0.7],
    ).close(),
    cloth,
    role: "belt",
    lift: 0.6,
    folds: [
      {
        spine: bow([x - half * 0.6, y - half * 0.6], [x + half * 0.4, y + half], 0.12),
        width: 0.3,
        depth: -0.7,
      },
    ],
  };
  return [end(-1, tail * random.between(0.84, 0.98)), end(1, tail), ear(-1), ear(1), knot];
}
