import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { smooth, spline } from "../geometry/spline.ts";

/** From the crotch down: height, outer and inner edge of a leg in stretched tights, foot pointed. */
const rows = [
  [3, 16.3, 0.5],
  [10, 15.8, 1.3],
  [20, 14.8, 3],
  [30, 13.6, 4.6],
  [35, 13.5, 4.9],
  [43, 13.9, 4.3],
  [52, 12.9, 5.1],
  [62, 11.4, 6.3],
  [69, 10.7, 6.9],
  [73, 10.9, 6.9],
  [79, 11.3, 7.1],
  [85, 11, 7.6],
] as const;

/** Tip of the pointed foot. */
const tip: Point = [9.3, 89.4];

export interface HosieryLeg {
  /** The right leg from this height down, x = 0 the middle between the legs. */
  readonly outline: Path;
  readonly outer: Path;
  readonly inner: Path;
  /** A point of the leg: 0 at its inner edge, 1 at its outer one, `y` below the crotch. */
  readonly at: (across: number, y: number) => Point;
}

/** A leg of tights or a stocking; its upper edge is `top` below the crotch. */
export function hosieryLeg(
  top: number,
  start?: { readonly outer: readonly Point[]; readonly inner: Point },
): HosieryLeg {
  const edge = (y: number): readonly [outer: number, inner: number] => {
    const after = rows.findIndex(([row]) => row >= y);
    const [high, low] = [rows[Math.max(0, after)] ?? rows[11], rows[Math.max(0, after - 1)] ?? rows[0]];
    const share = high[0] === low[0] ? 0 : Math.max(0, (y - low[0]) / (high[0] - low[0]));
    return [mix(low[1], high[1], share), mix(low[2], high[2], share)];
  };
  const below = rows.filter(([y]) => y > top + 1);
  const [outerTop, innerTop] = edge(top);
  const outer = smooth([
    ...(start?.outer ?? [[outerTop, top] as const]),
    ...below.map(([y, x]): Point => [x, y]),
    [10.4, 88.4],
    tip,
  ]);
  const inner = smooth([
    tip,
    [8.3, 88.2],
    ...below.map(([y, , x]): Point => [x, y]).reverse(),
    start?.inner ?? [innerTop, top],
  ]);
  return {
    outline: outer.to(inner).close(),
    outer,
    inner,
    at: (across, y) => {
      const [o, i] = edge(y);
      return [mix(i, o, across), y];
    },
  };
}

/** What is knitted denser: the toe. */
export const toe = (): Path => {
  const edge = spline([11.15, 82], [9.3, 82.9], [7.3, 82]);
  return edge
    .to(spline([7.3, 82], [7.6, 85], [8.3, 88.2], [9.3, 89.4], [10.4, 88.4], [11, 85], [11.15, 82]))
    .close();
};
