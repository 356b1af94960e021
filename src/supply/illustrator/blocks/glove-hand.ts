import { bow } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { move, type Point, quarterTurn } from "../geometry/point.ts";
import { closedSpline, type Node, spline } from "../geometry/spline.ts";
import type { Fold } from "../model/part.ts";
import type { Random } from "../random.ts";

/**
 * The back of a left hand laid flat, in centimetres: y = 0 is the wrist's crease, fingers point upwards,
 * the thumb lies to the right.
 */
export interface HandShape {
  /** 1 for a man's hand, about 0.88 for a woman's. */
  readonly size: number;
  /** How thick the glove makes each finger: 1 for kid leather, 1.2 for wool. */
  readonly stout: number;
  /** Share of each finger that is covered: 1 whole, 0.45 fingerless. */
  readonly covered: number;
}

interface Finger {
  readonly base: Point;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
}

/** Little, ring, middle, index: where each starts, how it leans, how long and wide it is. */
const fingers: readonly [Finger, Finger, Finger, Finger] = [
  { base: [-3.25, -9.6], angle: -13, length: 6.1, width: 1.85 },
  { base: [-1.15, -10.3], angle: -5, length: 7.7, width: 2.05 },
  { base: [1.05, -10.5], angle: 2, length: 8.4, width: 2.1 },
  { base: [3.2, -10], angle: 8, length: 7.5, width: 2.05 },
];
const thumb: Finger = { base: [4.5, -4.6], angle: 29, length: 6.3, width: 2.35 };

const pointing = (degrees: number): Point => [
  Math.sin((degrees * Math.PI) / 180),
  -Math.cos((degrees * Math.PI) / 180),
];

/** A point beside the finger: `along` its length (0 … 1) and `out` of its half-width, to the right. */
function beside(
  { base, angle, length, width }: Finger,
  { size, stout, covered }: HandShape,
  along: number,
  out: number,
): Point {
  const forward = pointing(angle);
  const from: Point = [base[0] * size, base[1] * size];
  const at = move(from, forward, length * size * covered * along);
  return move(at, quarterTurn(forward), (width / 2) * size * stout * out);
}

/** Up its left side, round the tip, down its right side. */
function around(finger: Finger, shape: HandShape): Node[] {
  const node = (along: number, out: number): Node => {
    const [x, y] = beside(finger, shape, along, out);
    return [x, y];
  };
  const corner = (along: number, out: number): Node => {
    const [x, y] = beside(finger, shape, along, out);
    return [x, y, "*"];
  };
  if (shape.covered < 0.9) return [node(0.3, -1.02), corner(1, -1.02), corner(1, 1.02), node(0.3, 1.02)];
  return [
    node(0.2, -1),
    node(0.55, -0.98),
    node(0.84, -0.86),
    node(0.965, -0.46),
    node(1, 0),
    node(0.965, 0.46),
    node(0.84, 0.86),
    node(0.55, 0.98),
    node(0.2, 1),
  ];
}

/** Where two fingers part. */
function crotch(left: Finger, right: Finger, shape: HandShape): Node {
  const [a, b] = [beside(left, shape, 0, 1), beside(right, shape, 0, -1)];
  return [(a[0] + b[0]) / 2, Math.min(a[1], b[1]) - 0.35 * shape.size, "*"];
}

/** The whole glove from `cuff` below the wrist upwards; `flare` widens the cuff. */
export function handOutline(shape: HandShape, cuff: number, flare = 0): Path {
  const s = shape.size;
  const [little, third, middle, index] = fingers;
  const wide = 0.96 + 0.06 * shape.stout;
  const wrist = 3.35 * s * wide;
  const web = beside(thumb, { ...shape, covered: 1 }, 0.3, -1.05);
  return closedSpline(
    [-wrist - flare - 0.25, cuff, "*"],
    [-wrist - flare * 0.3, cuff * 0.4],
    [-wrist, -0.6 * s],
    [-4.05 * s * wide, -4.2 * s],
    [-4.4 * s * wide, -8 * s],
    ...around(little, shape),
    crotch(little, third, shape),
    ...around(third, shape),
    crotch(third, middle, shape),
    ...around(middle, shape),
    crotch(middle, index, shape),
    ...around(index, shape),
    [4.25 * s * wide, -8.6 * s],
    [web[0] - 0.35 * s, web[1] - 0.1 * s, "*"],
    ...around(thumb, shape).slice(1),
    [4.45 * s * wide, -2.6 * s],
    [wrist, -0.2 * s],
    [wrist + flare * 0.3, cuff * 0.4],
    [wrist + flare + 0.25, cuff, "*"],
  );
}

/** A mitten: all four fingers in one, the thumb apart. */
export function mittenOutline(shape: HandShape, cuff: number): Path {
  const s = shape.size;
  const wrist = 3.6 * s;
  return closedSpline(
    [-wrist - 0.2, cuff, "*"],
    [-wrist, 0],
    [-4.5 * s, -4],
    [-4.85 * s, -9 * s],
    [-4.5 * s, -14 * s],
    [-3 * s, -17.3 * s],
    [-0.2 * s, -18.5 * s],
    [2.7 * s, -17.5 * s],
    [4.4 * s, -14.4 * s],
    [4.85 * s, -10 * s],
    [4.75 * s, -7.7 * s, "*"],
    [6 * s, -9.3 * s],
    [7.3 * s, -10.6 * s],
    [8.6 * s, -10.3 * s],
    [8.9 * s, -8.9 * s],
    [7.6 * s, -6 * s],
    [5.4 * s, -2.8 * s],
    [wrist + 0.1, -0.1],
    [wrist + 0.2, cuff, "*"],
  );
}

/** Light along each finger, shade where they part and across the knuckles. */
export function handFolds(shape: HandShape, cuff: number, random: Random, mitten = false): Fold[] {
  const s = shape.size;
  const ridge = (finger: Finger): Fold => ({
    spine: bow(beside(finger, shape, -0.12, -0.25), beside(finger, shape, 0.9, -0.25), 0.01),
    width: finger.width * 0.2 * s,
    depth: 0.6,
  });
  const shade = (finger: Finger): Fold => ({
    spine: bow(beside(finger, shape, 0.02, 0.82), beside(finger, shape, 0.88, 0.74), -0.01),
    width: finger.width * 0.17 * s,
    depth: -0.42,
  });
  const palm: Fold[] = [
    { spine: bow([-1.8 * s, -7.6 * s], [-1.6 * s, -1], 0.05), width: 1.1 * s, depth: 0.4 },
    { spine: bow([3.6 * s, -6.8 * s], [2.7 * s, 0.4], 0.06), width: 0.6 * s, depth: -0.4 },
    { spine: bow([-3 * s, 0.2 + random.sway(0.3)], [2.2 * s, 0.3], 0.06), width: 0.36, depth: -0.4 },
    { spine: bow([-2.4 * s, cuff * 0.4], [2.6 * s, cuff * 0.34 + 0.4], -0.05), width: 0.4, depth: 0.3 },
  ];
  if (mitten) {
    return [
      ...palm,
      { spine: bow([-1.6 * s, -16 * s], [-2 * s, -8 * s], 0.05), width: 1.2 * s, depth: 0.5 },
      { spine: bow([3.4 * s, -15.4 * s], [4 * s, -8 * s], 0.04), width: 0.8 * s, depth: -0.45 },
      { spine: bow([7.8 * s, -9.6 * s], [5.4 * s, -4.4 * s], -0.04), width: 0.5 * s, depth: 0.5 },
    ];
  }
  return [...fingers.map(ridge), ridge(thumb), ...fingers.map(shade), shade(thumb), ...palm];
}

/** The three stitched points on the back of a hand, each towards the gap between two fingers. */
export function backPoints({ size: s }: HandShape): Path[] {
  return [
    [-2.05, -8.4, -1.25, -3.8],
    [0, -8.9, 0.05, -3.3],
    [2.05, -8.6, 1.3, -3.7],
  ].map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) =>
    spline([x0 * s, y0 * s], [(x0 * 0.55 + x1 * 0.45) * s, (y0 + y1) * 0.5 * s], [x1 * s, y1 * s]),
  );
}

/** The tip of the index (or thumb) as a cap of its own: cloth that a screen answers to. */
export function fingertip(shape: HandShape, which: "index" | "thumb"): Path {
  const finger = which === "index" ? fingers[3] : thumb;
  const node = (along: number, out: number, sharp = false): Node => {
    const [x, y] = beside(finger, shape, along, out);
    return sharp ? [x, y, "*"] : [x, y];
  };
  return closedSpline(
    node(0.72, -0.94, true),
    node(0.84, -0.88),
    node(0.965, -0.48),
    node(1.004, 0),
    node(0.965, 0.48),
    node(0.84, 0.88),
    node(0.72, 0.94, true),
    node(0.69, 0),
  );
}

/** The openings of cut fingers. */
export const fingerMouths = (shape: HandShape): readonly (readonly [Point, Point])[] =>
  [...fingers, thumb].map(
    (finger) => [beside(finger, shape, 1, -1.02), beside(finger, shape, 1, 1.02)] as const,
  );
