import type { Path } from "./path.ts";
import { add, distance, mix, type Point, quarterTurn, scale, subtract, unit } from "./point.ts";
import { smooth, spline } from "./spline.ts";

/** A stretch of a path, between two shares of its length. */
export const stretch = (path: Path, from: number, until: number, nodes = 10): Path =>
  smooth(path.points(nodes, from, until));

/** The line beside a path: `by` to its left-hand normal, constant or changing along the way. */
export function offset(
  path: Path,
  by: number | ((share: number) => number),
  from = 0,
  until = 1,
  nodes = 14,
): Path {
  const width = typeof by === "number" ? () => by : by;
  return smooth(
    Array.from({ length: nodes + 1 }, (_, i) => {
      const share = mix(from, until, i / nodes);
      return add(path.at(share), scale(path.normal(share), width(share)));
    }),
  );
}

/** A line that bows: every fold does, a straight one looks like a scratch. */
export function bow(a: Point, b: Point, by: number): Path {
  const normal = unit(quarterTurn(subtract(b, a)));
  const size = distance(a, b);
  const pushed = (share: number, push: number): Point => [
    mix(a[0], b[0], share) + normal[0] * push * size,
    mix(a[1], b[1], share) + normal[1] * push * size,
  ];
  return spline(a, pushed(0.34, by), pushed(0.7, by * 0.72), b);
}

/** How a blade swells: in the middle, from its start, to its end, or all along. */
export type Swell = "both" | "start" | "end" | "full";

const swells: Record<Swell, (t: number) => number> = {
  both: (t) => Math.sin(Math.PI * t) ** 0.8,
  start: (t) => (1 - t) ** 0.9 * Math.min(1, t * 8 + 0.25),
  end: (t) => t ** 0.9 * Math.min(1, (1 - t) * 8 + 0.25),
  full: () => 1,
};

/** A closed leaf around a spine, `width` to each side where it is widest: the shape of a fold. */
export function blade(spine: Path, width: number, swell: Swell = "both", nodes = 5): Path {
  const side = (sign: number): Point[] =>
    Array.from({ length: nodes + 1 }, (_, i) => {
      const share = i / nodes;
      return add(spine.at(share), scale(spine.normal(share), sign * width * swells[swell](share)));
    });
  return smooth(side(1))
    .to(smooth(side(-1).reverse()))
    .close();
}

/** A band of constant or changing width along a spine: a strap, a lace, a braid. */
export function ribbon(
  spine: Path,
  width: number | ((share: number) => number),
  nodes = 10,
  from = 0,
  until = 1,
): Path {
  const half = (share: number) => (typeof width === "number" ? width : width(share)) / 2;
  return offset(spine, half, from, until, nodes)
    .to(offset(spine, (share) => -half(share), from, until, nodes).reverse())
    .close();
}
