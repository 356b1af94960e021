import { type Point, turn } from "../geometry/point.ts";
import type { Part } from "../model/part.ts";
import { movePart } from "../model/place.ts";

/** Things laid on a table: turned by some degrees around a point, and moved. */
export const laid = (
  parts: readonly Part[],
  degrees: number,
  around: Point = [0, 0],
  by: Point = [0, 0],
): Part[] =>
  parts.map((part) =>
    movePart(part, {
      at: (point) => {
        const [x, y] = turn(point, degrees, around);
        return [x + by[0], y + by[1]];
      },
      scale: 1,
      turn: degrees,
    }),
  );
