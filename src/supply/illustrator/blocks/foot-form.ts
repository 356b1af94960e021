import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { closedSpline, type Node, smooth } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import { type Foot, ridgeAt, standard } from "./shoe-last.ts";

/** Half the width of a footbed from the heel to the tip of the toes. */
const widths: readonly Point[] = [
  [0, 0],
  [0.35, 1.3],
  [1.2, 2.3],
  [2.6, 2.9],
  [5, 3.1],
  [9, 2.75],
  [12, 2.8],
  [16, 3.5],
  [20, 4.2],
  [23, 4.2],
  [25.5, 3.6],
  [27.6, 2.6],
  [28.9, 1.5],
  [29.4, 0.6],
  [standard, 0],
];

function halfWidth(x: number): number {
  const next = Math.max(
    1,
    widths.findIndex(([at]) => at >= x),
  );
  const [a, b] = [widths[next - 1] ?? [0, 0], widths[next] ?? [0, 0]];
  return mix(a[1], b[1], (x - a[0]) / (b[0] - a[0] || 1));
}

/** What lies further across the foot is seen more to the right and higher: we stand before the toe and look down. */
const [aside, above] = [0.26, 0.25];

/**
 * A place on the foot a sandal is worn on: 0° is the near edge of the bed, 90° the ridge, 180° the far edge.
 * `height` is the ridge's there, a bare foot's when left out.
 */
export function onFoot(foot: Foot, x: number, degrees: number, height = -ridgeAt(x) * 0.82): Point {
  const angle = (degrees * Math.PI) / 180;
  const [px, py] = foot.place([x, -height * Math.sin(angle) ** 0.78]);
  const depth = halfWidth(x) * (1 - Math.cos(angle)) * (foot.last.length / standard);
  return [px + depth * aside, py - depth * above];
}

/** A line over the foot through such places. */
export const lineOnFoot = (
  foot: Foot,
  ...places: readonly (readonly [x: number, degrees: number, height?: number])[]
): Path => smooth(places.map(([x, degrees, height]) => onFoot(foot, x, degrees, height)));

/** From here on the outside of a strap turns away, and its lining is seen. */
export const turnsAway = 104;

/** The whole bed seen from a little above, so that straps stand on both of its edges. */
export function seenBed(foot: Foot, cloth: Cloth, start = 0.3): Part[] {
  const xs = widths.map(([x]) => Math.max(x, start)).filter((x, i, all) => x !== all[i - 1]);
  const near = xs.map((x) => onFoot(foot, x, 0, 0));
  const far = xs.map((x) => onFoot(foot, x, 180, 0));
  const nodes: Node[] = [
    ...far,
    ...near
      .slice(1, -1)
      .map(([x, y]): Point => [x, y + 0.12])
      .reverse(),
  ];
  const rim = smooth(far.slice(1, -1).map(([x, y]): Point => [x - 0.1, y + 0.3]));
  return [
    {
      outline: closedSpline(...nodes),
      cloth,
      role: "lining",
      flat: true,
      edge: 0.8,
      folds: [
        { spine: lineOnFoot(foot, [3, 120, 0], [9.5, 110, 0], [16, 115, 0]), width: 0.3, depth: -0.35 },
        { spine: lineOnFoot(foot, [17, 90, 0], [21, 88, 0], [26, 90, 0]), width: 0.5, depth: 0.45 },
      ],
      lines: [{ path: rim, kind: "stitch", strength: 0.55 }],
    },
  ];
}
