import type { Cloth } from "../cloth/cloth.ts";
import { ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { type Point, turn } from "../geometry/point.ts";
import { ellipse } from "../geometry/shapes.ts";
import { polyline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import type { Metal } from "../silhouettes/silhouette.ts";
import { buckle, metalCloth } from "./shoe-hardware.ts";
import { eased, type Foot, ridgeAt } from "./shoe-last.ts";
import { stitched } from "./shoe-shading.ts";

/** The same last with its instep pieces cut `by` further to the toe: a lower vamp shows more of the foot. */
export function lowerCut(foot: Foot, by: number): Foot {
  const moved = ([x, y]: Point): Point => {
    const share = eased(5, 12, x) * (1 - eased(17, 24, x));
    return [x + by * share, y + by * 0.5 * share];
  };
  const node = (place: readonly [number, number, "*"?]): readonly [number, number, "*"?] => {
    const [x, y] = moved([place[0], place[1]]);
    return place[2] ? [x, y, "*"] : [x, y];
  };
  return {
    ...foot,
    place: (point) => foot.place(moved(point)),
    line: (...nodes) => foot.line(...nodes.map(node)),
    shape: (...nodes) => foot.shape(...nodes.map(node)),
  };
}

/** The strap across the instep. */
export function saddle(foot: Foot, cloth: Cloth): Part {
  const front = foot.line([17.3, -7.15, "*"], [16.2, -5.2], [15.9, -3], [16.9, 0.2, "*"]);
  const back = foot.line([10.4, 0.2, "*"], [11.8, -2.6], [11.9, -4.9], [12.4, -7.5, "*"]);
  return {
    outline: foot
      .line([12.4, -7.5, "*"], [13.2, -8.95], [14.8, -8.65], [17.3, -7.15, "*"])
      .to(front)
      .to(back)
      .close(),
    cloth,
    lift: 0.28,
    grain: -20,
    folds: [{ spine: foot.line([13.7, -7.6], [13.5, -4.4], [13.2, -1]), width: 0.55, depth: 0.5 }],
    lines: [stitched(front, 0.35), stitched(back, 0.35)],
  };
}

/** The slit of a penny loafer's strap, and the lips beside it. */
export function slot(foot: Foot, cloth: Cloth): Part {
  return {
    outline: foot.shape(
      [12.6, -5.8, "*"],
      [13.9, -6.6],
      [15.3, -6.45],
      [16.4, -5.4, "*"],
      [15, -5.2],
      [13.8, -5.15],
    ),
    cloth,
    inside: 0.45,
    flat: true,
    edge: 0.9,
  };
}

const ringOf = (at: Point, radius: number, thick: number, cloth: Cloth): Part => ({
  outline: ellipse(at, radius, radius * 0.94),
  holes: [ellipse(at, radius - thick, radius * 0.94 - thick)],
  cloth,
  lift: 0.34,
  edge: 0.8,
});

/** A snaffle bit: two rings, joined by a jointed bar. */
export function bit(foot: Foot, metal: Metal): Part[] {
  const cloth = metalCloth(metal);
  const [a, b] = [foot.place([12.7, -6.2]), foot.place([17.2, -5.7])];
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const rod = (from: Point, to: Point): Part => ({
    outline: ribbon(polyline(from, to), (share) => 0.5 - 0.12 * share, 4),
    cloth,
    lift: 0.3,
    edge: 0.8,
  });
  return [
    rod([a[0] + 0.7, a[1]], middle),
    rod([b[0] - 0.7, b[1]], middle),
    ringOf(middle, 0.42, 0.17, cloth),
    ringOf(a, 1, 0.3, cloth),
    ringOf(b, 1, 0.3, cloth),
  ];
}

/** Heavy links across the instep. */
export function chunkyChain(foot: Foot, metal: Metal): Part[] {
  const cloth = metalCloth(metal);
  const line = foot.line([11.6, -4.6], [13.4, -6], [15.4, -6.5], [17.6, -6.1]);
  return Array.from({ length: 6 }, (_, i): Part => {
    const at = line.at(i / 5);
    const [dx, dy] = line.tangent(i / 5);
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI + (i % 2 ? 18 : -18);
    const laid = (path: Path) => path.map((point) => turn(point, angle, at));
    return {
      outline: laid(ellipse(at, 0.82, 0.6)),
      holes: [laid(ellipse(at, 0.5, 0.26))],
      cloth,
      lift: 0.3,
      edge: 0.8,
    };
  });
}

/** A fringed tongue that falls over the vamp. */
export function kiltie(foot: Foot, cloth: Cloth): Part {
  const teeth = 7;
  const edge = (i: number, out: number): Point => {
    const x = 22.2 - i * 0.62 + out;
    return foot.place([x, ridgeAt(x) + 0.15 + i * 0.46]);
  };
  const fringe = Array.from({ length: teeth }, (_, i) => [
    edge(i, 0.5),
    edge(i + 0.82, 0.5),
    edge(i + 0.9, -1.1),
  ]).flat();
  const back = foot.line([14.2, -4.2], [13.6, -6], [13.4, -8.6], [14.6, -8.5], [17.4, -7.1], [20, -6.1]);
  return {
    outline: back.lineTo(...fringe).close(),
    cloth,
    lift: 0.3,
    grain: -25,
    light: 0.03,
    lines: Array.from({ length: teeth - 1 }, (_, i) => ({
      path: polyline(edge(i + 0.9, -1), edge(i + 0.9, -2.6)),
      kind: "groove" as const,
      strength: 0.7,
    })),
  };
}

/** A narrow belt around the upper, closed by a buckle on the side. */
export function sideBelt(foot: Foot, cloth: Cloth, metal: Metal): Part[] {
  const spine = foot.line([9.8, -4.4], [12.4, -5.2], [14.8, -6.2], [17, -7.4]);
  return [
    {
      outline: ribbon(spine, 1.5, 8),
      cloth,
      lift: 0.3,
      lines: [stitched(spine, 0.55, 0.7, 0, 1), stitched(spine, -0.55, 0.7, 0, 1)],
    },
    ...buckle(spine.at(0.3), 1.7, 2.3, -18, metal),
  ];
}
