import { bow } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import type { Point } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Fold } from "../model/part.ts";
import type { Random } from "../random.ts";
import { type DressTop, dressHeights } from "./dress-top.ts";

/** A body over a bust: drags from the underarm, the bust's light, breaks at the waist. */
export function bodiceFolds(
  { underarm: [x, y] }: Pick<DressTop, "underarm">,
  waist: number,
  waistY: number,
  random: Random,
  amount = 1,
): Fold[] {
  return [-1, 1].flatMap((s): Fold[] => [
    {
      spine: bow(
        [s * (x - 0.2), y + 0.6],
        [s * waist * random.between(0.72, 0.82), y + random.between(9, 12)],
        s * -0.1,
      ),
      width: random.between(0.6, 0.9),
      depth: -0.46 * amount,
      swell: "start",
    },
    {
      spine: bow(
        [s * waist, waistY - random.between(2, 4)],
        [s * waist * random.between(0.45, 0.6), waistY - random.between(4, 8)],
        s * 0.1,
      ),
      width: random.between(0.5, 0.7),
      depth: -0.38 * amount,
      swell: "start",
    },
    {
      spine: spline(
        [s * 8, Math.max(y - 5, 11)],
        [s * 7.6, dressHeights.bust - 1],
        [s * 6, dressHeights.bust + 9],
      ),
      width: s < 0 ? 2.4 : 2,
      depth: (s < 0 ? 0.5 : 0.34) * amount,
    },
  ]);
}

/** Swags of a cowl, hung between two points: a valley and a lit lip each. */
export function cowlFolds(y: number, half: number, top: number, random: Random): Fold[] {
  return [0, 1, 2].flatMap((i): Fold[] => {
    const [low, wide, high] = [y + i * 2.9, half + i * 1.4, top + i * 2.7];
    const lean = random.sway(0.9);
    const swag = (drop: number, share: number): Path =>
      spline(
        [-wide * share, high + drop],
        [-wide * 0.6 * share, low - 1.9 + drop],
        [lean, low + 0.6 + drop],
        [wide * 0.6 * share, low - 1.9 + drop],
        [wide * share, high + drop],
      );
    return [
      { spine: swag(0, 1), width: 0.8 - i * 0.08, depth: -(0.75 - i * 0.16) },
      { spine: swag(1.4, 0.92), width: 0.85, depth: 0.9 - i * 0.15 },
    ];
  });
}

/** Cloth laid in soft pleats across the body, from one seam to another: valleys, and lit rolls between them. */
export function drapedAcross(
  from: readonly Point[],
  to: readonly Point[],
  bend: number,
  random: Random,
): Fold[] {
  return from.flatMap((a, i): Fold[] => {
    const b = to[i] ?? a;
    const next = from[i + 1];
    const end = to[i + 1];
    const spine = bow(a, b, bend + random.sway(0.025));
    const valley: Fold = {
      spine,
      width: random.between(0.6, 0.95),
      depth: -random.between(0.42, 0.6),
      swell: "start",
    };
    if (!next || !end) return [valley];
    const middle = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    return [
      valley,
      {
        spine: bow(middle(a, next), middle(b, end), bend),
        width: random.between(0.9, 1.2),
        depth: 0.5,
        swell: "both",
      },
    ];
  });
}
