import type { Cloth } from "../cloth/cloth.ts";
import { mix, type Point } from "../geometry/point.ts";
import { polygon, polyline, spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";

export type HipPocket = "flap" | "patch" | "patch-flap" | "jetted" | "slant" | "none";

/** A pocket's mouth on the right front, from its inner to its outer end. */
export interface Mouth {
  readonly inner: Point;
  readonly outer: Point;
}

/**
 * The usual mouth at this height: it rises to the side and ends well inside the side seam. On a narrow
 * jacket it moves out and gets shorter, or the two pockets would meet at the front edge.
 */
export function hipMouth(y: number, sideX: number): Mouth {
  const outer = sideX - (sideX < 15.5 ? 1.7 : 3.2);
  return { inner: [Math.max(outer - 10.2, 3.9), y], outer: [outer, y - 1.3] };
}

/** `depth` is that of a patch. */
export function hipPocket(kind: HipPocket, mouth: Mouth, cloth: Cloth, depth = 16.5): Part[] {
  switch (kind) {
    case "flap":
      return [flap(mouth, 5, cloth)];
    case "patch":
      return [patch(mouth, depth, cloth)];
    case "patch-flap":
      return [patch(mouth, depth + 0.5, cloth), flap(mouth, 5.6, cloth)];
    case "jetted":
      return [welt(mouth, 1.1, cloth)];
    case "slant":
      return [slantWelt(mouth, cloth)];
    case "none":
      return [];
  }
}

const along = ({ inner, outer }: Mouth, share: number, down = 0): Point => [
  mix(inner[0], outer[0], share),
  mix(inner[1], outer[1], share) + down,
];

function flap(mouth: Mouth, depth: number, cloth: Cloth): Part {
  const [a, b] = [mouth.inner, mouth.outer];
  return {
    outline: spline([a[0], a[1], "*"], along(mouth, 0.5, -0.15), [b[0], b[1], "*"])
      .to(
        spline(
          [b[0], b[1], "*"],
          [b[0] + 0.12, b[1] + depth * 0.74],
          [b[0] - 0.75, b[1] + depth + 0.05],
          along(mouth, 0.75, depth + 0.12),
          along(mouth, 0.5, depth + 0.16),
          along(mouth, 0.25, depth + 0.1),
          [a[0] + 0.85, a[1] + depth - 0.02],
          [a[0] + 0.02, a[1] + depth * 0.76],
          [a[0], a[1], "*"],
        ),
      )
      .close(),
    cloth,
    role: "front",
    lift: 0.35,
    flat: true,
    sewnOn: true,
    lines: [{ path: polyline(along(mouth, 0, 0.1), along(mouth, 1, 0.1)), kind: "seam" }],
  };
}

function patch(mouth: Mouth, depth: number, cloth: Cloth): Part {
  const bag = (inset: number) => {
    const [a, b] = [along(mouth, 0, inset * 0.6), along(mouth, 1, inset * 0.6)];
    const foot = depth - inset;
    return spline(
      [a[0] + inset, a[1], "*"],
      [a[0] - 0.2 + inset, a[1] + depth * 0.5],
      [a[0] + 0.1 + inset, a[1] + foot - 2.6],
      [a[0] + 2, a[1] + foot],
      along(mouth, 0.5, foot + 0.35),
      [b[0] - 2, b[1] + foot + 0.25],
      [b[0] + 0.15 - inset, b[1] + foot - 2.4],
      [b[0] + 0.3 - inset, b[1] + depth * 0.5],
      [b[0] - inset, b[1], "*"],
    );
  };
  return {
    outline: bag(0).close(),
    cloth,
    role: "front",
    lift: 0.28,
    flat: true,
    sewnOn: true,
    folds: [
      {
        spine: spline(along(mouth, 0.3, 1), along(mouth, 0.36, depth * 0.45), along(mouth, 0.3, depth * 0.8)),
        width: 1.6,
        depth: 0.3,
      },
    ],
    lines: [
      { path: bag(0.55), kind: "stitch", strength: 0.6 },
      { path: polyline(along(mouth, 0.03, 2.2), along(mouth, 0.97, 2.2)), kind: "stitch", strength: 0.5 },
    ],
  };
}

/** Two narrow lips: a jetted pocket; taller, the welt on the chest. */
export function welt({ inner: a, outer: b }: Mouth, height: number, cloth: Cloth): Part {
  const half: Point = [0, height / 2];
  return {
    outline: polygon(a, b, [b[0] + 0.12, b[1] + height], [a[0] + 0.12, a[1] + height]),
    cloth,
    role: "front",
    lift: 0.2,
    flat: true,
    sewnOn: true,
    grain: height > 1.5 ? 4 : 88,
    lines:
      height > 1.5
        ? []
        : [{ path: polyline([a[0], a[1] + half[1]], [b[0], b[1] + half[1]]), kind: "edge", strength: 0.9 }],
  };
}

/** A coat's slanted welt, the hand goes in from the side. */
function slantWelt({ inner, outer }: Mouth, cloth: Cloth): Part {
  const x = mix(inner[0], outer[0], 0.35);
  const y = inner[1] - 6;
  const corners: [Point, Point, Point, Point] = [
    [x, y],
    [x + 2.7, y - 0.8],
    [x + 6.2, y + 15],
    [x + 3.4, y + 15.8],
  ];
  const [a, b, c, d] = corners;
  return {
    outline: polygon(a, b, c, d),
    cloth,
    role: "front",
    lift: 0.35,
    flat: true,
    sewnOn: true,
    grain: -12,
    lines: [
      { path: polyline([b[0] - 0.6, b[1] + 0.9], [c[0] - 0.6, c[1] - 0.5]), kind: "stitch", strength: 0.6 },
    ],
  };
}
