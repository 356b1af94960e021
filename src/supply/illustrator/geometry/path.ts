import { add, distance, type Point, quarterTurn, subtract, unit } from "./point.ts";

/** A cubic: start, two handles, end. */
export type Segment = readonly [Point, Point, Point, Point];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Steps a segment is measured in: enough for a sleeve, cheap for a picture. */
const steps = 16;
const touching = 1e-3;

/** A line of cubics. Immutable: every change gives a new one. */
export class Path {
  readonly segments: readonly Segment[];
  readonly closed: boolean;
  private lengths: readonly number[] | undefined;

  constructor(segments: readonly Segment[], closed = false) {
    if (segments.length === 0) throw new Error("a path needs a segment");
    this.segments = segments;
    this.closed = closed;
  }

  get start(): Point {
    return first(this.segments)[0];
  }

  get end(): Point {
    return last(this.segments)[3];
  }

  map(change: (point: Point) => Point): Path {
    return new Path(
      this.segments.map(([a, b, c, d]) => [change(a), change(b), change(c), change(d)]),
      this.closed,
    );
  }

  shift(dx: number, dy: number): Path {
    return this.map(([x, y]) => [x + dx, y + dy]);
  }

  reverse(): Path {
    return new Path(this.segments.map(([a, b, c, d]): Segment => [d, c, b, a]).reverse(), this.closed);
  }

  /** The other side of the garment: x = `centre` is the centre front. */
  mirror(centre = 0): Path {
    return this.map(([x, y]) => [2 * centre - x, y]);
  }

  /** Goes on along another path; a gap is bridged by a straight line. */
  to(next: Path): Path {
    const bridge = distance(this.end, next.start) > touching ? [straight(this.end, next.start)] : [];
    return new Path([...this.segments, ...bridge, ...next.segments]);
  }

  lineTo(...points: readonly Point[]): Path {
    const segments = [...this.segments];
    for (const point of points) segments.push(straight(last(segments)[3], point));
    return new Path(segments);
  }

  close(): Path {
    const open = distance(this.end, this.start) > touching;
    return new Path(open ? [...this.segments, straight(this.end, this.start)] : this.segments, true);
  }

  get length(): number {
    return this.measured().at(-1) ?? 0;
  }

  /** The point at this share of the way, measured along the line. */
  at(share: number): Point {
    const [segment, t] = this.locate(share);
    return pointOf(segment, t);
  }

  tangent(share: number): Point {
    const [segment, t] = this.locate(share);
    const slope = slopeOf(segment, t);
    return unit(slope[0] === 0 && slope[1] === 0 ? subtract(segment[3], segment[0]) : slope);
  }

  normal(share: number): Point {
    return quarterTurn(this.tangent(share));
  }

  /** `count` + 1 points at even distances. */
  points(count: number, from = 0, until = 1): Point[] {
    return Array.from({ length: count + 1 }, (_, i) => this.at(from + ((until - from) * i) / count));
  }

  box(): Box {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const segment of this.segments) {
      for (let i = 0; i <= 8; i++) {
        const [x, y] = pointOf(segment, i / 8);
        left = Math.min(left, x);
        top = Math.min(top, y);
        right = Math.max(right, x);
        bottom = Math.max(bottom, y);
      }
    }
    return [left, top, right, bottom];
  }

  /** Signed area: positive is clockwise on screen. */
  get area(): number {
    const points = this.segments.flatMap((segment) => [0, 0.25, 0.5, 0.75].map((t) => pointOf(segment, t)));
    let sum = 0;
    let before = points.at(-1) ?? this.start;
    for (const point of points) {
      sum += before[0] * point[1] - point[0] * before[1];
      before = point;
    }
    return sum / 2;
  }

  /** All outlines of a silhouette wind the same way, or overlaps cancel to holes. */
  clockwise(): Path {
    return this.area < 0 ? this.reverse() : this;
  }

  /** Corners of the line, so many a segment: for those who need its shape and not its length. */
  corners(perSegment: number): Point[] {
    const found: Point[] = [this.start];
    for (const segment of this.segments)
      for (let i = 1; i <= perSegment; i++) found.push(pointOf(segment, i / perSegment));
    return found;
  }

  private measured(): readonly number[] {
    if (this.lengths) return this.lengths;
    const lengths = [0];
    let total = 0;
    // Spelt out: every fold and seam of every drawing is measured here.
    for (const [p, q, r, s] of this.segments) {
      let [x0, y0] = p;
      for (let i = 1; i <= steps; i++) {
        const t = i / steps;
        const u = 1 - t;
        const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        const x = a * p[0] + b * q[0] + c * r[0] + d * s[0];
        const y = a * p[1] + b * q[1] + c * r[1] + d * s[1];
        total += Math.sqrt((x - x0) * (x - x0) + (y - y0) * (y - y0));
        [x0, y0] = [x, y];
        lengths.push(total);
      }
    }
    this.lengths = lengths;
    return lengths;
  }

  private locate(share: number): [Segment, number] {
    const lengths = this.measured();
    const goal = Math.max(0, Math.min(1, share)) * this.length;
    let [i, end] = [1, lengths.length - 1];
    while (i < end) {
      const middle = (i + end) >> 1;
      if ((lengths[middle] ?? 0) < goal) i = middle + 1;
      else end = middle;
    }
    const [low, high] = [lengths[i - 1] ?? 0, lengths[i] ?? 0];
    const within = (goal - low) / (high - low || 1);
    const segment = this.segments[Math.floor((i - 1) / steps)] ?? last(this.segments);
    return [segment, (((i - 1) % steps) + within) / steps];
  }
}

export const straight = (a: Point, b: Point): Segment => {
  const third = ([x, y]: Point): Point => [x / 3, y / 3];
  const step = third(subtract(b, a));
  return [a, add(a, step), subtract(b, step), b];
};

function first(segments: readonly Segment[]): Segment {
  const [segment] = segments;
  if (!segment) throw new Error("a path needs a segment");
  return segment;
}

function last(segments: readonly Segment[]): Segment {
  const segment = segments.at(-1);
  if (!segment) throw new Error("a path needs a segment");
  return segment;
}

function pointOf([p, q, r, s]: Segment, t: number): Point {
  const u = 1 - t;
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [a * p[0] + b * q[0] + c * r[0] + d * s[0], a * p[1] + b * q[1] + c * r[1] + d * s[1]];
}

function slopeOf([p, q, r, s]: Segment, t: number): Point {
  const u = 1 - t;
  const [a, b, c] = [3 * u * u, 6 * u * t, 3 * t * t];
  return [
    a * (q[0] - p[0]) + b * (r[0] - q[0]) + c * (s[0] - r[0]),
    a * (q[1] - p[1]) + b * (r[1] - q[1]) + c * (s[1] - r[1]),
  ];
}
