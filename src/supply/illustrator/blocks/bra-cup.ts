import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { type Node, spline } from "../geometry/spline.ts";
import type { Line, Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import { type Volume, volume } from "./volume.ts";

/** How the cup is cut. y = 0 is about where the strap leaves it, x = 0 the centre front. */
export type CupCut = "balconette" | "strapless" | "plunge" | "full" | "triangle" | "bandeau" | "soft";

interface CupNodes {
  /** Upper edge from the centre to the strap; from the strap to the side; the wire from the side back. */
  readonly neck: readonly Node[];
  readonly arm: readonly Node[];
  readonly wire: readonly Node[];
  readonly volume: Volume;
  /** Where the strap is sewn on. */
  readonly strap: Point;
}

const cupNodes: Record<CupCut, CupNodes> = {
  balconette: {
    neck: [
      [1.1, 7, "*"],
      [2.6, 4.7],
      [5.6, 3],
      [9, 1.2],
      [10.7, -0.6, "*"],
    ],
    arm: [
      [11.7, -0.4, "*"],
      [12.5, 2.8],
      [13.6, 5.4],
      [15, 7.2, "*"],
    ],
    wire: [
      [15, 7.2, "*"],
      [14.6, 10.6],
      [12.2, 14],
      [8, 15.5],
      [3.9, 14.1],
      [1.7, 10.8],
      [1.1, 7, "*"],
    ],
    volume: { centre: [8, 8.4], radius: 8.6 },
    strap: [11.2, -0.5],
  },
  strapless: {
    neck: [
      [1.1, 7.4, "*"],
      [2.8, 5.2],
      [6, 3.7],
      [9.6, 3.3],
      [12.6, 4.3, "*"],
    ],
    arm: [
      [12.6, 4.3, "*"],
      [13.7, 5.2],
      [15, 7.2, "*"],
    ],
    wire: [
      [15, 7.2, "*"],
      [14.6, 10.6],
      [12.2, 14],
      [8, 15.5],
      [3.9, 14.1],
      [1.7, 10.8],
      [1.1, 7.4, "*"],
    ],
    volume: { centre: [8, 8.8], radius: 8.6 },
    strap: [11.2, 3.6],
  },
  plunge: {
    neck: [
      [0.7, 11.4, "*"],
      [2.4, 8],
      [5, 4.2],
      [7.6, 0.8],
      [8.7, -1.6, "*"],
    ],
    arm: [
      [9.7, -1.5, "*"],
      [11, 2.2],
      [12.9, 5.2],
      [15, 7.4, "*"],
    ],
    wire: [
      [15, 7.4, "*"],
      [14.6, 10.8],
      [12, 14.1],
      [7.8, 15.5],
      [3.8, 14.8],
      [1.6, 13.2],
      [0.7, 11.4, "*"],
    ],
    volume: { centre: [8.2, 8.8], radius: 9.8 },
    strap: [9.2, -1.5],
  },
  full: {
    neck: [
      [1.2, 7.6, "*"],
      [3, 4.9],
      [6, 2.2],
      [8.2, -0.8],
      [8.9, -2.4, "*"],
    ],
    arm: [
      [10.6, -2.3, "*"],
      [11.3, 1.4],
      [12.9, 4.8],
      [15, 7.2, "*"],
    ],
    wire: [
      [15, 7.2, "*"],
      [14.6, 10.6],
      [12.1, 14],
      [8, 15.6],
      [3.9, 14.3],
      [1.8, 11.2],
      [1.2, 7.6, "*"],
    ],
    volume: { centre: [8, 8.2], radius: 10 },
    strap: [9.8, -2.4],
  },
  triangle: {
    neck: [
      [0.6, 13, "*"],
      [2.8, 8.6],
      [5.4, 4],
      [7.6, 0],
      [8.6, -2.6, "*"],
    ],
    arm: [
      [9.3, -2.6, "*"],
      [10.4, 1.6],
      [12.2, 6],
      [14.4, 10.4],
      [15, 12.2, "*"],
    ],
    wire: [
      [15, 12.2, "*"],
      [11.6, 13.5],
      [7.6, 14],
      [3.6, 13.8],
      [0.6, 13, "*"],
    ],
    volume: { centre: [8, 8.6], radius: 10, strength: 0.8 },
    strap: [8.95, -2.5],
  },
  bandeau: {
    neck: [
      [0, 5.6, "*"],
      [2.6, 4.4],
      [6.4, 2.8],
      [10.4, 2.6],
      [13.4, 3.6, "*"],
    ],
    arm: [
      [13.4, 3.6, "*"],
      [14.4, 4],
      [15.4, 4.8, "*"],
    ],
    wire: [
      [15.4, 4.8, "*"],
      [15.1, 8.6],
      [14.3, 13, "*"],
      [10, 14.6],
      [4.6, 14.4],
      [0, 12.4, "*"],
    ],
    volume: { centre: [7.8, 8.2], radius: 8.4, strength: 0.8 },
    strap: [10.4, 2.7],
  },
  soft: {
    neck: [
      [0, 9.4, "*"],
      [2.4, 8.4],
      [5, 5],
      [7, 0.4],
      [7.6, -3.4, "*"],
    ],
    arm: [
      [10, -3.3, "*"],
      [10.8, 1],
      [12.5, 4.8],
      [15, 7.6, "*"],
    ],
    wire: [
      [15, 7.6, "*"],
      [14.8, 10.6],
      [14.4, 13.6, "*"],
      [9.6, 14.6],
      [4.4, 14.8],
      [0, 14.8, "*"],
    ],
    volume: { centre: [7.9, 9], radius: 10.4, strength: 0.75 },
    strap: [8.8, -3.3],
  },
};

/** The right cup. */
export interface Cup {
  readonly cut: CupCut;
  readonly outline: Path;
  readonly neck: Path;
  readonly arm: Path;
  readonly wire: Path;
  readonly strap: Point;
  readonly volume: Volume;
}

export function cup(cut: CupCut): Cup {
  const { neck, arm, wire, strap, volume: round } = cupNodes[cut];
  const [upper, outer, lower] = [spline(...neck), spline(...arm), spline(...wire)];
  return {
    cut,
    outline: upper.to(outer).to(lower).close(),
    neck: upper,
    arm: outer,
    wire: lower,
    strap,
    volume: round,
  };
}

/** Seams of a cup cut from several pieces: one across, one or two down to the wire. */
export function cupSeams({ neck, arm, wire }: Cup, down: 0 | 1 | 2): Line[] {
  const across = spline(wire.at(0.9), [mix(wire.at(0.9)[0], arm.at(0.62)[0], 0.5), 5.4], arm.at(0.62));
  const middle = across.at(0.46);
  const line = (from: Point, until: Point): Line => ({
    path: spline(from, [mix(from[0], until[0], 0.5) + 0.5, mix(from[1], until[1], 0.5)], until),
    kind: "seam",
    strength: 0.8,
  });
  const lower = line(middle, wire.at(0.5));
  const seams: Line[] = [{ path: across, kind: "seam", strength: 0.8 }];
  if (down === 0) return seams;
  return down === 1 ? [...seams, lower] : [...seams, lower, line(neck.at(0.55), middle)];
}

/** Where the slanted seam of a cup runs, from the wire at the centre to the arm: its upper part may be lace. */
export function upperCup({ neck, arm, wire }: Cup): { readonly seam: Path; readonly outline: Path } {
  const from = wire.at(0.94);
  const until = arm.at(0.6);
  const seam = spline(from, [mix(from[0], until[0], 0.46), mix(from[1], until[1], 0.5) + 0.5], until);
  const edge = neck.to(arm);
  const share = (neck.length + arm.length * 0.6) / edge.length;
  const above = Array.from({ length: 9 }, (_, i): Point => edge.at((share * i) / 8));
  return {
    seam,
    outline: seam
      .reverse()
      .to(spline(...above))
      .close(),
  };
}

/** Both cups of this cloth, rounded. */
export function cups(of: Cup, cloth: Cloth, more: Partial<Part> = {}): Part[] {
  const right: Part = {
    outline: of.outline,
    cloth,
    role: "body",
    flat: true,
    lift: 0.22,
    trims: [volume(of.outline, cloth, of.volume)],
    ...more,
  };
  return [right, mirrorPart(right)];
}
