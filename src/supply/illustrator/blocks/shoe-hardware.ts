import type { Cloth } from "../cloth/cloth.ts";
import { type Colour, shadow } from "../colour/oklab.ts";
import { ribbon } from "../geometry/along.ts";
import type { Point } from "../geometry/point.ts";
import { turn } from "../geometry/point.ts";
import { ellipse, rectangle } from "../geometry/shapes.ts";
import { polyline, smooth } from "../geometry/spline.ts";
import type { Part, Trim } from "../model/part.ts";
import { n1 } from "../sheet.ts";
import type { Metal } from "../silhouettes/silhouette.ts";
import { metalColours } from "./metal.ts";

export const metalCloth = (metal: Metal): Cloth => ({
  kind: metal === "gold" || metal === "brass" ? "gold" : "silver",
  colour: metalColours[metal],
});

/** A frame buckle with its prong, around `at`, turned with the strap it closes. */
export function buckle(at: Point, width: number, height: number, angle: number, metal: Metal): Part[] {
  const [x, y] = at;
  const bar = Math.min(width, height) * 0.17;
  const turned = (point: Point) => turn(point, angle, at);
  const cloth = metalCloth(metal);
  return [
    {
      outline: rectangle(x - width / 2, y - height / 2, width, height, bar * 1.4).map(turned),
      holes: [
        rectangle(
          x - width / 2 + bar,
          y - height / 2 + bar,
          width - bar * 2,
          height - bar * 2,
          bar * 0.5,
        ).map(turned),
      ],
      cloth,
      lift: 0.2,
      edge: 0.8,
    },
    {
      outline: ribbon(polyline([x - width * 0.5, y], [x + width * 0.44, y]), bar * 0.55, 3).map(turned),
      cloth,
      lift: 0.12,
      edge: 0.7,
    },
  ];
}

/** A flat bar across the instep, held by a stud at each end. */
export function bar(from: Point, to: Point, metal: Metal): Part[] {
  const cloth = metalCloth(metal);
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 0.18];
  const spine = smooth([from, middle, to]);
  const stud = (at: Point): Part => ({ outline: ellipse(at, 0.26), cloth, lift: 0.12, edge: 0.8 });
  return [
    {
      outline: ribbon(spine, (share) => 1.05 * (share < 0.04 || share > 0.96 ? 0.7 : 1), 10),
      cloth,
      lift: 0.26,
      edge: 0.8,
      folds: [{ spine: spine.shift(-0.03, -0.2), width: 0.13, depth: 1 }],
    },
    stud(spine.at(0.12)),
    stud(spine.at(0.88)),
  ];
}

/** Two tassels that hang from a knot. */
export function tassels(at: Point, cloth: Cloth): Part[] {
  const one = (dx: number, dy: number, angle: number): Part[] => {
    const knot: Point = [at[0] + dx, at[1] + dy];
    const turned = (point: Point) => turn(point, angle, knot);
    const [x, y] = knot;
    const skirt = polyline([x - 0.4, y + 0.6], [x + 0.4, y + 0.6], [x + 1.05, y + 3.3], [x - 1.05, y + 3.3]);
    return [
      {
        outline: skirt.close().map(turned),
        cloth,
        lift: 0.25,
        flat: true,
        lines: [-0.36, -0.12, 0.12, 0.36].map((at2) => ({
          path: polyline([x + at2 * 0.6, y + 0.7], [x + at2 * 1.9, y + 3.3]).map(turned),
          kind: "fine" as const,
          strength: 2.2,
        })),
      },
      {
        outline: ellipse([x, y + 0.35], 0.56, 0.66).map(turned),
        cloth,
        lift: 0.15,
      },
    ];
  };
  return [...one(-0.7, 0, 20), ...one(0.9, -0.2, -16)];
}

/** Holes punched along a line: brogueing, air holes. */
export const punched = (
  points: readonly Point[],
  radius: number,
  colour: Colour,
): Extract<Trim, { kind: "drawn" }> => ({
  kind: "drawn",
  draw: ({ at, scale }) => {
    const holes = points.map((point) => {
      const [x, y] = at(point);
      return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(radius * scale)}"/>`;
    });
    return `<g fill="${shadow(colour, 0.55)}" opacity=".8">${holes.join("")}</g>`;
  },
});
