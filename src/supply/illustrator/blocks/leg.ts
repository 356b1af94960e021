import type { Cloth } from "../cloth/cloth.ts";
import { bow, stretch } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { corner, smooth, spline } from "../geometry/spline.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Random } from "../random.ts";
import { type Waist, waistEdges } from "./waistband.ts";

/** Distance of the outer and of the inner edge from the centre front. */
export type Across = readonly [outer: number, inner: number];

/** The right leg of trousers or shorts, worn. y = 0 is the waist's edge at the side. */
export interface LegShape {
  readonly waist: Waist;
  readonly hip: number;
  readonly hipY: number;
  readonly crotch: number;
  /** Passed only when the leg reaches well beyond it. */
  readonly kneeY: number;
  readonly knee: Across;
  readonly hem: Across;
  readonly length: number;
  /** How far the hem curves down in its middle, and how much its outer end is higher. */
  readonly sag?: number;
  readonly lift?: number;
}

export interface Leg {
  readonly shape: LegShape;
  /** The right leg up to the seam of the band, its centre front included. */
  readonly outline: Path;
  /** From the band down; from the outer end to the inner one; from the hem up; from the crotch up. */
  readonly outseam: Path;
  readonly hem: Path;
  readonly inseam: Path;
  readonly rise: Path;
  /** A point of the leg: 0 at its inner edge (the centre front above the crotch), 1 at its outer one. */
  readonly at: (across: number, y: number) => Point;
  readonly short: boolean;
}

/** Hems that end less than this below the knee are those of shorts. */
const beyondKnee = 8;
/** Hems wider than this belong to wide legs. */
const roomyHem = 18.5;

export function leg(shape: LegShape): Leg {
  const { hip, hipY, crotch, kneeY, knee, hem, length, sag = 0.9, lift = 0 } = shape;
  const { seamHalf, seamY } = waistEdges(shape.waist);
  const short = length < kneeY + beyondKnee;
  const top: Point = [seamHalf, seamY(seamHalf)];
  const outerHem: Point = [hem[0], length - lift];
  const innerHem: Point = [hem[1], length + 0.1];
  const hipNodes = [
    [mix(seamHalf, hip, 0.55), mix(top[1], hipY, 0.4)],
    [mix(seamHalf, hip, 0.87), mix(top[1], hipY, 0.78)],
    [hip, hipY + 4],
  ] as const;
  const outseam = short
    ? spline(
        corner(top),
        ...hipNodes,
        [mix(hip, hem[0], 0.55), mix(hipY + 3, outerHem[1], 0.55)],
        corner(outerHem),
      )
    : spline(
        corner(top),
        ...hipNodes,
        [mix(hip, knee[0], 0.46), mix(hipY, kneeY, 0.48)],
        [knee[0], kneeY],
        [mix(knee[0], hem[0], 0.56), mix(kneeY, outerHem[1], 0.55)],
        corner(outerHem),
      );
  const hemLine = spline(
    corner(outerHem),
    [mix(hem[0], hem[1], 0.28), mix(outerHem[1], innerHem[1], 0.28) + sag * 0.82],
    [mix(hem[0], hem[1], 0.6), mix(outerHem[1], innerHem[1], 0.6) + sag],
    corner(innerHem),
  );
  const inseam = short
    ? spline(corner(innerHem), [mix(0.35, hem[1], 0.4), mix(crotch, length, 0.42)], [0.1, crotch, "*"])
    : spline(
        corner(innerHem),
        [mix(hem[1], knee[1], 0.5), mix(length, kneeY, 0.5)],
        [knee[1], kneeY],
        [mix(0.5, knee[1], 0.3), mix(crotch, kneeY, 0.38)],
        [0.35, crotch + 3],
        [0.1, crotch, "*"],
      );
  return assembled(shape, outseam, hemLine, inseam, short);
}

/** A leg out of its edges: the outer seam down, the hem inwards, the inner seam up. */
export function assembled(shape: LegShape, outseam: Path, hem: Path, inseam: Path, short: boolean): Leg {
  const { crotch, waist } = shape;
  const { seam, seamY } = waistEdges(waist);
  const rise = spline([0.1, crotch, "*"], [-0.35, crotch * 0.62], [0, seamY(0), "*"]);
  const [outerX, innerX] = [finder(outseam), finder(inseam.reverse())];
  return {
    shape,
    outline: stretch(seam, 0.5, 1, 5).to(outseam).to(hem).to(inseam).to(rise).close(),
    outseam,
    hem,
    inseam,
    rise,
    at: (across, y) => [mix(y < crotch ? 0 : innerX(y), outerX(y), across), y],
    short,
  };
}

/** The x of a path that runs downwards, at this height. */
function finder(path: Path): (y: number) => number {
  return (y) => {
    let [low, high] = [0, 1];
    for (let i = 0; i < 16; i++) {
      const middle = (low + high) / 2;
      if (path.at(middle)[1] < y) low = middle;
      else high = middle;
    }
    return path.at((low + high) / 2)[0];
  };
}

/** The line that runs along the hem, `up` centimetres above it. */
export const aboveHem = ({ hem, shape: { hem: ends } }: Leg, up: number): Path => {
  const [from, to] = [ends[0], ends[1]];
  const inset = up * 0.02;
  return hem.map(([x, y]) => [mix(x, (from + to) / 2, inset), y - up]);
};

/** A line beside the outer or inner seam, `inwards` of it, between two heights. */
export function besideSeam(
  of: Leg,
  seam: "outer" | "inner",
  inwards: number,
  from: number,
  until: number,
): Path {
  return smooth(
    Array.from({ length: 7 }, (_, i): Point => {
      const y = mix(from, until, i / 6);
      const [x] = of.at(seam === "outer" ? 1 : 0, y);
      return [x + (seam === "outer" ? -inwards : inwards), y];
    }),
  );
}

/** A line down the middle of the leg: a pressed crease, a panel's seam. */
export function downLeg(of: Leg, across: number, from: number, until: number, nodes = 6): Path {
  return smooth(
    Array.from({ length: nodes + 1 }, (_, i): Point => {
      const y = mix(from, until, i / nodes);
      // Above the crotch the leg's inner edge is the centre front, which would pull the line inwards.
      const level = Math.max(y, of.shape.crotch + 4);
      const [x] = of.at(across, level);
      return [x, y];
    }),
  );
}

/** How a cloth falls over a leg: counts, since chance gives claw marks. */
export interface LegDrape {
  readonly amount: number;
  /** Drags from the crotch, breaks at the knee, breaks above the hem, long falls. */
  readonly drags: number;
  readonly knee: number;
  readonly stack: number;
  readonly falls: number;
  /** Width of the folds: 1 for firm cloth, more for thick and soft. */
  readonly width: number;
  /** How deep the long falls are, 1 when left out. */
  readonly fall?: number;
}

export const legDrapes = {
  /** Denim, canvas, twill. */
  firm: { amount: 1, drags: 4, knee: 2, stack: 3, falls: 1, width: 1 },
  /** Pressed wool, gabardine. */
  pressed: { amount: 0.72, drags: 2, knee: 1, stack: 2, falls: 3, width: 1.1, fall: 1.3 },
  /** Sweat, fleece, jersey. */
  soft: { amount: 0.8, drags: 3, knee: 3, stack: 4, falls: 2, width: 1.5 },
  /** Satin, viscose, crepe. */
  fluid: { amount: 1, drags: 2, knee: 0, stack: 1, falls: 5, width: 1.15, fall: 1.6 },
  /** Nylon, ripstop, poplin. */
  crisp: { amount: 1, drags: 3, knee: 3, stack: 4, falls: 2, width: 0.9 },
} as const satisfies Record<string, LegDrape>;

/** Folds of a hanging leg: drags from the crotch, breaks at knee and hem, long falls with a lit ridge. */
function legFolds(of: Leg, random: Random, drape: LegDrape): Fold[] {
  const { shape, at } = of;
  const { amount, width } = drape;
  const { crotch, length } = shape;
  const kneeY = of.short ? mix(crotch, length, 0.6) : shape.kneeY;
  const folds: Fold[] = [];
  const add = (spine: Path, half: number, depth: number, swell: "start" | "both" | "end") =>
    folds.push({ spine, width: half * width, depth: depth * amount, swell });
  for (let i = 0; i < drape.drags; i++) {
    const y = crotch - 1 + i * 1.3 + random.sway(0.5);
    const size = random.between(7, 12) * (of.short ? 0.85 : 1);
    const end: Point = [0.5 + size, y - random.between(2, 5) + i * 2.4];
    add(
      bow([0.3 + i * 0.15, y], end, random.between(0.04, 0.1)),
      random.between(0.5, 0.8),
      -random.between(0.22, 0.5),
      "start",
    );
  }
  const crease = (y: number, inner: boolean, reach: number, tilt: number, depth: number) => {
    const from = at(inner ? 0.01 : 0.99, y);
    const to = at(inner ? reach : 1 - reach, y + tilt);
    add(
      bow(from, to, (inner ? 1 : -1) * random.between(0.04, 0.1)),
      // Narrower or deeper, and a break looks like a scratch.
      random.between(0.7, 1.15),
      depth,
      "start",
    );
  };
  if (!of.short) {
    // Which side begins is chance, or the two legs would mirror each other.
    const first = random.chance(0.5) ? 0 : 1;
    // Wide cloth hangs from the hip: it hardly breaks at the knee or above the hem.
    const roomy = shape.hem[0] - shape.hem[1] > roomyHem;
    const [breaks, stack] = roomy
      ? [Math.min(drape.knee, 1), Math.min(drape.stack, 2)]
      : [drape.knee, drape.stack];
    for (let i = 0; i < breaks; i++) {
      const y = kneeY + mix(-6, 6, breaks > 1 ? i / (breaks - 1) : 0.5) + random.sway(3.2);
      crease(
        y,
        i % 2 === first,
        random.between(0.4, 0.7),
        random.between(-6, -1.5),
        -random.between(0.2, 0.34),
      );
    }
    for (let i = 0; i < stack; i++) {
      const y = length - 3.2 - i * random.between(3, 3.9);
      crease(
        y,
        i % 2 !== first,
        random.between(0.34, 0.72),
        random.between(-3.6, 0.6),
        -random.between(0.2, 0.36),
      );
    }
  }
  const [start, end] = of.short ? [crotch - 13, length + 1.5] : [crotch + 3, length - 1];
  for (let i = 0; i < drape.falls; i++) {
    const u =
      drape.falls > 1
        ? mix(0.14, 0.88, i / (drape.falls - 1)) + random.sway(0.05)
        : random.between(0.2, 0.42);
    const from = mix(start, end, random.between(0, 0.26));
    const until = of.short ? end : mix(start, end, random.between(0.76, 1));
    // A fall drifts across the leg: one that keeps its place looks ruled.
    const drift = random.sway(0.09);
    const line = smooth(
      [0, 0.35, 0.7, 1].map((t) =>
        at(u + drift * Math.sin(t * 2.6) + random.sway(0.015), mix(from, until, t)),
      ),
    );
    // Below 0.3 a fold has no crisp heart: firm cloth only swells.
    add(
      line,
      random.between(0.9, 1.5),
      -random.between(0.2, 0.29) * (drape.fall ?? 1),
      of.short || i % 2 === 1 ? "end" : "both",
    );
  }
  const ridge = smooth([0, 0.5, 1].map((t) => at(0.52 + random.sway(0.04), mix(start, end - 3, t))));
  add(ridge, of.short ? 2 : 2.5, 0.5, "both");
  return folds;
}

/** What both legs show: `front` is only on the one that laps over the other at the fly. */
export interface LegPlan {
  readonly cloth: Cloth;
  readonly random: Random;
  readonly leftRandom: Random;
  readonly drape: LegDrape;
  readonly folds?: (random: Random) => readonly Fold[];
  readonly lines?: readonly Line[];
  readonly front?: readonly Line[];
  /** Which leg laps over: 1 the right one of the picture (men's), -1 the left one. */
  readonly over?: 1 | -1;
}

/** The two legs in painter's order. */
export function legPair(of: Leg, plan: LegPlan): readonly [Part, Part] {
  const { cloth, drape, folds, lines = [], front = [], over = 1 } = plan;
  const one = (random: Random, more: readonly Line[]): Part => ({
    outline: of.outline,
    cloth,
    role: "body",
    lift: 0.5,
    folds: [...legFolds(of, random, drape), ...(folds?.(random) ?? [])],
    lines: [...lines, ...more],
  });
  const right = one(plan.random, over === 1 ? front : []);
  const left = mirrorPart(one(plan.leftRandom, over === -1 ? front : []));
  return over === 1 ? [left, right] : [right, left];
}

/** Both sides of something sewn on the right leg. */
export const onBothLegs = (...parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [part, mirrorPart(part)]);

/** A hem turned up on the outside. */
export function turnUp(of: Leg, cloth: Cloth, height: number, more: Partial<Part> = {}): Part {
  const { length, lift = 0, sag = 0.9 } = of.shape;
  const [outer, inner] = [of.at(1, length - lift - height)[0] + 0.4, of.at(0, length - height)[0] - 0.4];
  const end = (y: number, x: number): Point => [x, y];
  const [hemOuter, hemInner] = [of.shape.hem[0] + 0.4, of.shape.hem[1] - 0.4];
  const edge = (a: Point, b: Point) =>
    spline(
      corner(a),
      [mix(a[0], b[0], 0.3), mix(a[1], b[1], 0.3) + sag * 0.85],
      [mix(a[0], b[0], 0.6), mix(a[1], b[1], 0.6) + sag],
      corner(b),
    );
  const top = edge(end(length - lift - height, outer), end(length - height, inner));
  const bottom = edge(end(length - lift + 0.5, hemOuter), end(length + 0.5, hemInner));
  return {
    outline: top.to(bottom.reverse()).close(),
    cloth,
    role: "cuff",
    lift: 0.35,
    ...more,
  };
}
