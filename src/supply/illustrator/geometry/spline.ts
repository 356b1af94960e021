import { Path, type Segment, straight } from "./path.ts";
import { add, between, length, type Point, scale, subtract, unit } from "./point.ts";

/** A node of an outline; "*" marks a corner, the others are passed smoothly. */
export type Node = readonly [x: number, y: number, corner?: "*"];

/** Handles reach this share of the chord. */
const reach = 0.36;
/** At a corner the handle leans this far towards the handle at the other end. */
const lean = 0.45;

/** An open line through the nodes, from the first to the last. */
export const spline = (...nodes: readonly Node[]): Path => through(nodes, false);

/** A closed outline through the nodes. */
export const closedSpline = (...nodes: readonly Node[]): Path => through(nodes, true);

/** Through points that are all smooth. */
export const smooth = (points: readonly Point[]): Path => through(points, false);

export const corner = ([x, y]: Point): Node => [x, y, "*"];

/** Straight lines from point to point. */
export function polyline(...points: readonly Point[]): Path {
  return new Path(points.slice(1).map((point, i) => straight(points[i] ?? point, point)));
}

export const polygon = (...points: readonly Point[]): Path => polyline(...points).close();

/** One cubic, by its handles. */
export const cubic = (a: Point, b: Point, c: Point, d: Point): Path => new Path([[a, b, c, d]]);

function through(nodes: readonly Node[], closed: boolean): Path {
  const count = nodes.length;
  const node = (i: number): Node => {
    const found = nodes[((i % count) + count) % count];
    if (!found) throw new Error("a spline needs nodes");
    return found;
  };
  const place = (i: number): Point => [node(i)[0], node(i)[1]];
  const isCorner = (i: number) => node(i)[2] === "*" || (!closed && (i === 0 || i === count - 1));
  /** The nearer neighbour weighs more, so that the line does not overshoot. */
  const tangent = (i: number): Point => {
    const [a, b] = [subtract(place(i), place(i - 1)), subtract(place(i + 1), place(i))];
    return unit(add(scale(unit(a), length(b) || 1), scale(unit(b), length(a) || 1)));
  };
  const segments: Segment[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const next = closed ? (i + 1) % count : i + 1;
    const [a, b] = [place(i), place(next)];
    const handle = length(subtract(b, a)) * reach;
    const out = isCorner(i) ? undefined : add(a, scale(tangent(i), handle));
    const into = isCorner(next) ? undefined : subtract(b, scale(tangent(next), handle));
    if (!out && !into) segments.push(straight(a, b));
    else {
      const second = into ?? between(b, out ?? a, lean);
      segments.push([a, out ?? between(a, second, lean), second, b]);
    }
  }
  return new Path(segments, closed);
}
