import type { Cloth } from "../cloth/cloth.ts";
import { bow } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { corner, type Node, smooth, spline } from "../geometry/spline.ts";
import type { Fold, Part } from "../model/part.ts";
import type { Random } from "../random.ts";

/** The lower part of a dress, worn. y = 0 is the shoulder, as in the rest of the dress. */
export interface DressSkirtShape {
  /** Half-widths and heights of the right side, from where the skirt begins to its hem. */
  readonly side: readonly [Point, ...Point[]];
  /** How much lower the hem hangs at the centre. */
  readonly dip?: number;
  /** Flutes that open to the hem, and how far they swing it up and down. */
  readonly waves: number;
  readonly swing: number;
  /** How much lower the hem is at one place across (-1 … 1) than the side: a train, a raised front. */
  readonly trail?: (across: number) => number;
}

export interface DressSkirt {
  readonly side: Path;
  /** From the right side to the left one. */
  readonly hem: Path;
  /** -1 the left side … 0 the centre … 1 the right side. */
  readonly at: (across: number, y: number) => Point;
  /** Height of the hem there, its waves left out. */
  readonly hemY: (across: number) => number;
  /** Where the flutes stand out, and where the cloth falls back between them; from left to right. */
  readonly crests: readonly number[];
  readonly troughs: readonly number[];
  readonly swing: number;
  readonly top: number;
  readonly length: number;
}

export function dressSkirt(shape: DressSkirtShape, random: Random): DressSkirt {
  const { dip = 1.6, waves, swing, trail = () => 0 } = shape;
  const [first, ...rest] = shape.side;
  const last = rest.at(-1) ?? first;
  const side = spline(corner(first), ...rest.slice(0, -1), corner(last));
  const [half, length] = last;
  const hemY = (u: number) => length + dip * (1 - u * u) + trail(u);
  // Unevenly spread, or the hem looks cut with a pastry wheel.
  const crests = Array.from(
    { length: waves },
    (_, i) => mix(-0.88, 0.88, waves > 1 ? i / (waves - 1) : 0.5) + random.sway(0.34 / waves),
  );
  const troughs = crests.slice(1).map((u, i) => mix(crests[i] ?? u, u, 0.5 + random.sway(0.1)));
  const bent: Point[] = [
    ...crests.map((u): Point => [u, swing * random.between(0.15, 1.1)]),
    ...troughs.map((u): Point => [u, -swing * random.between(0.05, 0.7)]),
  ].sort((a, b) => b[0] - a[0]);
  const nodes: Node[] =
    waves > 0 && swing > 0
      ? bent.map(([u, lower]): Node => [u * half, hemY(u) + lower])
      : [0.6, 0.2, -0.2, -0.6].map((u): Node => [u * half, hemY(u)]);
  const hem = spline([half, hemY(1), "*"], ...nodes, [-half, hemY(-1), "*"]);
  return {
    side,
    hem,
    at: (u, y) => [u * halfAt(side, y), y],
    hemY,
    crests,
    troughs,
    swing,
    top: first[1],
    length,
  };
}

/** Half-width of a side that runs downwards, at this height. */
function halfAt(side: Path, y: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 14; i++) {
    const middle = (low + high) / 2;
    if (side.at(middle)[1] < y) low = middle;
    else high = middle;
  }
  return side.at((low + high) / 2)[0];
}

/** The seam a skirt hangs from, left to right: it sags a little at the front. */
export const waistSeam = (half: number, y: number, sag = 0.9): Path =>
  spline(
    [-half, y, "*"],
    [-half * 0.5, y + sag * 0.75],
    [0, y + sag],
    [half * 0.5, y + sag * 0.75],
    [half, y, "*"],
  );

export const skirtOutline = (seam: Path, { side, hem }: DressSkirt): Path =>
  seam.to(side).to(hem).to(side.mirror().reverse()).close();

/** The inside of the back, seen where the front's hem swings up. */
export function backHem({ side, at, hemY, swing, length }: DressSkirt, cloth: Cloth): Part[] {
  if (swing < 0.8) return [];
  const half = side.end[0] - 0.8;
  const low = smooth(
    [1, 0.6, 0.2, -0.2, -0.6, -1].map(
      (u, i): Point => [u * half, hemY(u) + swing * (i === 0 || i === 5 ? -0.4 : i % 2 === 0 ? 0.05 : 0.4)],
    ),
  );
  return [
    {
      outline: low.lineTo(at(-0.94, length - 9), at(0.94, length - 9)).close(),
      cloth,
      role: "back",
      inside: 0.5,
      flat: true,
    },
  ];
}

export interface FallPlan {
  /** Heights between which the falls begin. */
  readonly from: readonly [number, number];
  readonly depth?: number;
  readonly width?: number;
  /** How far folds draw together at the top: 1 not at all, 0 to the centre. */
  readonly gather?: number;
  /** A point (across, 0 the centre) everything is drawn to at the top. */
  readonly towards?: number;
}

/**
 * Long continuous falls from the waist or the hip to the hem: a valley in each trough, a lit ridge on each
 * crest, big and small by turns. They drift, since cloth that hangs in ruled lines is corrugated card.
 */
export function falls(of: DressSkirt, random: Random, plan: FallPlan): Fold[] {
  const { from, depth = 0.62, width = 1, gather = 0.9, towards = 0 } = plan;
  const line = (u: number, begin: number, end: number): Path => {
    const drift = random.sway(0.035);
    return smooth(
      [0, 0.34, 0.7, 1].map((t) =>
        of.at(mix(mix(towards, u, gather), u, Math.sqrt(t)) + drift * Math.sin(t * 3), mix(begin, end, t)),
      ),
    );
  };
  const start = (i: number) =>
    i % 2 === 0 ? mix(from[0], from[1], random() * 0.25) : random.between(...from);
  const valleys = of.troughs.map((u, i): Fold => {
    const big = i % 2 === 0;
    return {
      spine: line(u, start(i), of.hemY(u) + 1),
      width: (big ? random.between(1.2, 1.9) : random.between(0.7, 1.1)) * width,
      depth: -depth * (big ? 1 : 0.72),
      swell: "end",
    };
  });
  // Not every crest is lit: folds cost bytes, and evenness costs more.
  const lit = of.crests.filter((_, i) => i % 3 !== 1 || of.crests.length < 5);
  const ridges = lit.map((u, i): Fold => {
    const big = i % 2 === 0;
    return {
      spine: line(u - 0.03, start(i + 1), of.hemY(u) + 1.4),
      width: (big ? random.between(1.5, 2.3) : random.between(0.9, 1.4)) * width,
      depth: depth * random.between(0.75, 1.1),
      swell: big ? "end" : "both",
    };
  });
  return [...ridges, ...valleys];
}

/** A close skirt: drags across the hip, two soft falls and one broad light on the thigh. */
export function closeFolds(of: DressSkirt, hipY: number, random: Random, amount = 1): Fold[] {
  const { length } = of;
  const folds: Fold[] = [];
  const [low, tilt] = [random.between(5, 11), random.between(4, 8)];
  const first = random.pick([-1, 1]);
  for (const s of [-1, 1]) {
    // One hip pulls higher than the other: at the same height drags look like pockets.
    const y = hipY + (s === first ? -2 : low);
    const u = s * random.between(0.5, 0.66);
    folds.push(
      {
        spine: bow(
          of.at(s * 0.98, y),
          of.at(s * random.between(0.25, 0.5), y + tilt * (s === first ? 1 : 0.7)),
          s * 0.1,
        ),
        width: random.between(0.7, 1),
        depth: -(s === first ? 0.36 : 0.27) * amount,
        swell: "start",
      },
      {
        spine: smooth(
          [0, 0.5, 1].map((t) =>
            of.at(u + random.sway(0.05), mix(hipY + 12 + (s === first ? 0 : 8), length + 1, t)),
          ),
        ),
        width: random.between(1.1, 1.8),
        depth: -0.4 * amount,
        swell: "end",
      },
    );
  }
  // A long one hangs in a third column, beside the centre.
  if (length - hipY > 40) {
    const u = random.pick([-1, 1]) * random.between(0.06, 0.16);
    folds.push({
      spine: smooth([0, 0.5, 1].map((t) => of.at(u + random.sway(0.03), mix(hipY + 22, length + 1, t)))),
      width: random.between(1.2, 1.7),
      depth: -0.36 * amount,
      swell: "end",
    });
  }
  return [
    ...folds,
    {
      spine: smooth([0, 0.5, 1].map((t) => of.at(-0.38 + random.sway(0.04), mix(hipY - 8, length - 5, t)))),
      width: 3,
      depth: 0.6 * amount,
    },
    {
      spine: smooth([0, 0.5, 1].map((t) => of.at(0.28 + random.sway(0.05), mix(hipY, length - 2, t)))),
      width: 1.8,
      depth: 0.36 * amount,
    },
  ];
}
