import type { Universe } from "#vocabulary/universe.ts";
import type { Cloth } from "../cloth/cloth.ts";
import { bow } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { corner, spline } from "../geometry/spline.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Random } from "../random.ts";
import { type Torso, torsoEdges, torsoFolds } from "./torso.ts";

/** What a tailor asks: volume, shape of the waist, length and how far the hem stands out. */
export interface Measure {
  /** -1 slim … 0 regular … 1 oversized */
  readonly fit: number;
  /** 0 straight … 1 nipped */
  readonly waist: number;
  readonly length: number;
  readonly flare: number;
}

/** The worn block of jackets and coats: men's square and easy, women's narrow and closer at the waist. */
export function tailoredTorso(universe: Universe, { fit: f, waist, length, flare }: Measure): Torso {
  return universe === "men"
    ? {
        neck: 7.6,
        shoulder: 21.6 + f * 2,
        drop: 5 + f * 0.5,
        underarm: 17.6 + f * 2,
        underarmY: 24.5 + f * 1.5,
        waist: 17.4 + f * 2.6 - waist * 1.8,
        waistY: 43,
        hem: 19 + f * 2 + flare,
        length,
        dip: 1.6,
      }
    : {
        neck: 7.1,
        shoulder: 19.3 + f * 2.6,
        drop: 4.7 + f * 0.6,
        underarm: 15.9 + f * 2.3,
        underarmY: 22.8 + f * 1.8,
        waist: 15.8 + f * 2.8 - waist * 2.6,
        waistY: 39.5,
        hem: 17.4 + f * 2.3 + flare,
        length,
        dip: 1.4,
      };
}

export type FrontHem = "cutaway" | "rounded" | "straight";

export interface FrontPanel {
  readonly torso: Torso;
  /** Where the front's edge starts: below the lapel or the neckline. */
  readonly top: Point;
  /** From the shoulder to `top`. */
  readonly opening: Path;
  readonly hem: FrontHem;
  /** Height of a belt that draws the waist in. */
  readonly belt?: number;
}

export interface FrontEdges {
  readonly outline: Path;
  /** The closing edge, down to the hem. */
  readonly edge: Path;
  readonly hem: Path;
  readonly side: Path;
  readonly armhole: Path;
  readonly shoulder: Path;
}

/** The front on the right of the picture; it closes over the left one. */
export function frontPanel({ torso: t, top, opening, hem: shape, belt }: FrontPanel): FrontEdges {
  const { shoulder, armhole, side: plain } = torsoEdges(t);
  const side = belt === undefined ? plain : beltedSide(t, belt);
  const { edge, hem } = closing(t, top, shape);
  const outline = opening
    .to(edge)
    .to(hem)
    .to(side.reverse())
    .to(armhole.reverse())
    .to(shoulder.reverse())
    .close();
  return { outline, edge, hem, side, armhole, shoulder };
}

/** Drawn in by a belt, the side breaks at the waist and stands out below it. */
function beltedSide(t: Torso, belt: number): Path {
  const below = t.length - belt;
  return spline(
    [t.underarm, t.underarmY, "*"],
    [mix(t.underarm, t.waist, 0.5) + 0.3, mix(t.underarmY, belt, 0.62)],
    [t.waist, belt, "*"],
  ).to(
    spline(
      [t.waist, belt, "*"],
      [mix(t.waist, t.hem, 0.2) + 0.7, belt + below * 0.12],
      [mix(t.waist, t.hem, 0.55) + 0.4, belt + below * 0.45],
      [t.hem, t.length, "*"],
    ),
  );
}

function closing(t: Torso, [x, y]: Point, shape: FrontHem) {
  const bottom = t.length + t.dip;
  const height = bottom - y;
  if (shape === "straight") {
    const lean = Math.max(0, t.hem - t.underarm) * 0.1;
    const foot: Point = [x - lean, bottom];
    return {
      edge: spline([x, y, "*"], [x - lean * 0.4, mix(y, bottom, 0.5)], corner(foot)),
      hem: spline(corner(foot), [mix(foot[0], t.hem, 0.5), bottom + 0.1], [t.hem, t.length, "*"]),
    };
  }
  // The cutaway swings to the side early, a rounded corner only at the very end.
  const sweep = shape === "cutaway" ? 1 : 0.42;
  const rise = Math.min(12, height * 0.36) * sweep;
  const foot: Point = [x + 10.3 * sweep, bottom];
  return {
    edge: spline(
      [x, y, "*"],
      [x - 0.1, mix(y, bottom - rise, 0.6)],
      [x + 0.3 * sweep, bottom - rise],
      [x + 2.7 * sweep, bottom - rise * 0.4],
      [x + 6.6 * sweep, bottom - 0.5 * sweep],
      foot,
    ),
    hem: spline(foot, [mix(foot[0], t.hem, 0.55), bottom - 0.35], [t.hem, t.length, "*"]),
  };
}

/** The inside of the back: lining with its centre pleat, label below the neck. */
export function backLining(t: Torso, lining: Cloth, until: number): Part {
  const right: Point[] = [
    [t.shoulder - 4, t.drop],
    [t.underarm - 2, t.underarmY],
    [Math.min(t.waist, t.hem) - 1.5, Math.min(t.waistY, t.length - 2)],
    [t.hem - 1.5, t.length - 0.8],
  ];
  return {
    outline: spline([-t.neck, 0, "*"], [0, 0.9], [t.neck, 0, "*"])
      .lineTo(...right, ...right.map(([x, y]): Point => [-x, y]).reverse())
      .close(),
    cloth: lining,
    role: "lining",
    inside: 0.42,
    flat: true,
    edge: 0,
    lines: [
      { path: spline([0, 4], [0.5, until * 0.5], [0, until]), kind: "seam" },
      { path: spline([-t.neck, 5.4], [0, 7.4], [t.neck, 5.4]), kind: "seam" },
    ],
    folds: [
      { spine: spline([0.8, 6], [1.4, until * 0.5], [0.8, until]), width: 1.1, depth: -0.6 },
      { spine: spline([-3.6, 8], [-3, until * 0.5], [-1.6, until]), width: 1, depth: 0.4 },
    ],
    trims: [{ kind: "label", at: [0, 4.6], width: 5.2, height: 2.1, colour: "#e9e1d2" }],
  };
}

/** The collar's back, seen from its inside above the lining. */
export function collarStand(neck: number, rise: number, cloth: Cloth): Part {
  const side: Point = [neck - 0.6, -rise];
  return {
    outline: spline([-side[0], side[1], "*"], [0, side[1] + 1.3], corner(side))
      .to(spline(corner(side), [neck - 0.2, -rise * 0.4], [neck, 0.8, "*"]))
      .to(spline([neck, 0.8, "*"], [0, 2.4], [-neck, 0.8, "*"]))
      .close(),
    cloth,
    role: "back",
    inside: 0.3,
    flat: true,
    edge: 0.7,
  };
}

/** Folds of a front that is closed: what hangs from the arm, and the star around the fastened button. */
export function frontFolds(t: Torso, random: Random, amount: number, star?: Point): Fold[] {
  // The shallowest folds of a shirt do not show in canvassed cloth.
  const hanging = torsoFolds(t, random, amount).filter(
    ({ spine, depth, width }) => spine.at(0.5)[0] > 2 && (depth > 0 || -depth * width > 0.24 * amount),
  );
  if (!star) return hanging;
  const [x, y] = star;
  const ray = (dx: number, dy: number, bend: number, width: number, depth: number): Fold => ({
    spine: bow([x + 1, y + dy * 0.08], [x + dx + random.sway(1), y + dy + random.sway(0.8)], bend),
    width,
    depth: depth * amount * 1.5,
    swell: "start",
  });
  return [
    ...hanging,
    ray(13, 1.6, 0.1, 0.8, -0.5),
    ray(9.5, 8.5, 0.1, 0.75, -0.42),
    ray(10.5, -7.5, -0.1, 0.7, -0.34),
  ];
}

/** A coat below its waist: few long flutes, alternately deep and shallow, that open towards the hem. */
export function skirtFlutes(
  t: Torso,
  from: number,
  random: Random,
  { count = 3, depth = 0.5, inner = 2 }: { count?: number; depth?: number; inner?: number } = {},
): Fold[] {
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.6) / count;
    const top: Point = [mix(inner, t.waist - 1.5, share) + random.sway(1), from + random.between(2, 9)];
    const foot: Point = [mix(inner + 1.5, t.hem - 2, share) + random.sway(1.4), t.length + 1.4];
    const strength = depth * (i % 2 ? 0.75 : 1) * random.between(0.8, 1.15);
    const valley: Fold = {
      spine: bow(top, foot, random.between(-0.03, 0.02)),
      width: random.between(1.1, 2),
      depth: -strength,
      swell: "end",
    };
    const beside = (by: number, [x, y]: Point): Point => [x + by, y];
    const ridge: Fold = {
      spine: bow(beside(2, top), beside(random.between(2.8, 3.6), foot), -0.01),
      width: random.between(1.4, 2.3),
      depth: strength * 0.8,
      swell: "end",
    };
    return [valley, ridge];
  }).flat();
}

/** A seam parallel to the closing edge and the hem. */
export const edgeStitch = (edge: Path, by: number, strength: number): Line => ({
  path: edge.map(([x, y]) => [x + by, y]),
  kind: "stitch",
  strength,
});

/** Women's jackets close the other way. */
export const closedFor = (universe: Universe, parts: readonly Part[]): Part[] =>
  universe === "women" ? parts.map((part) => mirrorPart(part)) : [...parts];
