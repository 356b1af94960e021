import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import type { Point } from "../geometry/point.ts";
import { smooth } from "../geometry/spline.ts";
import type { Line, Part } from "../model/part.ts";

export interface Coil {
  readonly radius: number;
  /** Height of the band, and how much of the circle's depth is seen from above (0 … 1). */
  readonly height: number;
  readonly tilt: number;
}

/** A point of the band's lower edge; 0° is right, 90° is the front. */
export function onCoil({ radius, tilt }: Coil, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius * tilt];
}

/** The lower edge between two angles. */
export const coilRun = (coil: Coil, from: number, until: number, nodes = 10): Path =>
  smooth(Array.from({ length: nodes + 1 }, (_, i) => onCoil(coil, from + ((until - from) * i) / nodes)));

/** A stretch of the band as a standing wall. */
export function coilWall(
  coil: Coil,
  from: number,
  until: number,
  cloth: Cloth,
  more: Partial<Part> = {},
): Part {
  const low = coilRun(coil, from, until);
  const { height } = coil;
  const rail = (up: number): Line => ({
    path: low.shift(0, -height * up),
    kind: "stitch",
    ...(cloth.thread && { colour: cloth.thread }),
  });
  return {
    outline: low.to(low.shift(0, -height).reverse()).close(),
    cloth,
    role: "belt",
    lines: [
      rail(0.1),
      rail(0.9),
      // The cut edge catches the light along the top.
      { path: low.shift(0, -height + 0.06), kind: "crease", strength: 0.9 },
    ],
    ...more,
  };
}

/** A buckled belt stood on its edge, seen a little from above: the far wall shows its inner face. */
export const standingBelt = (coil: Coil, cloth: Cloth, lining: Cloth): Part[] => [
  coilWall(coil, 180, 360, lining, { inside: 0.28, flat: true, lines: [] }),
  coilWall(coil, 0, 180, cloth, { lift: 0.42 }),
];
