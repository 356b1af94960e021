import type { Path } from "../../geometry/path.ts";
import { spline } from "../../geometry/spline.ts";

/** Half the width of a necklace where it is widest. */
const widest = 6.9;
/** Where the front goes over into the back, as a share of it. */
const side = 0.8;

/** As worn on nobody: the front hangs from both sides of the neck down to `drop`. */
export function necklaceFront(drop: number, shape: "u" | "v" = "u", half = widest): Path {
  const nodes: readonly (readonly [x: number, y: number])[] =
    shape === "u"
      ? [
          [side, 0],
          [0.97, 0.2],
          [0.98, 0.46],
          [0.78, 0.76],
          [0.42, 0.945],
          [0, 1],
        ]
      : [
          [side, 0],
          [0.96, 0.18],
          [0.93, 0.4],
          [0.66, 0.68],
          [0.27, 0.91],
          [0, 1],
        ];
  const right = nodes.map(([x, y]): readonly [number, number] => [x * half, y * drop]);
  const left = right.slice(0, -1).map(([x, y]): readonly [number, number] => [-x, y]);
  return spline(...left, ...right.reverse());
}

/** What lies behind the neck: it goes on in the direction the front comes from. */
export const necklaceBack = (drop: number, half = widest): Path => {
  const rise = 1.5 + drop * 0.1;
  const reach = half * side;
  return spline(
    [-reach, 0],
    [-reach * 0.72, -rise * 0.55],
    [-reach * 0.36, -rise * 0.9],
    [0, -rise],
    [reach * 0.36, -rise * 0.9],
    [reach * 0.72, -rise * 0.55],
    [reach, 0],
  );
};

/** The height of the clasp, in the middle of the back. */
export const claspHeight = (drop: number): number => -1.5 - drop * 0.1;
