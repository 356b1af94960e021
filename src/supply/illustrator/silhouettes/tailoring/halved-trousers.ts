import type { Cloth } from "../../cloth/cloth.ts";
import type { Colour } from "../../colour/oklab.ts";
import { bow, ribbon } from "../../geometry/along.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { movePart } from "../../model/place.ts";
import type { Random } from "../../random.ts";

export type SuitLeg = "straight" | "taper" | "wide" | "flare" | "cigarette";

/** Trousers folded along their creases and once across at the knee: the way they lie beside a jacket. */
export interface HalvedTrousers {
  readonly leg: SuitLeg;
  readonly turnUps: boolean;
  readonly button: Colour;
  /** A braid down the outer seam. */
  readonly stripe?: Cloth;
}

/** Widths of a leg laid flat at knee and hem. */
const legs: Record<SuitLeg, readonly [knee: number, hem: number]> = {
  straight: [22.4, 20.4],
  taper: [21, 17.4],
  wide: [25.6, 27],
  flare: [21.4, 26],
  cigarette: [20, 15.8],
};

const band = 4;
const seatY = 23;
/** Where they are folded, and where the hem comes to lie: below the pocket, so that both are seen. */
const foldY = 58;
const hemY = 15.5;

/** Front edge at x = 0, the back to the right; y = 0 at the waist. */
function halvedTrousers(plan: HalvedTrousers, cloth: Cloth, random: Random): Part[] {
  const [knee, hem] = legs[plan.leg];
  const seat = Math.max(24.5, knee + 1.6);
  const waistEnd = seat - 4.6;
  const fold = knee + 0.8;
  const front = spline([1.8, band, "*"], [0.5, 13], [0, seatY + 4], [0.2, foldY, "*"]);
  const back = spline(
    [waistEnd, band - 0.4, "*"],
    [seat - 1.3, 13],
    [seat, seatY],
    [mix(seat, fold, 0.6), mix(seatY, foldY, 0.45)],
    [fold, foldY, "*"],
  );
  const upperSeam = spline([seat * 0.5, band + 1], [seat * 0.5 - 0.6, seatY], [fold * 0.5, foldY]);
  const upper: Part = {
    outline: front.reverse().lineTo(back.start).to(back).close(),
    cloth,
    role: "body",
    lift: 0.45,
    folds: [drag([seat - 0.4, seatY - 8], [seat * 0.55, seatY - 5], -0.1)],
    lines: [
      { path: upperSeam, kind: "seam" },
      { path: spline([6.4, band + 0.6], [8.6, 10], [seat * 0.5 - 0.5, 15]), kind: "edge", strength: 0.85 },
      { path: polyline([seat - 9.4, 9.2], [seat - 3.2, 9.6]), kind: "edge", strength: 0.8 },
    ],
  };
  const waist: Part = {
    outline: spline([1.8, 0.2, "*"], [seat * 0.45, 0.5], [waistEnd - 0.2, -0.6, "*"])
      .lineTo([waistEnd + 0.1, band - 0.2])
      .to(spline([waistEnd + 0.1, band - 0.2, "*"], [seat * 0.45, band + 0.7], [1.7, band + 0.3, "*"]))
      .close(),
    cloth,
    role: "belt",
    grain: 90,
    lift: 0.25,
    lines: [5.2, seat * 0.55, seat - 7.4].flatMap((x) =>
      [0, 1.1].map((dx) => ({
        path: polyline([x + dx, 0.3], [x + dx, band + 0.9]),
        kind: "seam" as const,
      })),
    ),
    trims: [{ kind: "button", at: [3.2, band * 0.55], radius: 0.7, colour: plan.button }],
  };
  const inner = spline(
    [0.9, hemY, "*"],
    [0.3, mix(hemY, foldY, 0.5)],
    [0.1, foldY - 2.4],
    [0.9, foldY + 0.5, "*"],
  );
  const outer = spline(
    [hem + 0.9, hemY - 0.3, "*"],
    [mix(hem + 0.9, fold + 0.3, 0.52), mix(hemY, foldY, 0.5)],
    [fold + 0.4, foldY - 2.4],
    [fold - 0.4, foldY + 0.5, "*"],
  );
  const mouth = spline([0.9, hemY, "*"], [hem * 0.5, hemY - 0.7], [hem + 0.9, hemY - 0.3, "*"]);
  const lowerSeam = spline(
    [hem * 0.5 + 0.9, hemY - 0.4],
    [mix(hem, fold, 0.5) * 0.5 + 0.5, mix(hemY, foldY, 0.5)],
    [fold * 0.5, foldY],
  );
  const lower: Part = {
    outline: mouth.to(outer).to(inner.reverse()).close(),
    cloth,
    role: "body",
    lift: 0.6,
    folds: legFolds(hem, fold, random),
    lines: [
      { path: lowerSeam, kind: "seam" },
      { path: outer.shift(-0.6, 0), kind: "crease", strength: 0.7 },
      ...(plan.turnUps ? [] : [{ path: mouth.shift(0, 3.4), kind: "fine" as const }]),
    ],
  };
  // The other leg shows as a sliver at the fold and at the hem.
  const under: Part = {
    ...lower,
    folds: [],
    lines: [],
    light: -0.07,
    lift: 0.3,
    outline: lower.outline.shift(0.6, -0.8),
  };
  const bend: Part = { ...upper, folds: [], lines: [], light: -0.07, outline: upper.outline.shift(0.4, 1.5) };
  const turned: Part = {
    outline: mouth
      .map(([x, y]): Point => [mix(x, hem * 0.5, -0.02), y - 0.3])
      .lineTo([hem * 1.01 + 0.9, hemY + 4.2])
      .to(spline([hem * 1.01 + 0.9, hemY + 4.2, "*"], [hem * 0.5, hemY + 3.8], [0.7, hemY + 4.5, "*"]))
      .close(),
    cloth,
    role: "cuff",
    lift: 0.35,
  };
  const braid = (line: typeof upperSeam): Part[] =>
    plan.stripe ? [{ outline: ribbon(line, 2, 6), cloth: plan.stripe, role: "body", edge: 0.5 }] : [];
  return [
    bend,
    upper,
    ...braid(upperSeam),
    waist,
    under,
    lower,
    ...braid(lowerSeam),
    ...(plan.turnUps ? [turned] : []),
  ];
}

const drag = (from: Point, to: Point, bend: number): Fold => ({
  spine: bow(from, to, bend),
  width: 0.8,
  depth: -0.4,
  swell: "start",
});

/** Pressed and laid flat: long shallow falls, and the cloth round over the fold. */
function legFolds(hem: number, fold: number, random: Random): Fold[] {
  const fall = (share: number, width: number, depth: number): Fold => ({
    spine: bow(
      [hem * share + 0.9, hemY + random.between(2, 7)],
      [fold * share + random.sway(0.5), foldY - random.between(1, 6)],
      random.sway(0.02),
    ),
    width,
    depth,
  });
  return [
    fall(0.2, 2, 0.45),
    fall(0.36, 1.1, -0.3),
    fall(0.72, 2, 0.42),
    fall(0.86, 1.1, -0.3),
    { spine: bow([1, foldY - 0.6], [fold - 1, foldY - 0.6], 0.005), width: 1.3, depth: -0.34 },
    { spine: bow([1, foldY - 3.4], [fold - 1, foldY - 3.4], 0.005), width: 1.5, depth: 0.3 },
  ];
}

/** Laid half under the sleeve of a jacket with shoulders this wide, their fold a hand below its hem. */
export function trousersBeside(
  { shoulder, length }: { readonly shoulder: number; readonly length: number },
  plan: HalvedTrousers,
  cloth: Cloth,
  random: Random,
): Part[] {
  // Short jackets end above their own sleeves: the sleeves then say how low the trousers lie.
  const down = Math.max(length, 68) + 5.5 - foldY;
  return halvedTrousers(plan, cloth, random).map((part) =>
    movePart(part, { at: ([x, y]) => [x + shoulder - 1.2, y + down], scale: 1 }),
  );
}
