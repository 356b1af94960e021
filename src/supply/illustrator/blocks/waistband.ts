import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { bow } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { polygon, polyline, smooth } from "../geometry/spline.ts";
import type { Fold, Line, Part, Trim } from "../model/part.ts";
import type { Random } from "../random.ts";

/** The top of a skirt or of trousers. y = 0 is its edge at the side seams, x = 0 the centre front. */
export interface Waist {
  /** Half-width of the upper edge. */
  readonly half: number;
  /** Height of the band; the body begins below it. */
  readonly height: number;
  /** How much wider its lower edge is, on each side. */
  readonly spread?: number;
  /** How much lower the front hangs at the centre. */
  readonly dip?: number;
  /** How far the back rises above the front: the visible inside. */
  readonly back?: number;
}

export interface WaistEdges {
  /** From the left side to the right one. */
  readonly top: Path;
  readonly seam: Path;
  /** Height of the upper edge and of the seam at this distance from the centre. */
  readonly topY: (x: number) => number;
  readonly seamY: (x: number) => number;
  /** Half-width of the seam. */
  readonly seamHalf: number;
}

export function waistEdges({ half, height, spread = 0.75, dip = 1.8 }: Waist): WaistEdges {
  const seamHalf = half + spread;
  const curve = (x: number, at: number) => dip * (1 - Math.min(1, Math.abs(x) / at) ** 2);
  const topY = (x: number) => curve(x, half);
  const seamY = (x: number) => height + curve(x, seamHalf);
  const edge = (at: number, y: (x: number) => number) =>
    smooth([-1, -0.75, -0.4, 0, 0.4, 0.75, 1].map((u): Point => [u * at, y(u * at)]));
  return { top: edge(half, topY), seam: edge(seamHalf, seamY), topY, seamY, seamHalf };
}

/** The inside of the back, seen over the front, with its label. */
export function waistInside(waist: Waist, cloth: Cloth, label: Colour | undefined = "#e9e1d2"): Part {
  const { half, back = 1.5, dip = 1.8 } = waist;
  const { top } = waistEdges(waist);
  const rise = smooth([-1, -0.75, -0.4, 0, 0.4, 0.75, 1].map((u): Point => [u * half, -back * (1 - u * u)]));
  const middle = (dip - back) / 2;
  const size = Math.min(1.5, (dip + back) * 0.45);
  return {
    outline: rise.to(top.shift(0, 0.5).reverse()).close(),
    cloth,
    role: "back",
    inside: 0.5,
    flat: true,
    ...(label && {
      trims: [{ kind: "label", at: [0, middle - 0.25], width: 4.6, height: size, colour: label }],
    }),
  };
}

const bandOutline = (waist: Waist): Path => {
  const { top, seam } = waistEdges(waist);
  return top.to(seam.reverse()).close();
};

/** A sewn band. Its cloth runs around the body. */
export function waistband(waist: Waist, cloth: Cloth, more: Partial<Part> = {}): Part {
  return {
    outline: bandOutline(waist),
    cloth,
    role: "belt",
    grain: 90,
    lift: 0.25,
    ...more,
  };
}

/** Lines that follow the band: `from` the upper edge or from the seam, in centimetres. */
export const bandStitches = (waist: Waist, colour?: Colour, inset = 0.5, strength = 1): readonly Line[] => {
  const { top, seam } = waistEdges(waist);
  const thread = { kind: "stitch" as const, strength, ...(colour && { colour }) };
  return [
    { path: top.shift(0, inset), ...thread },
    { path: seam.shift(0, -inset), ...thread },
  ];
};

export function beltLoop(
  waist: Waist,
  x: number,
  cloth: Cloth,
  { width = 1.2, thread }: { width?: number; thread?: Colour } = {},
): Part {
  const { topY, seamY } = waistEdges(waist);
  const [top, bottom] = [topY(x) - 0.4, seamY(x) + 0.7];
  // The band narrows upwards, and the loop leans with it.
  const lean = Math.sign(x) * 0.12;
  const stitch = (dx: number): Line => ({
    path: polyline([x + dx - lean, top + 0.3], [x + dx + lean, bottom - 0.3]),
    kind: "stitch",
    ...(thread && { colour: thread }),
  });
  const half = width / 2;
  return {
    outline: polygon(
      [x - half - lean, top],
      [x + half - lean, top],
      [x + half + lean, bottom],
      [x - half + lean, bottom],
    ),
    cloth,
    role: "belt",
    lift: 0.3,
    lines: [stitch(-half * 0.5), stitch(half * 0.5)],
  };
}

/** The end of the band that laps over the other: square or pointed, with what closes it. */
export function bandEnd(waist: Waist, cloth: Cloth, reach: number, closing: Trim | undefined): Part {
  const { topY, seamY } = waistEdges(waist);
  const [a, b] = [-reach, 2.6];
  const point = (topY(a) + seamY(a)) / 2;
  return {
    outline: polygon(
      [a + 0.9, topY(a) + 0.08],
      [b, topY(b) + 0.05],
      [b, seamY(b) - 0.05],
      [a + 0.9, seamY(a) - 0.08],
      [a, point],
    ),
    cloth,
    role: "belt",
    grain: 90,
    lift: 0.3,
    flat: true,
    ...(closing && { trims: [closing] }),
  };
}

/** Short gathers below (or within) a band that is drawn in. */
export function waistGathers(random: Random, { half, y, count, depth, reach }: GatherPlan): Fold[] {
  return Array.from({ length: count }, (_, i) => {
    const x = mix(-half, half, (i + 0.5) / count) + random.sway(half / count / 1.6);
    const size = random.between(reach * 0.45, reach);
    return {
      spine: bow([x, y(x)], [x * 1.05 + random.sway(0.4), y(x) + size], random.sway(0.07)),
      width: random.between(0.24, 0.46),
      depth: -depth * random.between(0.6, 1),
      swell: "start" as const,
    };
  });
}

export interface GatherPlan {
  readonly half: number;
  /** Where the gathers begin, at this distance from the centre. */
  readonly y: (x: number) => number;
  readonly count: number;
  readonly depth: number;
  readonly reach: number;
}

/** A band drawn in by elastic: fine gathers all along, and rows of stitches. */
export function elasticBand(waist: Waist, cloth: Cloth, random: Random, rows = 2): Part {
  const { top, topY, seamY, seamHalf } = waistEdges(waist);
  const folds = Array.from({ length: 17 }, (_, i): Fold => {
    const u = mix(-0.96, 0.96, i / 16) + random.sway(0.02);
    const [a, b]: [Point, Point] = [
      [u * waist.half, topY(u * waist.half) + random.between(0, 0.5)],
      [u * seamHalf + random.sway(0.2), seamY(u * seamHalf)],
    ];
    return {
      spine: bow(a, b, random.sway(0.08)),
      width: random.between(0.2, 0.36),
      depth: -random.between(0.3, 0.62),
    };
  });
  return waistband(waist, cloth, {
    folds,
    lines: Array.from({ length: rows }, (_, i) => ({
      path: top.shift(0, (waist.height * (i + 1)) / (rows + 1)),
      kind: "stitch" as const,
      strength: 0.8,
    })),
  });
}
