import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { ribbon } from "../geometry/along.ts";
import { corner, polygon, polyline, spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";

/** A toggle in its loop across the centre front: leather tabs, two cords, horn or wood. */
export function toggle(y: number, leather: Cloth, horn: Colour): Part[] {
  const tab: Part = {
    outline: polygon([4.4, y - 1.5], [9, y - 1.9], [9.4, y], [9, y + 1.9], [4.4, y + 1.5]),
    cloth: leather,
    role: "front",
    lift: 0.3,
    flat: true,
    lines: [
      {
        path: polyline([4.8, y - 1.1], [8.6, y - 1.45], [8.95, y], [8.6, y + 1.45], [4.8, y + 1.1]),
        kind: "stitch",
        strength: 0.8,
      },
    ],
  };
  // One cord doubled: out of the tab, around the toggle and back.
  const loop: Part = {
    outline: ribbon(
      spline([4.9, y - 0.6], [1.6, y - 0.62], [-0.6, y], [1.6, y + 0.66], [4.9, y + 0.6]),
      0.5,
      9,
    ),
    cloth: leather,
    role: "front",
    lift: 0.35,
    edge: 0.8,
  };
  const body: Part = {
    outline: spline(
      corner([-3.1, y - 0.1]),
      [-2.6, y - 0.75],
      [-0.2, y - 0.95],
      [2.4, y - 0.7],
      corner([3, y + 0.05]),
      [2.5, y + 0.75],
      [-0.2, y + 0.95],
      [-2.6, y + 0.7],
      corner([-3.1, y - 0.1]),
    ).close(),
    cloth: { kind: "acetate", colour: horn },
    role: "front",
    lift: 0.6,
    grain: 90,
    folds: [{ spine: spline([-2.4, y - 0.35], [0, y - 0.5], [2.3, y - 0.3]), width: 0.28, depth: 0.9 }],
    lines: [
      { path: polyline([-0.6, y - 0.85], [-0.6, y + 0.85]), kind: "groove" },
      { path: polyline([0.6, y - 0.85], [0.6, y + 0.85]), kind: "groove" },
    ],
  };
  return [tab, mirrorPart(tab), mirrorPart(loop), loop, body];
}
