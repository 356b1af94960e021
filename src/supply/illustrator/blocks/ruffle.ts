import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import { add, mix, move, type Point, scale } from "../geometry/point.ts";
import { smooth, spline } from "../geometry/spline.ts";
import type { Fold, Part } from "../model/part.ts";
import type { Random } from "../random.ts";

export interface RuffleShape {
  /** The seam it is gathered into. */
  readonly along: Path;
  /** How far it falls. */
  readonly depth: number | ((share: number) => number);
  readonly waves: number;
  readonly cloth: Cloth;
  /** Falls along the seam's normal (a flounce) or straight down. */
  readonly falls: "down" | "normal";
  /** Which side of the seam, when it falls along the normal. */
  readonly side?: 1 | -1;
  /** How much wider than the seam it spreads at its edge, for one that falls down. */
  readonly spread?: number;
  readonly lift?: number;
}

/** A gathered strip with a wavy free edge: uneven waves, folds that start at the seam and fade. */
export function ruffle(of: RuffleShape, random: Random): Part {
  const { along, depth, waves, cloth, falls, side = 1, spread = 1, lift = 0.35 } = of;
  const deep = typeof depth === "number" ? () => depth : depth;
  const centre = along.at(0.5)[0];
  const edgeAt = (share: number, extra: number): Point => {
    const from = along.at(share);
    const down = deep(share) + extra;
    if (falls === "normal") return add(from, scale(along.normal(share), side * down));
    return [centre + (from[0] - centre) * spread, from[1] + down];
  };
  // A long fall evens out; a short frill keeps its crimp.
  const sway = deep(0.5) > 6 ? 0.42 : Math.min(0.5, deep(0.5) * 0.13);
  const points: Point[] = [];
  const folds: Fold[] = [];
  const count = waves * 2;
  for (let i = 0; i <= count; i++) {
    const share = Math.max(0, Math.min(1, (i + (i > 0 && i < count ? random.sway(0.25) : 0)) / count));
    const crest = i % 2 === 0;
    const edge = edgeAt(share, crest ? sway * random.between(0.3, 1) : -sway * random.between(0.3, 1));
    points.push(edge);
    if (i === 0 || i === count) continue;
    const from = along.at(share);
    const bent = move(
      [mix(from[0], edge[0], 0.5), mix(from[1], edge[1], 0.5)],
      [1, 0],
      random.sway(deep(share) * 0.05),
    );
    folds.push({
      spine: spline(from, bent, edge),
      width: Math.min(1.5, 0.34 + deep(share) * 0.055) * random.between(0.75, 1.2),
      depth: crest ? 0.5 : -random.between(0.42, 0.66),
      swell: random.chance(0.6) ? "both" : "start",
    });
  }
  return {
    outline: along.to(smooth(points).reverse()).close(),
    cloth,
    role: "front",
    lift,
    folds,
    lines: [{ path: along, kind: "seam", strength: 0.7 }],
  };
}
