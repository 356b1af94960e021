import type { Path } from "../geometry/path.ts";
import { clamp, mix, type Point } from "../geometry/point.ts";
import { closedSpline, type Node, spline } from "../geometry/spline.ts";

export type Toe = "round" | "almond" | "pointed" | "square" | "chisel";

/** What a shoe is built on. Centimetres. */
export interface Last {
  /** Heel to toe. */
  readonly length: number;
  /** Heights as a share of a man's. */
  readonly height: number;
  readonly toe: Toe;
  /** How much higher the heel is seated than the ball. */
  readonly heel: number;
  /** Thickness under the ball. */
  readonly sole: number;
  /** How far the tip of the toe is lifted. */
  readonly spring: number;
}

/** Pieces are cut for a man's last of this length, and laid on any other. */
export const standard = 29.5;

/** How each toe differs from the standard round one: longer at the tip, and lower over it. */
const toes: Record<Toe, { readonly longer: number; readonly lower: number }> = {
  round: { longer: 0, lower: 0 },
  almond: { longer: 0.5, lower: 0.14 },
  pointed: { longer: 1.5, lower: 0.36 },
  square: { longer: 0.2, lower: 0.1 },
  chisel: { longer: 0.8, lower: 0.2 },
};

/**
 * A shoe's frame: x runs from the heel (0) to the toe (29.5), y is the height over the feather line,
 * where upper and sole meet, and grows downwards. `place` says where that lies in the picture.
 */
export interface Foot {
  readonly last: Last;
  readonly place: (point: Point) => Point;
  /** The feather line over the floor, and `drop` below it. */
  readonly under: (x: number, drop?: number) => Point;
  readonly line: (...nodes: readonly Node[]) => Path;
  readonly shape: (...nodes: readonly Node[]) => Path;
}

export function footOn(last: Last): Foot {
  const size = last.length / standard;
  const toe = toes[last.toe];
  const bed = (x: number) =>
    -last.sole - last.heel * (1 - eased(2.6, 19.6, x)) - last.spring * eased(21, 32.5, x) * 1.35;
  // A foot that stands higher covers less floor.
  const across = (x: number) => x * size * (1 - 0.01 * last.heel) + toe.longer * eased(19, standard, x);
  const place = ([x, y]: Point): Point => {
    const seat = mix(bed(x), bed(4), eased(8.5, 15, -y));
    return [across(x), seat + y * last.height * (1 - toe.lower * eased(18, standard, x))];
  };
  const lay = ([x, y, corner]: Node): Node => {
    const [px, py] = place([x, y]);
    return corner ? [px, py, corner] : [px, py];
  };
  return {
    last,
    place,
    under: (x, drop = 0) => [across(x), bed(x) + drop],
    line: (...nodes) => spline(...nodes.map(lay)),
    shape: (...nodes) => closedSpline(...nodes.map(lay)),
  };
}

/** 0 before `from`, 1 after `until`, smooth between. */
export function eased(from: number, until: number, value: number): number {
  const t = clamp((value - from) / (until - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** The line over the foot from the instep to the toe: heights every shoe keeps to within millimetres. */
const ridgeNodes: readonly Node[] = [
  [9.6, -11.6],
  [11, -10.5],
  [12.6, -9.35],
  [14.4, -8.3],
  [16.4, -7.3],
  [18.4, -6.45],
  [20.4, -5.75],
  [22.4, -5.2],
  [24.4, -4.75],
  [26.2, -4.2],
  [27.7, -3.4],
  [28.8, -2.25],
  [29.4, -0.9],
  [29.5, 0.25, "*"],
];

/** The ridge between two places; `by` raises or lowers it. */
export const ridge = (from: number, until = standard, by = 0): readonly Node[] =>
  ridgeNodes
    .filter(([x]) => x > from + 0.5 && x <= until)
    .map(([x, y, corner]) => (corner ? [x, y, corner] : [x, y + by * (1 - eased(22, 29, x))]));

/** Height of the ridge at x. */
export function ridgeAt(x: number): number {
  const next = Math.max(
    1,
    ridgeNodes.findIndex(([nodeX]) => nodeX >= x),
  );
  const [a, b] = [ridgeNodes[next - 1] ?? [0, 0], ridgeNodes[next] ?? [0, 0]];
  return mix(a[1], b[1], clamp((x - a[0]) / (b[0] - a[0] || 1), 0, 1));
}

/** The back of the heel, from the sole to the topline at `height`. */
export const heelBack = (height: number): readonly Node[] => [
  [0.55, 0.3, "*"],
  [0.22, -2.2],
  [0.5, -Math.min(height * 0.72, 5.4)],
  [0.95, -height, "*"],
];

/** Under the upper, back from one place to another, hidden by the sole. */
export const feather = (from = standard, until = 0.55): readonly Node[] => [
  [from, 0.25, "*"],
  ...[27, 24, 21, 18.5, 16, 13.5, 11, 8.5, 6, 3]
    .filter((x) => x < from - 0.6 && x > until + 0.6)
    .map((x): Node => [x, 0.3]),
  [until, 0.3, "*"],
];
