import { type Point, turn } from "../geometry/point.ts";
import type { Move } from "../model/place.ts";

/** How a piece of a set is laid down: turned by `degrees` around a point of its own, then shifted. */
export const laid = (dx: number, dy: number, degrees: number, around: Point): Move => ({
  at: (point) => {
    const [x, y] = turn(point, degrees, around);
    return [x + dx, y + dy];
  },
  scale: 1,
  turn: degrees,
});
