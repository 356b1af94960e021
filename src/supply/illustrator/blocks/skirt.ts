import { bow } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { corner, smooth, spline } from "../geometry/spline.ts";
import type { Fold } from "../model/part.ts";
import type { Random } from "../random.ts";
import { type Waist, waistEdges } from "./waistband.ts";

/** A skirt, worn: half-widths from the centre front, y = 0 at the waist's edge at the side. */
export interface SkirtShape {
  readonly waist: Waist;
  readonly hip: number;
  readonly hipY: number;
  readonly hem: number;
  readonly length: number;
  /** How much lower the hem hangs at the centre. */
  readonly dip?: number;
  /** 1 follows the hip … 0 runs straight from the waist to the hip, as a circle of cloth does. */
  readonly curve?: number;
}

export interface Skirt {
  readonly shape: SkirtShape;
  readonly outline: Path;
  /** The right side, from the band down; the hem, from the right side to the left one. */
  readonly side: Path;
  readonly hem: Path;
  /** -1 the left side … 0 the centre … 1 the right side. */
  readonly at: (across: number, y: number) => Point;
  /** Height of the hem there, its waves left out. */
  readonly hemY: (across: number) => number;
  /** Where the hem's waves hang lowest. */
  readonly waves: readonly number[];
}

/** `waves` are the places of flutes: there the hem hangs lower by up to `swing`. */
export function skirt(shape: SkirtShape, waves: readonly number[] = [], swing = 0): Skirt {
  const { waist, hip, hipY, hem, length, dip = 1.6, curve = 1 } = shape;
  const { seam, seamHalf, seamY } = waistEdges(waist);
  const top: Point = [seamHalf, seamY(seamHalf)];
  const side = spline(
    corner(top),
    [mix(seamHalf, hip, mix(0.34, 0.52, curve)), mix(top[1], hipY, 0.4)],
    [mix(seamHalf, hip, mix(0.66, 0.86, curve)), mix(top[1], hipY, 0.76)],
    [hip, hipY + 2],
    [mix(hip, hem, 0.5), mix(hipY + 2, length, 0.52)],
    [hem, length, "*"],
  );
  const hemY = (across: number) => length + dip * (1 - across * across);
  const line = hemLine(hem, hemY, waves, swing);
  return {
    shape,
    outline: seam.to(side).to(line).to(side.mirror().reverse()).close(),
    side,
    hem: line,
    at: (across, y) => [across * sideX(side, y), y],
    hemY,
    waves,
  };
}

function hemLine(half: number, hemY: (u: number) => number, waves: readonly number[], swing: number): Path {
  if (waves.length === 0 || swing === 0) {
    return smooth([1, 0.7, 0.35, 0, -0.35, -0.7, -1].map((u): Point => [u * half, hemY(u)]));
  }
  const sorted = [...waves].sort((a, b) => b - a);
  const nodes: Point[] = [[half, hemY(1)]];
  sorted.forEach((u, i) => {
    const next = sorted[i + 1];
    // Flutes differ in size, or the hem looks cut with a pastry wheel.
    const size = [1, 0.45, 0.8, 0.35, 0.62][i % 5] ?? 1;
    nodes.push([u * half, hemY(u) + swing * size]);
    if (next !== undefined)
      nodes.push([((u + next) / 2) * half, hemY((u + next) / 2) - swing * (i % 3 === 0 ? 0.5 : 0.25)]);
  });
  nodes.push([-half, hemY(1)]);
  return smooth(nodes);
}

function sideX(side: Path, y: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 16; i++) {
    const middle = (low + high) / 2;
    if (side.at(middle)[1] < y) low = middle;
    else high = middle;
  }
  return side.at((low + high) / 2)[0];
}

/** Places across a skirt, spread but never even. */
export const spreadAcross = (count: number, random: Random, reach = 0.9): number[] =>
  Array.from(
    { length: count },
    (_, i) => mix(-reach, reach, count > 1 ? i / (count - 1) : 0.5) + random.sway(0.3 / count),
  );

/** Flutes that open to the hem: a valley and its lit side, big and small by turns. */
export function flutes(
  of: Skirt,
  random: Random,
  { from, depth = 0.7, width = 1 }: { from: readonly [number, number]; depth?: number; width?: number },
): Fold[] {
  return of.waves.flatMap((u, i): Fold[] => {
    const start = random.between(from[0], from[1]);
    const end = of.hemY(u) + 0.8;
    const line = (shift: number, begin: number) =>
      smooth(
        [0, 0.36, 0.72, 1].map((t) =>
          of.at(mix(u * 0.94, u, t) + shift * t + random.sway(0.014), mix(begin, end, t)),
        ),
      );
    const big = i % 2 === 0;
    return [
      {
        spine: line(0, start),
        width: (big ? random.between(1.1, 1.7) : random.between(0.7, 1)) * width,
        depth: -depth * (big ? 1 : 0.72),
        swell: "end",
      },
      {
        spine: line(0.1, start - random.between(0, 4)),
        width: random.between(1, 1.6) * width,
        depth: depth * random.between(0.7, 1),
        swell: "end",
      },
    ];
  });
}

/** A closer skirt: drags across the hip and two long soft falls. */
export function straightFolds(of: Skirt, random: Random, amount = 1): Fold[] {
  const { hipY, length } = of.shape;
  const folds: Fold[] = [];
  for (const side of [-1, 1]) {
    const [from, to] = [
      of.at(side * 0.98, hipY + random.between(2, 6)),
      of.at(side * random.between(0.3, 0.5), hipY + random.between(6, 11)),
    ];
    folds.push({
      spine: bow(from, to, side * random.between(0.05, 0.1)),
      width: random.between(0.6, 0.9),
      depth: -0.27 * amount,
      swell: "start",
    });
    const u = side * random.between(0.45, 0.62);
    folds.push({
      spine: smooth([0, 0.5, 1].map((t) => of.at(u + random.sway(0.04), mix(hipY + 4, length, t)))),
      width: random.between(1.2, 1.8),
      depth: -0.3 * amount,
      swell: "end",
    });
  }
  folds.push(
    {
      spine: smooth([0, 0.5, 1].map((t) => of.at(-0.36 + random.sway(0.04), mix(hipY - 6, length - 3, t)))),
      width: 3.4,
      depth: 0.6 * amount,
    },
    {
      spine: smooth([0, 0.5, 1].map((t) => of.at(0.3 + random.sway(0.04), mix(hipY, length - 2, t)))),
      width: 2.2,
      depth: 0.34 * amount,
    },
  );
  return folds;
}

/** Places of pleat edges, evenly, from side to side. */
export const evenPleats = (count: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) => mix(-1, 1, i / count));

/** The edges of pleats, from the band to the hem; they crowd towards the sides. */
export function pleatEdges(of: Skirt, places: readonly number[], random: Random): Path[] {
  const { waist, hem, length } = of.shape;
  const { seamHalf, seamY } = waistEdges(waist);
  return places.map((u, i) => {
    const crowded = u * 0.75 + Math.sin((u * Math.PI) / 2) * 0.25;
    const strays = i === 0 || i === places.length - 1 ? 0 : random.sway(0.22 / places.length);
    const top: Point = [u * seamHalf, seamY(u * seamHalf)];
    const low = of.hemY(crowded);
    return smooth([
      top,
      ...[0.25, 0.5, 0.75].map((t): Point => {
        const y = mix(top[1], low, t);
        return [of.at(mix(u, crowded, t) + strays * t, Math.min(y, length))[0], y];
      }),
      [(crowded + strays) * hem, low],
    ]);
  });
}
