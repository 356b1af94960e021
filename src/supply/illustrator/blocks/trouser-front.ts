import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { polyline, smooth, spline } from "../geometry/spline.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import { downLeg, type Leg } from "./leg.ts";
import { type Waist, waistEdges } from "./waistband.ts";

const stitched = (path: Path, colour: Colour | undefined, strength = 1): Line => ({
  path,
  kind: "stitch",
  strength,
  ...(colour && { colour }),
});

/** The fly: its edge at the centre and the J stitched beside it, on the side that laps over. */
export function fly(
  of: Leg,
  { side, thread, rows = 1, width = 3.9 }: { side: 1 | -1; thread?: Colour; rows?: 1 | 2; width?: number },
): Line[] {
  const { crotch, waist } = of.shape;
  const { seamY } = waistEdges(waist);
  const top = seamY(0);
  const foot = crotch - 4.2;
  const jay = (inset: number) =>
    spline(
      [side * (width - inset), seamY(width)],
      [side * (width - inset + 0.05), mix(top, foot, 0.62)],
      [side * (width * 0.66 - inset), mix(top, foot, 0.9) - inset * 0.4],
      [side * 0.1, foot - inset * 0.6],
    );
  return [
    {
      path: spline([0, top], [-0.25, mix(top, crotch, 0.5)], [0.05, crotch - 1]),
      kind: "edge",
      strength: 0.8,
    },
    ...Array.from({ length: rows }, (_, i) => stitched(jay(i * 0.6), thread, thread ? 1 : 0.75)),
  ];
}

/** Where pockets go: a waist, and the edge of what hangs from it. */
export interface Hips {
  readonly shape: { readonly waist: Waist };
  /** 0 at the centre front, 1 at the side. */
  readonly at: (across: number, y: number) => Point;
}

/** A slant pocket from the band to the side seam. */
export function slantPocket(
  of: Hips,
  { from = 3.2, depth = 15, thread }: { from?: number; depth?: number; thread?: Colour } = {},
): Line[] {
  const { seamHalf, seamY } = waistEdges(of.shape.waist);
  const x = seamHalf - from;
  const top: Point = [x, seamY(x) + 0.1];
  const end = of.at(0.995, top[1] + depth);
  const mouth = spline(top, [mix(top[0], end[0], 0.44), mix(top[1], end[1], 0.5)], end);
  return [
    { path: mouth, kind: "edge", strength: 0.85 },
    stitched(mouth.shift(-0.6, 0.15), thread, thread ? 1 : 0.6),
    { path: polyline([end[0] - 0.9, end[1] - 0.5], [end[0], end[1] - 0.3]), kind: "edge", strength: 0.5 },
  ];
}

/**
 * The rounded pocket of jeans: the cloth seen behind its mouth with two rivets, to lie on the leg, and the
 * rows of stitches on the leg itself. `coin` adds the small pocket inside.
 */
export function scoopPocket(
  of: Hips,
  cloth: Cloth,
  { thread, metal, coin = false, from = 8.4, depth = 9.4 }: ScoopPlan,
): { readonly bag: Part; readonly lines: Line[] } {
  const { seamHalf, seamY } = waistEdges(of.shape.waist);
  const inner = Math.min(from, seamHalf * 0.52);
  const top: Point = [inner, seamY(inner)];
  const end = of.at(0.995, seamY(seamHalf) + depth);
  const mouth = spline(
    top,
    [mix(top[0], end[0], 0.09), mix(top[1], end[1], 0.52)],
    [mix(top[0], end[0], 0.44), mix(top[1], end[1], 0.91)],
    [mix(top[0], end[0], 0.76), mix(top[1], end[1], 0.99)],
    end,
  );
  const side = smooth([0, 0.35, 0.7, 1].map((t) => of.at(1, mix(end[1], seamY(seamHalf), t))));
  const under = smooth(
    [1, 0.75, 0.5, 0.25, 0].map((t): Point => [mix(inner, seamHalf, t), seamY(mix(inner, seamHalf, t))]),
  );
  const [a, b] = [mix(top[0], end[0], 0.3), mix(top[0], end[0], 0.84)];
  const coinTop = polyline([a, seamY(a) + 3.4], [b, seamY(b) + 2.6]);
  return {
    bag: {
      outline: mouth.to(side).to(under).close(),
      cloth,
      flat: true,
      sewnOn: true,
      light: -0.04,
      edge: 0.5,
      lines: [
        { path: mouth, kind: "edge", strength: 0.95 },
        ...(coin
          ? [
              { path: coinTop, kind: "edge" as const },
              stitched(coinTop.shift(0, 0.5), thread),
              {
                path: polyline([a, seamY(a) + 3.4], [a + 0.3, end[1] + 2]),
                kind: "edge" as const,
                strength: 0.6,
              },
              stitched(polyline([a + 0.5, seamY(a) + 3.6], [a + 0.8, end[1] + 2]), thread),
            ]
          : []),
      ],
      trims: [
        { kind: "rivet", at: [top[0] + 0.1, top[1] + 1.3], radius: 0.42, colour: metal },
        { kind: "rivet", at: [end[0] - 1.3, end[1] + 0.1], radius: 0.42, colour: metal },
      ],
    },
    lines: [
      stitched(
        mouth.map(([x, y]) => [x - 0.42, y + 0.42]),
        thread,
      ),
      stitched(
        mouth.map(([x, y]) => [x - 0.92, y + 0.92]),
        thread,
      ),
    ],
  };
}

export interface ScoopPlan {
  readonly thread?: Colour;
  readonly metal: Colour;
  readonly coin?: boolean;
  /** Distance of its inner end from the centre, and how far below the band it meets the side. */
  readonly from?: number;
  readonly depth?: number;
}

/** The line ironed down the front of each leg, and the light on both sides of it. */
export function pressedCrease(of: Leg, from?: number): { readonly line: Line; readonly folds: Fold[] } {
  const { crotch, waist, length } = of.shape;
  const start = from ?? waistEdges(waist).seamY(9) + 3;
  const path = creasePath(of, start, length + 0.7);
  const beside = (dx: number) => creasePath(of, mix(start, crotch, 0.6), length).map(([x, y]) => [x + dx, y]);
  return {
    line: { path, kind: "crease" },
    folds: [
      { spine: beside(-1.5), width: 1.8, depth: 0.75 },
      { spine: beside(1.5), width: 1.3, depth: -0.5 },
    ],
  };
}

/** Down the middle of the leg; above the crotch it leans to the pleat. */
function creasePath(of: Leg, from: number, until: number): Path {
  const { crotch } = of.shape;
  const low = downLeg(of, 0.5, crotch + 8, until, 5).points(5);
  const [first] = low;
  const x = first?.[0] ?? 10;
  return smooth([[x - 1.1, from], [x - 0.6, mix(from, crotch + 8, 0.55)], ...low]);
}

/** Pleats that open from the band: `forward` ones fold to the centre. */
export function frontPleats(of: Leg, count: 1 | 2): { readonly lines: Line[]; readonly folds: Fold[] } {
  const { waist, crotch } = of.shape;
  const { seamY } = waistEdges(waist);
  const middle = of.at(0.5, crotch + 8)[0];
  const places =
    count === 1 ? [[middle - 1.4, 26] as const] : [[middle - 2.4, 26] as const, [middle + 2, 17] as const];
  const lines: Line[] = [];
  const folds: Fold[] = [];
  for (const [x, reach] of places) {
    const y = seamY(x) + 0.3;
    const end = mix(x, middle, 0.5);
    folds.push(
      {
        spine: spline([x, y], [x + 0.15, y + reach * 0.5], [end, y + reach]),
        width: 0.75,
        depth: -0.7,
        swell: "start",
        hard: true,
      },
      {
        spine: spline([x - 1.25, y + 0.3], [x - 1.1, y + reach * 0.5], [end - 0.9, y + reach]),
        width: 1.1,
        depth: 0.55,
        swell: "start",
      },
    );
    lines.push({ path: spline([x, y - 0.3], [x + 0.04, y + 2], [x + 0.1, y + reach * 0.2]), kind: "edge" });
  }
  return { lines, folds };
}
