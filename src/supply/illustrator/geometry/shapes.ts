import { Path, type Segment, straight } from "./path.ts";
import type { Point } from "./point.ts";

/** Handle length that makes four cubics a circle. */
const kappa = 0.5523;

export function ellipse([x, y]: Point, rx: number, ry = rx): Path {
  const [kx, ky] = [rx * kappa, ry * kappa];
  const [right, low, left, high]: [Point, Point, Point, Point] = [
    [x + rx, y],
    [x, y + ry],
    [x - rx, y],
    [x, y - ry],
  ];
  return new Path(
    [
      [right, [x + rx, y + ky], [x + kx, y + ry], low],
      [low, [x - kx, y + ry], [x - rx, y + ky], left],
      [left, [x - rx, y - ky], [x - kx, y - ry], high],
      [high, [x + kx, y - ry], [x + rx, y - ky], right],
    ],
    true,
  );
}

/** A rectangle, its corners rounded by `radius`. */
export function rectangle(left: number, top: number, width: number, height: number, radius = 0): Path {
  const [right, bottom] = [left + width, top + height];
  const corners: Point[] = [
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ];
  const starts: Point[] = [
    [left + radius, top],
    [right, top + radius],
    [right - radius, bottom],
    [left, bottom - radius],
  ];
  const ends: Point[] = [
    [right - radius, top],
    [right, bottom - radius],
    [left + radius, bottom],
    [left, top + radius],
  ];
  const segments: Segment[] = [];
  corners.forEach((corner, i) => {
    const [start, end, next] = [starts[i] ?? corner, ends[i] ?? corner, starts[(i + 1) % 4] ?? corner];
    segments.push(straight(start, end));
    if (radius > 0) segments.push([end, towards(end, corner), towards(next, corner), next]);
  });
  return new Path(segments, true);
}

const towards = (from: Point, corner: Point): Point => [
  from[0] + (corner[0] - from[0]) * kappa,
  from[1] + (corner[1] - from[1]) * kappa,
];
