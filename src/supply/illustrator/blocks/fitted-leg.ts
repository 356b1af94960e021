import { stretch } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { corner, smooth, spline } from "../geometry/spline.ts";
import type { Fold } from "../model/part.ts";
import type { Random } from "../random.ts";
import { assembled, type Leg } from "./leg.ts";
import { type Waist, waistEdges } from "./waistband.ts";

/** A leg that follows the body: leggings, tights, cycling shorts. */
export interface FittedLegShape {
  readonly waist: Waist;
  readonly womens: boolean;
  readonly crotch: number;
  readonly length: number;
  /** 0 follows the calf … 1 opens from the knee. */
  readonly flare?: number;
}

/** From the crotch down: height, then the outer and the inner edge of a leg. */
const womensLeg = [
  [7, 17.1, 0.9],
  [17, 16, 2.7],
  [27, 14.6, 4.4],
  [32, 14.2, 4.6],
  [40, 14.7, 4.1],
  [50, 13.6, 5],
  [60, 12.1, 6.1],
  [67, 11.6, 6.6],
] as const;
const mensLeg = [
  [7, 18.5, 0.8],
  [17, 17.4, 2.2],
  [27, 15.7, 3.9],
  [32, 15.4, 4.1],
  [40, 16, 3.5],
  [50, 14.9, 4.4],
  [60, 13.3, 5.6],
  [68, 12.6, 6.2],
] as const;

export function fittedLeg(shape: FittedLegShape): Leg {
  const { waist, womens, crotch, length, flare = 0 } = shape;
  const { seamHalf, seamY } = waistEdges(waist);
  const top = seamY(seamHalf);
  const hip = womens ? 17.6 : 18.6;
  const hipY = crotch - 6;
  const kneeY = crotch + 30;
  const rows = (womens ? womensLeg : mensLeg).map(([down, outer, inner]) => {
    const below = Math.max(0, down - 32) / 36;
    const open = flare * below ** 1.25;
    return { y: crotch + down, outer: outer + open * 9.5, inner: inner - open * 5.2 };
  });
  const outer = spline(
    [seamHalf, top, "*"],
    [mix(seamHalf, hip, 0.55), mix(top, hipY, 0.42)],
    [mix(seamHalf, hip, 0.9), mix(top, hipY, 0.78)],
    [hip, hipY],
    ...rows.map(({ y, outer: x }): Point => [x, y]),
  );
  const inner = spline(
    [0.1, crotch, "*"],
    [0.3, crotch + 3],
    ...rows.map(({ y, inner: x }): Point => [x, y]),
  );
  const [outseam, inward] = [until(outer, length), until(inner, length)];
  const hemEnds = [outseam.end, inward.end] as const;
  const hem = spline(
    corner(hemEnds[0]),
    [mix(hemEnds[0][0], hemEnds[1][0], 0.5), length + 0.7],
    corner(hemEnds[1]),
  );
  return assembled(
    {
      waist,
      hip,
      hipY,
      crotch,
      kneeY,
      knee: [womens ? 14.2 : 15.4, womens ? 4.6 : 4.1],
      hem: [hemEnds[0][0], hemEnds[1][0]],
      length,
    },
    outseam,
    hem,
    inward.reverse(),
    length < kneeY + 8,
  );
}

/** The part of a downward path above this height. */
function until(path: Path, y: number): Path {
  let [low, high] = [0, 1];
  for (let i = 0; i < 18; i++) {
    const middle = (low + high) / 2;
    if (path.at(middle)[1] < y) low = middle;
    else high = middle;
  }
  return stretch(path, 0, low, 12);
}

/**
 * The body under stretched cloth: lit thigh, knee and calf, shade between, hardly a crease. All of it stays
 * so shallow that no fold gets a crisp heart, which would cut facets into the leg.
 */
export function fittedFolds(of: Leg, random: Random, amount = 1): Fold[] {
  const { crotch, kneeY, length } = of.shape;
  const down = (across: number, from: number, to: number): Path =>
    smooth([0, 0.5, 1].map((t) => of.at(across + random.sway(0.015), mix(from, Math.min(to, length), t))));
  const folds: Fold[] = [
    { spine: down(0.42, crotch - 8, kneeY - 3), width: 3.2, depth: 0.5 * amount },
    { spine: down(0.86, crotch - 4, kneeY - 8), width: 2, depth: -0.19 * amount },
    { spine: down(0.08, crotch + 8, kneeY - 4), width: 1.6, depth: -0.18 * amount },
    drag(of, crotch + 0.5, random.between(5, 8), -3, random, amount),
    drag(of, crotch + 2.6, random.between(5, 7), 0.6, random, amount),
  ];
  if (of.short) return folds;
  const dimple = (across: number, y: number, reach: number): Fold => ({
    spine: smooth([of.at(across, y), of.at(across + reach * 0.5, y + 0.9), of.at(across + reach, y + 0.3)]),
    width: 0.8,
    depth: -0.15 * amount,
  });
  return [
    ...folds,
    { spine: down(0.48, kneeY - 4, kneeY + 3), width: 2, depth: 0.36 * amount },
    { spine: down(0.4, kneeY + 5, length - 8), width: 2.1, depth: 0.46 * amount },
    { spine: down(0.84, kneeY + 2, length - 6), width: 1.6, depth: -0.18 * amount },
    dimple(0.16, kneeY + 3.4 + random.sway(1), 0.3),
    dimple(0.62, kneeY - 4.4 + random.sway(1), 0.3),
    ...[0, 1].map((i) => dimple(i === 0 ? 0.04 : 0.6, length - 3.2 - i * 3.4 - random.between(0, 1), 0.36)),
  ];
}

function drag(of: Leg, y: number, reach: number, rise: number, random: Random, amount: number): Fold {
  const from = of.at(0.02, y);
  return {
    spine: smooth([
      from,
      [from[0] + reach * 0.5, y + rise * 0.4 + random.sway(0.4)],
      [from[0] + reach, y + rise],
    ]),
    width: random.between(0.5, 0.75),
    depth: -0.26 * amount,
    swell: "start",
  };
}
