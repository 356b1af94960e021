import type { Cloth } from "../cloth/cloth.ts";
import { offset, ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { rectangle } from "../geometry/shapes.ts";
import { cubic, type Node, spline } from "../geometry/spline.ts";
import type { Line, Part, Trim } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Metal } from "../silhouettes/silhouette.ts";
import { slider } from "./lingerie-trim.ts";
import { ring } from "./metal.ts";
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

export interface BraFrame {
  readonly cut: CupCut;
  /** Height of the band below the cups at the centre; a longline has much of it. */
  readonly band: number;
  readonly cloth: Cloth;
}

/** What carries the cups: bridge, wings and the band below; the cups are laid over it. */
export function braFrame({ cut, band, cloth }: BraFrame): {
  readonly front: Part;
  readonly bottom: Path;
  readonly side: Path;
} {
  const { wire } = cup(cut);
  const gore = wire.end;
  // Wired cups stand on a bridge; soft ones meet, and the band begins below them.
  const meets = cut === "triangle" || cut === "soft" || cut === "bandeau";
  const bridgeY = gore[1] + (meets ? -0.7 : 0.9);
  const low = cut === "triangle" ? 13.4 : 14.4;
  const sideTop = cut === "triangle" ? 12.1 : cut === "bandeau" ? 5 : 7.2;
  const foot: Point = [(cut === "triangle" ? 14.7 : 15.2) - band * 0.16, low + band * 0.9];
  const bottom = spline(
    [foot[0], foot[1], "*"],
    [foot[0] * 0.72, foot[1] + 0.85],
    [foot[0] * 0.36, foot[1] + 1.15],
    [0, foot[1] + 0.9],
    [-foot[0] * 0.36, foot[1] + 1.15],
    [-foot[0] * 0.72, foot[1] + 0.85],
    [-foot[0], foot[1], "*"],
  );
  const bulge = cut === "triangle" ? 0.15 : 0.75;
  const side = spline(
    [15, sideTop, "*"],
    [15 + bulge, mix(sideTop, foot[1], 0.24)],
    [mix(15 + bulge, foot[0], 0.4), mix(sideTop, foot[1], 0.64)],
    [foot[0], foot[1], "*"],
  );
  const bridge = spline([-gore[0] - 1, bridgeY - 0.5, "*"], [0, bridgeY], [gore[0] + 1, bridgeY - 0.5, "*"]);
  return {
    front: {
      outline: bridge
        .lineTo([8, cut === "triangle" ? 12.6 : 10], [15, sideTop])
        .to(side)
        .to(bottom)
        .to(side.mirror().reverse())
        .lineTo([-8, cut === "triangle" ? 12.6 : 10])
        .close(),
      cloth,
      role: "body",
      lift: 0.2,
    },
    bottom,
    side,
  };
}

/** The far side: the inside of the back band with its hooks, seen between and above the cups. */
export function braBack(cut: CupCut, cloth: Cloth, closure: "hooks" | "none"): Part[] {
  const drop = cut === "triangle" ? 3.4 : cut === "plunge" ? 2.2 : cut === "bandeau" ? -1 : 0;
  const [upper, lower] = [4.2 + drop, (cut === "plunge" ? 10.8 : 9.4) + drop];
  const edge = (y: number, ends: number) =>
    spline([-15.3, ends], [-9.6, mix(y, ends, 0.32)], [0, y], [9.6, mix(y, ends, 0.32)], [15.3, ends]);
  const panel: Part = {
    outline: edge(upper, 8.4 + drop)
      .to(edge(lower, 13 + drop).reverse())
      .close(),
    cloth,
    role: "back",
    inside: 0.34,
    flat: true,
    lines: [
      { path: edge(upper + 0.7, 9 + drop), kind: "fine" },
      ...(closure === "hooks"
        ? [
            { path: rectangle(-1.5, upper + 0.3, 3, 4.4), kind: "stitch" as const, strength: 0.7 },
            {
              path: spline([0.5, upper + 0.2], [0.52, upper + 2.5], [0.5, upper + 4.8]),
              kind: "seam" as const,
            },
          ]
        : []),
    ],
    trims:
      closure === "hooks"
        ? [0.35, 0.72].map((share) => ({
            kind: "rivet" as const,
            at: [-0.3, upper + 5 * share] as const,
            radius: 0.2,
            colour: "#b9b9b6" as const,
          }))
        : [],
  };
  return [panel];
}

export interface BraStraps {
  readonly cloth: Cloth;
  readonly from: Point;
  readonly width: number;
  /** How high the shoulder is above where the strap begins. */
  readonly height: number;
  /** Where the strap is sewn to the back. */
  readonly back: Point;
  readonly metal?: Metal;
  readonly style: "slim" | "wide" | "halter";
}

/** Straps over shoulders that are not there: up from the cup, over, and down to the back band. */
export function braStraps(of: BraStraps): { readonly front: Part[]; readonly back: Part[] } {
  const { cloth, from, width, height, back, metal, style } = of;
  const [x, y] = from;
  const inward = style === "halter" ? 6.6 : 1.7;
  const peak: Point = [x - inward, y - height];
  const rise = cubic(
    [x, y + 0.3],
    [x + (style === "halter" ? -1.4 : 0.9), y - height * 0.4],
    [mix(x, peak[0], style === "halter" ? 0.62 : 0.2), y - height * 0.76],
    peak,
  );
  const fall = cubic(
    [peak[0] - 0.1, peak[1] + 0.12],
    [peak[0] - 0.5, peak[1] + height * 0.3],
    [mix(peak[0], back[0], 0.7), mix(peak[1], back[1], 0.6)],
    back,
  );
  const trims: Trim[] = metal
    ? [slider(rise, 0.42, width, metal), ring([x, y - 0.1], width * 0.5 + 0.1, 0.16, metal)]
    : [];
  const front: Part = {
    outline: ribbon(rise, (share) => width * (share > 0.86 ? mix(1, 0.72, (share - 0.86) / 0.14) : 1), 10),
    cloth,
    role: "front",
    grain: 0,
    lift: 0.15,
    edge: 0.8,
    trims,
    lines: [{ path: offset(rise, width * 0.28, 0.02, 0.96, 8), kind: "fine" }],
  };
  const behind: Part = {
    outline: ribbon(fall, (share) => width * mix(0.72, 0.95, Math.min(1, share * 4)), 8),
    cloth,
    role: "back",
    inside: 0.3,
    flat: true,
    edge: 0.7,
  };
  const nape: Part = {
    ...behind,
    outline: ribbon(
      spline([peak[0], peak[1] + 0.1], [0, peak[1] - 0.9], [-peak[0], peak[1] + 0.1]),
      width * 0.8,
      6,
    ),
  };
  return {
    front: [front, mirrorPart(front)],
    back: style === "halter" ? [nape] : [behind, mirrorPart(behind)],
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
