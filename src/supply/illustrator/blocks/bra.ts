import type { Cloth } from "../cloth/cloth.ts";
import { offset, ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { rectangle } from "../geometry/shapes.ts";
import { cubic, spline } from "../geometry/spline.ts";
import type { Part, Trim } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Metal } from "../silhouettes/silhouette.ts";
import { type CupCut, cup } from "./bra-cup.ts";
import { ring } from "./hardware.ts";
import { slider } from "./lingerie-trim.ts";

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
  const sideTop = cut === "triangle" ? 12.1 : cut === "bandeau" ? 5 : cut === "soft" ? 7.6 : 7.2;
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
  // Both ends disappear behind the wings, whose height they must not exceed.
  const [from, until] = cut === "triangle" ? [12.4, 13.8] : cut === "bandeau" ? [5.8, 12] : [8.4, 13];
  const reach = cut === "triangle" ? 14.5 : 15.1;
  const edge = (y: number, ends: number) =>
    spline(
      [-reach, ends],
      [-reach * 0.63, mix(y, ends, 0.32)],
      [0, y],
      [reach * 0.63, mix(y, ends, 0.32)],
      [reach, ends],
    );
  const panel: Part = {
    outline: edge(upper, from).to(edge(lower, until).reverse()).close(),
    cloth,
    role: "back",
    inside: 0.34,
    flat: true,
    lines: [
      { path: edge(upper + 0.7, from + 0.6), kind: "fine" },
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
    style === "halter"
      ? [mix(x, peak[0], 0.6), y - height * 0.97]
      : [mix(x, peak[0], 0.2), y - height * 0.76],
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
      spline([peak[0], peak[1] + 0.1], [0, peak[1] - 0.5], [-peak[0], peak[1] + 0.1]),
      width * 0.8,
      6,
    ),
  };
  return {
    front: [front, mirrorPart(front)],
    back: style === "halter" ? [nape] : [behind, mirrorPart(behind)],
  };
}
