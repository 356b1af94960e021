import { bow } from "../geometry/along.ts";
import { type Box, Path, type Segment, straight } from "../geometry/path.ts";
import {
  add,
  between,
  distance,
  move,
  type Point,
  quarterTurn,
  scale,
  subtract,
  unit,
} from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Fold } from "../model/part.ts";
import type { Random } from "../random.ts";

/** A corner of a bag: how far it is rounded, and how far the edge that leaves it swells outwards. */
export type Corner = readonly [x: number, y: number, radius: number, swell?: number];

/** Handle length that makes a quarter of a circle. */
const kappa = 0.5523;

/** An outline of edges and rounded corners, given clockwise. Edges may swell, as filled leather does. */
export function roundedShape(...corners: readonly Corner[]): Path {
  const count = corners.length;
  const corner = (i: number): Corner => corners[(i + count) % count] ?? [0, 0, 0];
  const place = (i: number): Point => [corner(i)[0], corner(i)[1]];
  const edges = corners.map(([, , radius, swell = 0], i): Segment => {
    const along = unit(subtract(place(i + 1), place(i)));
    const room = distance(place(i), place(i + 1)) / 2;
    const from = move(place(i), along, Math.min(radius, room));
    const until = move(place(i + 1), along, -Math.min(corner(i + 1)[2], room));
    const [a, b, c, d] = straight(from, until);
    // A short edge between large corners has no room to swell.
    const chord = distance(from, until);
    const most = Math.min(chord * 0.1, (chord * chord) / 60);
    const out = scale(quarterTurn(along), (-Math.max(-most, Math.min(most, swell)) * 4) / 3);
    return [a, add(b, out), add(c, out), d];
  });
  return new Path(
    edges.flatMap((edge, i): Segment[] => {
      const next = edges[(i + 1) % count] ?? edge;
      const radius = corner(i + 1)[2];
      if (radius === 0) return [edge];
      const leaving = unit(subtract(edge[3], edge[2]));
      const arriving = unit(subtract(next[1], next[0]));
      const reach = Math.min(distance(edge[3], place(i + 1)), radius) * kappa;
      return [edge, [edge[3], move(edge[3], leaving, reach), move(next[0], arriving, -reach), next[0]]];
    }),
    true,
  );
}

/** The same outline, smaller on every side: where a seam runs beside the edge. */
export function inset(path: Path, by: number, low = by): Path {
  const [left, top, right, bottom] = path.box();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const sx = 1 - (2 * by) / (right - left);
  const sy = 1 - (by + low) / (bottom - top);
  const dy = (by - low) / 2;
  return path.map(([px, py]) => [x + (px - x) * sx, y + (py - y) * sy + dy]);
}

/** From an upper edge, given left to right, down round two rounded corners and back: a pocket's outline. */
export function pocketBelow(edge: Path, bottom: number, radius: number): Path {
  const [left, right] = [edge.start[0], edge.end[0]];
  const corner = (a: Point, at: Point, b: Point): Path =>
    new Path([[a, between(a, at, kappa), between(b, at, kappa), b]]);
  return edge
    .lineTo([right, bottom - radius])
    .to(corner([right, bottom - radius], [right, bottom], [right - radius, bottom]))
    .lineTo([left + radius, bottom])
    .to(corner([left + radius, bottom], [left, bottom], [left, bottom - radius]))
    .close();
}

/** Two feet and the arch between them, as a handle stands. `pinch` draws the shoulders in. */
export function arch(half: number, base: number, rise: number, pinch = 0.66, lean = 0): Path {
  return spline(
    [-half, base],
    [-half * 0.99 + lean * 0.2, base - rise * 0.42],
    [-half * pinch + lean * 0.7, base - rise * 0.86],
    [lean, base - rise],
    [half * pinch + lean * 0.7, base - rise * 0.86],
    [half * 0.99 + lean * 0.2, base - rise * 0.42],
    [half, base],
  );
}

/** A long strap held up at one point, as from a hook. */
export function hung(half: number, base: number, rise: number, lean = 0): Path {
  return spline(
    [-half, base],
    [-half * 0.7 + lean * 0.3, base - rise * 0.42],
    [-half * 0.3 + lean * 0.8, base - rise * 0.86],
    [-half * 0.1 + lean, base - rise * 0.985],
    [half * 0.1 + lean, base - rise * 0.985],
    [half * 0.3 + lean * 0.8, base - rise * 0.86],
    [half * 0.7 + lean * 0.3, base - rise * 0.42],
    [half, base],
  );
}

/** Volume of a body that stands: light left of the middle, shade at the far side and along the base. */
export function standingFolds([left, top, right, bottom]: Box, random: Random, slack = 0): Fold[] {
  const [width, height] = [right - left, bottom - top];
  const at = (u: number, v: number): Point => [left + u * width, top + v * height];
  const sway = (amount: number) => random.sway(amount);
  const firm: Fold[] = [
    {
      spine: bow(at(0.25 + sway(0.03), 0.1), at(0.22 + sway(0.03), 0.86), 0.03),
      width: width * 0.085,
      depth: 0.55,
    },
    { spine: bow(at(0.84, 0.12), at(0.87, 0.9), -0.03), width: width * 0.06, depth: -0.34 },
    { spine: bow(at(0.08, 0.965), at(0.93, 0.965), -0.015), width: height * 0.035, depth: -0.5 },
    { spine: bow(at(0.12, 0.86), at(0.66, 0.875), -0.02), width: height * 0.035, depth: 0.32 },
  ];
  if (slack === 0) return firm;
  const soft: Fold[] = [
    {
      spine: bow(at(0.1 + sway(0.03), 0.14), at(0.36 + sway(0.06), 0.62 + sway(0.08)), 0.1),
      width: width * 0.028,
      depth: -0.5 * slack,
      swell: "start",
    },
    {
      spine: bow(at(0.9 + sway(0.03), 0.16), at(0.66 + sway(0.06), 0.6 + sway(0.08)), -0.1),
      width: width * 0.026,
      depth: -0.52 * slack,
      swell: "start",
    },
    {
      spine: bow(at(0.3 + sway(0.05), 0.3), at(0.74 + sway(0.05), 0.34 + sway(0.05)), -0.09),
      width: height * 0.035,
      depth: -0.2 * slack,
    },
    {
      spine: bow(at(0.07, 0.72), at(0.34, 0.93), 0.12),
      width: width * 0.02,
      depth: -0.42 * slack,
    },
    {
      spine: bow(at(0.93, 0.7), at(0.7, 0.92), -0.12),
      width: width * 0.02,
      depth: -0.46 * slack,
    },
  ];
  return [...firm, ...soft];
}
