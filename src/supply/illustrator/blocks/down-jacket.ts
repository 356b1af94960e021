import type { Cloth } from "../cloth/cloth.ts";
import { bow, stretch } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { add, between, mix, type Point } from "../geometry/point.ts";
import { polyline, spline } from "../geometry/spline.ts";
import type { Fold, Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Random } from "../random.ts";
import { type Baffle, bafflesBetween, plump, quiltSeam, seamHeights } from "./baffles.ts";
import type { Hands } from "./both-sides.ts";
import { atHeight, shareAtHeight } from "./height.ts";
import { tubeEdge } from "./jacket-collars.ts";
import { roundNeck } from "./ribbed-neck.ts";
import { cuffOutline, nearWrist, type Sleeve } from "./sleeve.ts";
import { type Torso, torsoEdges } from "./torso.ts";

export interface DownBody {
  readonly torso: Torso;
  readonly neck: Path;
  readonly cloth: Cloth;
  /** Height of one chamber. */
  readonly pitch: number;
  /** Height of the first seam; the yoke above it is one piece. */
  readonly yoke: number;
  /** Height at which a belt draws the body in. */
  readonly belt?: number;
}

/** The two fronts of a down jacket, which meet at the centre. */
export function downFronts(of: DownBody, { random, leftRandom }: Hands): Part[] {
  return [mirrorPart(downFront(of, leftRandom)), downFront(of, random)];
}

function downFront({ torso, neck, cloth, pitch, yoke, belt }: DownBody, random: Random): Part {
  const { shoulder, armhole, side } = torsoEdges(torso);
  const edgeAt = (y: number): Point =>
    y < torso.underarmY ? atHeight(armhole, y) : y < torso.length ? atHeight(side, y) : side.end;
  const sag = torso.dip + 0.3;
  const heights = belt
    ? [...seamHeights(yoke, belt, pitch, random), ...seamHeights(belt, torso.length, pitch, random).slice(1)]
    : seamHeights(yoke, torso.length, pitch, random);
  const seams = heights.map((y) => halfSeam(edgeAt(y), y, sag, random));
  const [first] = seams;
  if (!first) throw new Error("a down jacket needs a seam");
  const top = stretch(neck, 0.5, 1, 6).to(shoulder);
  const firstChamber: Baffle = {
    top,
    bottom: first,
    start: polyline(first.start, top.start),
    end: stretch(armhole, 0, shareAtHeight(armhole, yoke), 4),
  };
  const chambers = bafflesBetween(seams, [0, 0.15], random).map((baffle, i) => {
    const y = heights[i + 1] ?? 0;
    // Under the arm there is no room to swell.
    return y > torso.underarmY + 1
      ? baffle
      : { ...baffle, end: bow(baffle.top.end, baffle.bottom.end, -0.03) };
  });
  const baffles = [firstChamber, ...chambers];
  const last = seams.at(-1) ?? first;
  const outline = baffles
    .map(({ end }) => end)
    .reduce((way, end) => way.to(end), top)
    .to(last.reverse())
    .close();
  return {
    outline,
    cloth,
    role: "body",
    lift: 0.45,
    folds: drags(torso, random),
    trims: [plump(baffles, cloth, random)],
  };
}

/** From the centre front to the edge: lowest at the centre, as on a round body. */
function halfSeam(edge: Point, y: number, sag: number, random: Random): Path {
  const middle = (share: number): Point => [
    mix(0, edge[0], share),
    mix(y + sag, edge[1], share ** 2) + random.sway(0.22),
  ];
  return spline([0, y + sag], middle(0.36), middle(0.72), edge);
}

/** Few: down fills what would fold. */
function drags(torso: Torso, random: Random): Fold[] {
  return [
    {
      spine: bow(
        [torso.underarm - 0.2, torso.underarmY],
        [torso.underarm * random.between(0.5, 0.65), torso.underarmY + random.between(5, 9)],
        -0.1,
      ),
      width: 1.1,
      depth: -0.45,
      swell: "start",
    },
    {
      spine: bow([torso.shoulder * 0.62, torso.drop + 5], [torso.waist * 0.55, torso.length * 0.8], 0.02),
      width: 3.4,
      depth: 0.35,
    },
  ];
}

/** Filled sleeves with a drawn-in cuff. */
export function downSleeves(arm: Sleeve, cloth: Cloth, pitch: number, { random, leftRandom }: Hands): Part[] {
  const left = downSleeve(arm, cloth, pitch, leftRandom, -1);
  const right = downSleeve(arm, cloth, pitch, random, 1);
  return [...right, ...left.map((part) => mirrorPart(part))];
}

function downSleeve(arm: Sleeve, cloth: Cloth, pitch: number, random: Random, side: number): Part[] {
  const { shoulder, underarm } = arm.shape;
  const headShare = arm.outer.length > 0 ? headLength(arm) / arm.outer.length : 0.3;
  const count = Math.max(4, Math.round(arm.outer.length / pitch));
  const seams = Array.from({ length: count + 1 }, (_, i) => {
    const share = mix(0, 1, i / count) + (i > 0 && i < count ? random.sway(0.01) : 0);
    const outer = arm.outer.at(share);
    const inner =
      share < headShare
        ? add(between(shoulder, underarm, share / headShare), [-3.4, 0])
        : arm.inner.at(1 - (share - headShare) / (1 - headShare));
    return quiltSeam(inner, outer, i === 0 ? 0 : 0.9, random);
  });
  const baffles = bafflesBetween(seams, [0.1, 0.15], random);
  const [first] = seams;
  const last = seams.at(-1);
  if (!first || !last) throw new Error("a sleeve needs seams");
  const outline = baffles
    .map(({ end }) => end)
    .reduce((way, end) => way.to(end), first)
    .to(last.reverse())
    .to(
      baffles
        .map(({ start }) => start)
        .reduceRight((way, start) => way.to(start), polyline(last.start, last.start)),
    )
    .close();
  return [
    {
      outline,
      cloth,
      role: "sleeve",
      grain: -6,
      origin: shoulder,
      trims: [plump(baffles, cloth, random, { tilt: -6 * side })],
    },
    {
      outline: cuffOutline(arm, { height: 2.4, top: 0.82, bottom: 0.76, overlap: 0.5 }),
      cloth,
      role: "cuff",
      grain: -5,
      lift: 0.1,
      folds: Array.from({ length: 7 }, (_, i) => {
        const x = mix(-0.68, 0.68, i / 6) * (arm.shape.wrist / 2) + random.sway(0.2);
        return {
          spine: bow(nearWrist(arm, 0, x), nearWrist(arm, -2.2, x * 0.95), random.sway(0.08)),
          width: random.between(0.16, 0.3),
          depth: -0.6,
        };
      }),
    },
  ];
}

/** Length of the sleeve's head along its outer edge. */
const headLength = ({ shape: { shoulder }, bicepOuter }: Sleeve): number =>
  Math.hypot(bicepOuter[0] - shoulder[0], bicepOuter[1] - shoulder[1]) * 1.06;

/** A filled collar that stands, of one or two chambers, closed to the top. */
export function downCollar(
  {
    half,
    height: h,
    cloth,
    lining,
    rows,
  }: { half: number; height: number; cloth: Cloth; lining: Cloth; rows: 1 | 2 },
  random: Random,
) {
  const depth = 5.2;
  const rise = h * 0.62 + 1.5;
  const level = (share: number): Path =>
    tubeEdge(
      mix(half + 0.5, half - 0.7, share),
      mix(depth + 0.6, depth - h * 1.05, share),
      mix(0.6, -rise, share),
    );
  const shares = rows === 2 ? [1, 0.48, 0] : [1, 0];
  const seams = shares.map(level);
  const baffles = bafflesBetween(seams, [0.16, 0.16], random);
  const [upper] = seams;
  const lower = seams.at(-1);
  if (!upper || !lower) throw new Error("a collar needs seams");
  const outline = baffles
    .reduce((way, { end }) => way.to(end), upper)
    .to(lower.reverse())
    .to(baffles.reduceRight((way, { start }) => way.to(start), polyline(lower.start, lower.start)))
    .close();
  const edge = upper.end;
  const backTop = spline([-edge[0], edge[1]], [0, -rise + 0.4], edge);
  const back: Part = {
    outline: backTop.to(upper.shift(0, 0.8).reverse()).close(),
    cloth: lining,
    role: "back",
    inside: 0.5,
    flat: true,
    folds: [{ spine: backTop.shift(0, 1), width: 0.9, depth: 0.5 }],
    trims: [{ kind: "label", at: [0, depth - h * 1.05 - 1], width: 3.6, height: 1.3, colour: "#efe9df" }],
  };
  return {
    seam: roundNeck(half, depth),
    back: [back],
    front: [
      { outline, cloth, role: "collar", lift: 0.35, trims: [plump(baffles, cloth, random)] } satisfies Part,
    ],
    top: depth - h * 1.05,
  };
}

/** A filled hood that stands around a dark inside, its fronts meeting on the zip. */
export function downHood(
  { half, height: h, width: w, pitch, cloth, lining }: DownHood,
  { random, leftRandom }: Hands,
): { seam: Path; back: Part[]; front: Part[]; opening: Path; top: number } {
  const depth = 6.6;
  const seam = roundNeck(half, depth);
  const outer = spline(
    [half + 1.2, 1.3],
    [half + 2.5, -h * 0.12],
    [w, -h * 0.38],
    [w * 0.97, -h * 0.64],
    [w * 0.7, -h * 0.89],
    [0, -h],
  );
  const opening = spline(
    [0.1, depth + 0.4],
    [w * 0.26, depth * 0.5],
    [w * 0.54, -h * 0.1],
    [w * 0.64, -h * 0.42],
    [w * 0.54, -h * 0.68],
    [w * 0.3, -h * 0.82],
    [0, -h * 0.87],
  );
  const count = Math.max(3, Math.round(outer.length / pitch));
  const side = (chance: Random): Part => {
    const seams = Array.from({ length: count + 1 }, (_, i) => {
      const share = 1 - i / count;
      return quiltSeam(opening.at(share), outer.at(share), i === 0 ? 0 : i === count ? 2.3 : 0.5, chance);
    });
    const baffles = bafflesBetween(seams, [0.05, 0.13], chance);
    const [first] = seams;
    const last = seams.at(-1);
    if (!first || !last) throw new Error("a hood needs seams");
    const outline = baffles
      .reduce((way, { end }) => way.to(end), first)
      .to(last.reverse())
      .to(baffles.reduceRight((way, { start }) => way.to(start), polyline(last.start, last.start)))
      .close();
    return { outline, cloth, role: "collar", lift: 0.5, trims: [plump(baffles, cloth, chance)] };
  };
  const inside: Part = {
    outline: opening.mirror().to(opening.reverse()).close(),
    cloth: lining,
    role: "back",
    inside: 0.58,
    flat: true,
    folds: [
      { spine: bow([-w * 0.6, -h * 0.5], [w * 0.6, -h * 0.5], -0.5), width: 2.4, depth: -0.8, swell: "full" },
      { spine: bow([w * 0.55, -h * 0.5], [w * 0.2, 2], 0.1), width: 1.8, depth: -0.7 },
    ],
    trims: [{ kind: "label", at: [0, 0.6], width: 4, height: 1.6, colour: "#efe9df" }],
  };
  return {
    seam,
    back: [inside],
    front: [mirrorPart(side(leftRandom)), side(random)],
    opening: opening.reverse(),
    top: depth,
  };
}

export interface DownHood {
  readonly half: number;
  readonly height: number;
  readonly width: number;
  readonly pitch: number;
  readonly cloth: Cloth;
  readonly lining: Cloth;
}
