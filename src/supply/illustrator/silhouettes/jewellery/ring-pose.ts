import type { Hoop } from "../../blocks/hoop.ts";
import type { Point } from "../../geometry/point.ts";

/** A ring that stands before us and leans back a little: we see its head, and into it at the lower left. */
export const standing = (width: number, thick = 0.13, at: Point = [0, 0], radius = 1): Hoop => ({
  at,
  rx: radius * 0.93,
  ry: radius,
  depth: [width * 0.42, -width * 0.62],
  thick,
});

/** The middle of its head. */
export const headOf = ({ at, ry, depth }: Hoop): Point => [at[0] + depth[0] / 2, at[1] - ry + depth[1] / 2];

export const ringDetail = (
  hoop: Hoop,
  half = 0.75,
): readonly [left: number, top: number, right: number, bottom: number] => {
  const [x, y] = headOf(hoop);
  return [x - half, y - half * 0.9, x + half, y + half];
};
