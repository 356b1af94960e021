import type { Cloth } from "../cloth/cloth.ts";
import { ribbon } from "../geometry/along.ts";
import type { Point } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";

export interface SlenderStraps {
  readonly cloth: Cloth;
  /** Where the right strap is sewn to the front and to the back. */
  readonly from: Point;
  readonly back: Point;
  readonly width: number;
  /** A second strap this far beside the first. */
  readonly second?: number;
}

/** Straps over the shoulder, y = 0 at its top; the half that runs down the back is seen inside. */
export function slenderStraps({ cloth, from, back, width, second }: SlenderStraps): {
  back: Part[];
  front: Part[];
} {
  const front: Part[] = [];
  const behind: Part[] = [];
  for (const shift of second === undefined ? [0] : [0, second]) {
    // Two straps part only towards the shoulder: beside its peak the front slopes away from under them.
    const top: Point = [from[0] - 0.4 + shift * 0.8, 0];
    const strap: Part = {
      outline: ribbon(
        spline(
          [from[0] + shift * 0.2, from[1] + shift * 0.3],
          [from[0] + 0.25 + shift * 0.62, from[1] * 0.5],
          top,
        ),
        width,
        6,
      ),
      cloth,
      role: "front",
      lift: 0.2,
      flat: true,
      edge: 0.8,
    };
    const inner: Part = {
      outline: ribbon(
        spline(top, [from[0] - 1 + shift * 0.7, back[1] * 0.45], [back[0] + shift * 0.6, back[1]]),
        width,
        6,
      ),
      cloth,
      role: "back",
      inside: 0.3,
      flat: true,
      edge: 0.6,
    };
    front.push(strap, mirrorPart(strap));
    behind.push(inner, mirrorPart(inner));
  }
  return { front, back: behind };
}
