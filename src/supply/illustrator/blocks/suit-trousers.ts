import type { Universe } from "#vocabulary/universe.ts";
import type { Cloth } from "../cloth/cloth.ts";
import { ribbon } from "../geometry/along.ts";
import type { Part } from "../model/part.ts";
import { mirrorPart, movePart } from "../model/place.ts";
import type { Random } from "../random.ts";
import type { Hand } from "../silhouettes/silhouette.ts";
import { type Across, besideSeam, type Leg, leg, legDrapes, legFolds, turnUp } from "./leg.ts";
import { pressedCrease } from "./trouser-front.ts";

export type SuitLeg = "straight" | "taper" | "wide" | "flare" | "cigarette";

/** Knee and hem, outer and inner distance from the centre front, and the length of the leg. */
type LegLine = readonly [knee: Across, hem: Across, length: number];

const mens: Record<SuitLeg, LegLine> = {
  straight: [[17.1, 1.5], [16, 1.9], 105],
  taper: [[16.4, 2], [14, 3], 103],
  wide: [[19.3, 1.4], [19.6, 1.4], 107],
  flare: [[16.4, 2.6], [18.6, 1.6], 107],
  cigarette: [[15.6, 2.4], [13, 3.4], 100],
};
const womens: Record<SuitLeg, LegLine> = {
  straight: [[16, 2], [16.2, 1.8], 103],
  taper: [[15.6, 2.4], [13, 3.4], 98],
  wide: [[18.6, 1], [20.6, 0.8], 106],
  flare: [[15, 2.6], [19.4, 0.6], 106],
  cigarette: [[14.2, 2.8], [11.8, 3.9], 95],
};

/** Where the waist of trousers sits below the shoulder. */
const waistHeight = { men: 42, women: 39 } as const satisfies Record<Universe, number>;

export interface SuitTrousers {
  readonly leg: SuitLeg;
  readonly turnUps: boolean;
  /** A braid down the outer seam. */
  readonly stripe?: Cloth;
  /** Half the width of the jacket's hem, under which the hips must stay. */
  readonly under: number;
}

/** Trousers as seen under a jacket, in the jacket's own coordinates. */
export function suitTrousers(plan: SuitTrousers, cloth: Cloth, hand: Hand): Part[] {
  const [knee, hem, length] = (hand.universe === "men" ? mens : womens)[plan.leg];
  const hip = Math.min(hand.universe === "men" ? 18.6 : 17.6, plan.under - 1.5);
  const wide = plan.leg === "wide" || plan.leg === "flare";
  const of = leg({
    waist: { half: hip - 6, height: 4 },
    hip,
    hipY: 19,
    crotch: 29,
    kneeY: 58,
    knee,
    hem,
    length,
  });
  const crease = pressedCrease(of);
  const fluid = cloth.kind === "crepe" || cloth.kind === "satin" || cloth.kind === "viscose";
  const drape = fluid ? legDrapes.fluid : { ...legDrapes.pressed, stack: wide ? 1 : 2, falls: wide ? 3 : 1 };
  const part = (random: Random): Part => ({
    outline: of.outline,
    cloth,
    role: "body",
    folds: [...legFolds(of, random, drape), ...crease.folds],
    lines: [crease.line, { path: of.inseam, kind: "seam", strength: 0.5 }],
    lift: 0.2,
  });
  const extras = [
    ...(plan.stripe ? [braid(of, plan.stripe)] : []),
    ...(plan.turnUps ? [turnUp(of, cloth, 4.2)] : []),
  ];
  const down = waistHeight[hand.universe];
  return [
    mirrorPart(part(hand.leftRandom)),
    part(hand.random),
    ...extras,
    ...extras.map((extra) => mirrorPart(extra)),
  ].map((one) => movePart(one, { at: ([x, y]) => [x, y + down], scale: 1 }));
}

function braid(of: Leg, cloth: Cloth): Part {
  const line = besideSeam(of, "outer", 1.3, 16, of.shape.length - 0.2);
  return { outline: ribbon(line, 1.6, 7), cloth, role: "body", edge: 0.5 };
}
