import type { Cloth } from "../cloth/cloth.ts";
import { bow, offset, stretch } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { cubic, smooth, spline } from "../geometry/spline.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Random } from "../random.ts";

/** A brief as if worn by nobody. y = 0 is its upper edge at the sides, x = 0 the centre front. */
export interface BriefShape {
  /** Half-width of the upper edge, and of the lower end of the side seam. */
  readonly waist: number;
  readonly hip: number;
  /** Height of the side seam; next to nothing for a thong. */
  readonly side: number;
  /** From the upper edge at the sides to the gusset. */
  readonly rise: number;
  /** How much lower the centre front is, and how much higher the centre back. */
  readonly dip: number;
  readonly back: number;
  /** Half-width of the gusset. */
  readonly gusset: number;
  /** How deep the leg is cut in, 0 straight … 1 hollow. */
  readonly hollow: number;
  /** How far the back covers, 0 not at all … 1 fully. */
  readonly cover: number;
}

export interface Brief {
  readonly shape: BriefShape;
  /** Upper edge from left to right; right side seam down; right leg from the side to the gusset. */
  readonly top: Path;
  readonly side: Path;
  readonly leg: Path;
  readonly outline: Path;
  /** Inside of the back above the front, and beside it at the legs. */
  readonly behind: (cloth: Cloth) => Part[];
}

const across = [-1, -0.75, -0.4, 0, 0.4, 0.75, 1] as const;

export function brief(shape: BriefShape): Brief {
  const { waist, hip, side: sideHeight, rise, dip, back, gusset, hollow, cover } = shape;
  const top = smooth(across.map((u): Point => [u * waist, dip * (1 - u * u)]));
  const side = spline([waist, 0, "*"], [mix(waist, hip, 0.58), sideHeight * 0.5], [hip, sideHeight, "*"]);
  const leg = legLine([hip, sideHeight], [gusset, rise], hollow);
  const bottom = spline([gusset, rise, "*"], [0, rise + 0.55], [-gusset, rise, "*"]);
  const outline = top
    .to(side)
    .to(leg)
    .to(bottom)
    .to(leg.mirror().reverse())
    .to(side.mirror().reverse())
    .close();
  return {
    shape,
    top,
    side,
    leg,
    outline,
    behind: (cloth) => {
      const inner: Part = {
        outline: smooth(across.map((u): Point => [u * waist, -back * (1 - u * u)]))
          .to(top.shift(0, 0.6).reverse())
          .close(),
        cloth,
        role: "back",
        inside: 0.42,
        flat: true,
      };
      if (cover <= 0) return [inner];
      return [inner, ...legBacks([hip, sideHeight], [gusset, rise], leg, cover, cloth)];
    },
  };
}

/** The far leg edges: they run lower than the near ones, and both meet at the gusset. */
export function legBacks(from: Point, to: Point, leg: Path, cover: number, cloth: Cloth): Part[] {
  const [hip, side] = from;
  const [gusset, rise] = to;
  const far = cubic(
    [hip - 0.1, side],
    [mix(hip, hip * 0.8, cover), mix(side, rise, 0.1 + 0.3 * cover)],
    [mix(gusset + 1, hip * 0.62, cover), mix(side, rise, 0.72 + 0.1 * cover)],
    to,
  );
  const right: Part = {
    outline: far.to(stretch(leg, 0, 1, 8).reverse().shift(-0.4, -0.3)).close(),
    cloth,
    role: "back",
    inside: 0.36,
    flat: true,
    lines: [{ path: offset(far, 0.55, 0.04, 0.96, 8), kind: "fine" }],
  };
  return [right, mirrorPart(right)];
}

/** From the end of the side seam to the gusset. */
export const legLine = (from: Point, to: Point, hollow: number): Path =>
  cubic(
    from,
    [mix(from[0], to[0], 0.3 + 0.25 * hollow), mix(from[1], to[1], 0.2 - 0.14 * hollow)],
    [mix(to[0] + 3, to[0] + 0.5, hollow), mix(from[1], to[1], 0.72 - 0.2 * hollow)],
    to,
  );

/** The body beneath: lit hips, drags that run from the gusset to the sides, a hollow above each leg. */
export function briefFolds({ shape }: Brief, random: Random, amount = 1): Fold[] {
  const { hip, side, rise, gusset } = shape;
  const folds: Fold[] = [-1, 1].flatMap((way): Fold[] => [
    {
      spine: bow(
        [way * (gusset * 0.7), rise - 2.4],
        [way * (hip * 0.52 + random.sway(0.6)), mix(side, rise, 0.26)],
        way * random.between(-0.1, -0.04),
      ),
      width: random.between(0.6, 0.85),
      depth: -0.3 * amount,
      swell: "start",
    },
    {
      spine: bow(
        [way * (hip - 0.8), side - 0.4],
        [way * hip * 0.5, mix(side, rise, 0.1) + random.sway(0.5)],
        way * 0.1,
      ),
      width: 0.5,
      depth: -0.34 * amount,
      swell: "start",
    },
  ]);
  return [
    ...folds,
    {
      spine: bow([-hip * 0.42, Math.max(2.4, side * 0.25)], [-hip * 0.3, mix(side, rise, 0.4)], 0.06),
      width: 2,
      depth: 0.5 * amount,
    },
    {
      spine: bow([hip * 0.5, Math.max(2.4, side * 0.25)], [hip * 0.34, mix(side, rise, 0.34)], -0.06),
      width: 1.6,
      depth: 0.34 * amount,
    },
  ];
}

/** The seam of the lined gusset. */
export const gussetSeam = ({ shape: { gusset, rise } }: Brief): Line => ({
  path: spline([-gusset - 1, rise - 5.4], [0, rise - 4.4], [gusset + 1, rise - 5.4]),
  kind: "seam",
  strength: 0.6,
});
