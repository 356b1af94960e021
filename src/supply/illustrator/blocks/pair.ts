import { type Point, turn } from "../geometry/point.ts";
import type { Part } from "../model/part.ts";
import { movePart } from "../model/place.ts";

/** Things that are sold two by two: the same twice, each a little differently laid. */
export function pair(
  parts: readonly Part[],
  apart: number,
  turns: readonly [number, number] = [0, 0],
  drop = 0,
): Part[] {
  const laid = (dx: number, dy: number, degrees: number) =>
    parts.map((part) =>
      movePart(part, {
        at: (point: Point) => {
          const [x, y] = turn(point, degrees);
          return [x + dx, y + dy];
        },
        scale: 1,
        turn: degrees,
      }),
    );
  return [...laid(-apart / 2, 0, turns[0]), ...laid(apart / 2, drop, turns[1])];
}
