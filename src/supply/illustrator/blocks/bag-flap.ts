import type { Cloth } from "../cloth/cloth.ts";
import { bow } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { closedSpline } from "../geometry/spline.ts";
import type { Line, Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import { inset, roundedShape } from "./bag-shape.ts";

export type FlapEdge = "straight" | "curved" | "point" | "deep-curve";

export interface Flap {
  /** Half its width at the top and at its free edge. */
  readonly half: number;
  readonly low?: number;
  readonly top: number;
  /** From the top to the lowest point of its edge. */
  readonly drop: number;
  readonly edge: FlapEdge;
  /** Rounding of the shoulders. */
  readonly shoulder?: number;
  readonly corner?: number;
}

function flapShape({ half, low = half, top, drop, edge, shoulder = 1.2, corner = 2 }: Flap): Path {
  const end = top + drop;
  switch (edge) {
    case "straight":
      return roundedShape(
        [-half, top, shoulder, 0.15],
        [half, top, shoulder],
        [low, end, corner, 0.15],
        [-low, end, corner],
      );
    case "curved":
      return roundedShape(
        [-half, top, shoulder, 0.15],
        [half, top, shoulder],
        [low, end - drop * 0.14, corner * 1.4, drop * 0.14],
        [-low, end - drop * 0.14, corner * 1.4],
      );
    case "deep-curve":
      return closedSpline(
        [-half + shoulder, top, "*"],
        [half - shoulder, top, "*"],
        [half - 0.1, top + shoulder],
        [half, top + drop * 0.3],
        [low * 0.86, top + drop * 0.66],
        [low * 0.5, top + drop * 0.92],
        [0, end],
        [-low * 0.5, top + drop * 0.92],
        [-low * 0.86, top + drop * 0.66],
        [-half, top + drop * 0.3],
        [-half + 0.1, top + shoulder],
      );
    case "point":
      return roundedShape(
        [-half, top, shoulder, 0.15],
        [half, top, shoulder],
        [low, end - drop * 0.46, 0.6],
        [0, end, 1.4],
        [-low, end - drop * 0.46, 0.6],
      );
  }
}

/** A flap that turns over the top edge and falls on the front. */
export function flap(shape: Flap, cloth: Cloth, random: Random, stitched = 0.45): Part {
  const outline = flapShape(shape);
  const [left, top, right, bottom] = outline.box();
  const [width, height] = [right - left, bottom - top];
  const at = (u: number, v: number): [number, number] => [left + u * width, top + v * height];
  const thread: Line = {
    path: inset(outline, stitched),
    kind: "stitch",
    ...(cloth.thread && { colour: cloth.thread }),
  };
  return {
    outline,
    cloth,
    role: "front",
    lift: 0.45,
    folds: [
      { spine: bow(at(0.04, 0.1), at(0.9, 0.1), 0.01), width: Math.max(0.5, height * 0.06), depth: 0.75 },
      {
        spine: bow(at(0.24 + random.sway(0.03), 0.18), at(0.2 + random.sway(0.03), 0.8), 0.04),
        width: width * 0.08,
        depth: 0.42,
      },
      { spine: bow(at(0.86, 0.2), at(0.88, 0.74), -0.04), width: width * 0.05, depth: -0.3 },
      { spine: bow(at(0.3, 0.86), at(0.72, 0.88), 0.02), width: height * 0.05, depth: 0.25 },
    ],
    lines: stitched > 0 ? [thread] : [],
  };
}
