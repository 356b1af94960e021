import type { Cloth } from "../cloth/cloth.ts";
import { type Colour, shadow } from "../colour/oklab.ts";
import { bow, offset, ribbon, stretch } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { corner, smooth, spline } from "../geometry/spline.ts";
import type { Fold, Line, Part, Trim } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Random } from "../random.ts";
import { n1 } from "../sheet.ts";
import { neckLabel, roundNeck } from "./ribbed-neck.ts";

export interface HoodShape {
  /** Half the width of the neck it is sewn on, and how deep that neck is at the centre front. */
  readonly half: number;
  readonly depth: number;
  /** How high it stands above the shoulders: 20 slouched … 26 stiff. */
  readonly height: number;
  /** Half the width where it is widest. */
  readonly width: number;
  /** How its fronts meet: one over the other, edge to edge on a closed zip, or apart above an open one. */
  readonly fronts: "crossed" | "meeting" | "apart";
  readonly cloth: Cloth;
  readonly lining: Cloth;
  /** Sewn edge around the face, in centimetres; two rows of stitches lie on it. */
  readonly hem?: number;
}

export interface Hood {
  /** The seam the body begins at, from shoulder to shoulder. */
  readonly seam: Path;
  /** Drawn before the body: what is seen inside. */
  readonly back: Part[];
  /** Drawn after it. */
  readonly front: Part[];
  /** The right half of the edge around the face, from the top of the head down: where fur is sewn on. */
  readonly opening: Path;
  /** Where cords come out, right side; mirror it for the left. */
  readonly eyelet: Point;
}

/** Where the right front edge ends on the neck seam. */
const frontX = { crossed: -1.5, meeting: 0.05, apart: 1.6 } as const;

/** A hood that stands as if filled: two halves around a dark inside, joined by a seam over the head. */
export function standingHood(shape: HoodShape, random: Random, leftRandom: Random): Hood {
  const { half, depth, height: h, width: w, fronts, cloth, lining, hem = 2.4 } = shape;
  const seam = roundNeck(half, depth);
  const x = frontX[fronts];
  const outer = spline(
    [half + 0.9, 1.2, "*"],
    [half + 1.7, -h * 0.1],
    [w - 0.3, -h * 0.36],
    [w - 0.2, -h * 0.62],
    [w * 0.76, -h * 0.87],
    [w * 0.34, -h * 0.985],
    [0, -h, "*"],
  );
  const lip = h * 0.115;
  const opening = spline(
    [0, -h + lip, "*"],
    [w * 0.3, -h * 0.875 + lip * 0.1],
    [w * 0.56, -h * 0.71],
    [w * 0.67, -h * 0.46],
    [w * 0.58, -h * 0.16],
    [mix(w * 0.36, x, 0.2), depth * 0.32],
    [mix(1.6, x, 0.6), depth * 0.74],
    [x, depth + 0.35, "*"],
  );
  // Where the fronts cross, the one below ends a little higher, so that it stays hidden.
  const baseFrom = (y: number) =>
    spline([x, y, "*"], [half * 0.5, depth * 0.86 + 0.5], [half + 0.9, 1.2, "*"]);
  const part = (chance: Random, base: Path): Part => ({
    outline: outer.to(opening).to(base).close(),
    cloth,
    role: "collar",
    grain: -6,
    origin: [half, 0],
    lift: 0.55,
    folds: hoodFolds(shape, chance),
    lines: [
      ...(hem > 0
        ? [hem, hem - 0.45].map(
            (by): Line => ({
              path: offset(opening, (share) => -by * Math.min(1, 0.6 + share * 4), 0, 0.985, 9),
              kind: "stitch",
              strength: 0.85,
            }),
          )
        : []),
      { path: stretch(base, 0.2, 1, 5), kind: "groove" },
    ],
  });
  const inside: Part = {
    outline: opening
      .mirror()
      .reverse()
      .to(opening)
      .lineTo([0, depth + 2])
      .close(),
    cloth: lining,
    role: "back",
    inside: 0.56,
    flat: true,
    folds: insideFolds(h, w),
    lines: [{ path: bow([0.25, -h + lip], [0.1, -1.2], 0.012), kind: "seam" }],
    trims: [neckLabel(1.4)],
  };
  return {
    seam,
    back: [inside],
    front: [
      mirrorPart(part(leftRandom, baseFrom(fronts === "crossed" ? depth - 0.3 : depth + 0.4))),
      part(random, baseFrom(depth + 0.4)),
    ],
    opening,
    eyelet: [mix(x, w * 0.36, 0.5) + hem * 0.42, depth * 0.66],
  };
}

/** Drags from the neck up, one slump over the ear, a ridge around the face. */
function hoodFolds({ half, height: h, width: w, depth }: HoodShape, random: Random): Fold[] {
  return [
    {
      spine: bow([half + 0.6, 0.4], [w * 0.82, -h * random.between(0.34, 0.46)], -0.1),
      width: random.between(0.7, 1),
      depth: -0.5,
      swell: "start",
    },
    {
      spine: bow([half * 0.72, depth * 0.62], [w * 0.72, -h * random.between(0.1, 0.22)], 0.12),
      width: random.between(0.6, 0.8),
      depth: -0.45,
      swell: "start",
    },
    {
      spine: bow([w - 0.5, -h * random.between(0.5, 0.6)], [w * 0.74, -h * random.between(0.34, 0.44)], 0.16),
      width: 0.75,
      depth: -0.45,
      swell: "start",
    },
    {
      spine: bow([w * 0.86, -h * 0.74], [w * 0.68, -h * random.between(0.56, 0.62)], -0.14),
      width: 0.55,
      depth: -0.32,
      swell: "start",
    },
    {
      spine: smooth([
        [w * 0.4, -h * 0.93],
        [w * 0.72, -h * 0.72],
        [w * 0.84, -h * 0.42],
        [w * 0.7, -h * 0.1],
      ]),
      width: 1.3,
      depth: 0.42,
    },
  ];
}

/** The deep of the hood: darkest under its lip and along both sides. */
const insideFolds = (h: number, w: number): Fold[] => [
  {
    spine: spline(
      [-w * 0.56, -h * 0.56],
      [-w * 0.3, -h * 0.84],
      [0, -h * 0.9],
      [w * 0.3, -h * 0.84],
      [w * 0.56, -h * 0.56],
    ),
    width: 2.6,
    depth: -0.9,
    swell: "full",
  },
  { spine: bow([-w * 0.62, -h * 0.6], [-w * 0.34, 1], -0.12), width: 1.8, depth: -0.7 },
  { spine: bow([w * 0.62, -h * 0.6], [w * 0.34, 1], 0.12), width: 2.2, depth: -0.8 },
  { spine: bow([-w * 0.16, -h * 0.7], [-w * 0.1, -h * 0.1], 0.04), width: 1.6, depth: 0.4 },
];

/** A drawcord out of its eyelet, ended by a tip. Never two of one length. */
export function drawcord(
  from: Point,
  {
    drop,
    sway,
    colour,
    tip,
    thickness = 0.62,
  }: {
    readonly drop: number;
    readonly sway: number;
    readonly colour: Colour;
    readonly tip: Colour;
    readonly thickness?: number;
  },
): Part[] {
  const end: Point = [from[0] + sway, from[1] + drop];
  const spine = spline(
    corner(from),
    [from[0] + sway * 0.1 + 0.25, from[1] + drop * 0.3],
    [from[0] + sway * 0.85 - 0.15, from[1] + drop * 0.72],
    corner(end),
  );
  const last = 1.7 / Math.max(4, drop);
  return [
    {
      outline: ribbon(spine, thickness, 8),
      cloth: { kind: "cotton", colour },
      role: "collar",
      lift: 0.3,
      edge: 0.8,
      trims: [eyelet(from, tip)],
    },
    {
      outline: ribbon(spine, thickness * 1.18, 3, 1 - last, 1),
      cloth: { kind: "cotton", colour: tip },
      role: "collar",
      lift: 0.2,
      edge: 0.8,
    },
  ];
}

/** A metal ring around the hole the cord comes out of. */
const eyelet = (centre: Point, metal: Colour): Trim => ({
  kind: "drawn",
  draw: ({ at, scale }) => {
    const [x, y] = at(centre);
    const ring = (radius: number, paint: string, dy = 0) =>
      `<circle cx="${n1(x)}" cy="${n1(y + dy * scale)}" r="${n1(radius * scale)}" ${paint}/>`;
    const rim = `fill="none" stroke="${metal}" stroke-width="${n1(0.22 * scale)}"`;
    return (
      ring(0.56, 'opacity=".28"', 0.12) +
      ring(0.5, `fill="${shadow(metal, 0.45)}"`) +
      ring(0.42, rim) +
      ring(0.22, `fill="${shadow(metal, 0.8)}"`)
    );
  },
});
