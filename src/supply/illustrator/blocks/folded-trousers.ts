import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { bow, ribbon } from "../geometry/along.ts";
import { mix, type Point } from "../geometry/point.ts";
import { polyline, spline } from "../geometry/spline.ts";
import type { Fold, Part } from "../model/part.ts";
import type { Random } from "../random.ts";

/** Trousers laid along their creases, seen from the side: how wide a leg is, and how long. */
export interface FoldedTrousers {
  readonly knee: number;
  readonly hem: number;
  readonly length: number;
  readonly turnUps: boolean;
  /** A braid down the outer seam. */
  readonly stripe?: Cloth;
}

const band = 4;
const seatY = 24;

/** Front edge at x = 0, the back to the right; y = 0 at the waist. */
export function foldedTrousers(plan: FoldedTrousers, cloth: Cloth, button: Colour, random: Random): Part[] {
  const { knee, hem, length } = plan;
  const seat = Math.max(24.5, knee + 2.5);
  const kneeY = mix(seatY, length, 0.42);
  const front = spline([1.8, band, "*"], [0.5, 14], [0, seatY + 4], [0.4, kneeY], [1.1, length, "*"]);
  const back = spline(
    [seat - 4.6, band - 0.4, "*"],
    [seat - 1.2, 14],
    [seat, seatY],
    [mix(seat, knee, 0.75) + 0.5, mix(seatY, kneeY, 0.55)],
    [knee + 0.6, kneeY],
    [hem + 1.2, length - 0.4, "*"],
  );
  const foot = spline([hem + 1.2, length - 0.4, "*"], [hem * 0.55, length + 0.7], [1.1, length, "*"]);
  const seam = spline(
    [seat * 0.5, band + 1],
    [seat * 0.5 - 0.6, seatY],
    [knee * 0.52, kneeY],
    [hem * 0.52 + 0.6, length],
  );
  const leg = (folds: Fold[]): Part => ({
    outline: front.reverse().to(polyline(front.start, back.start)).to(back).to(foot).close(),
    cloth,
    role: "body",
    lift: 0.4,
    folds,
    lines: [
      { path: seam, kind: "seam" },
      { path: spline([6.4, band + 0.6], [8.6, 12], [seat * 0.5 - 0.5, 19.5]), kind: "edge", strength: 0.85 },
      { path: front.map(([x, y]) => [x + 0.5, y]), kind: "crease", strength: 0.7 },
    ],
  });
  const top: Point = [1.8, 0.2];
  const waist: Part = {
    outline: spline([top[0], top[1], "*"], [seat * 0.45, 0.5], [seat - 4.8, -0.6, "*"])
      .lineTo([seat - 4.5, band - 0.2])
      .to(spline([seat - 4.5, band - 0.2, "*"], [seat * 0.45, band + 0.7], [1.7, band + 0.3, "*"]))
      .close(),
    cloth,
    role: "belt",
    grain: 90,
    lift: 0.25,
    lines: [5.2, seat - 8].map((x) => ({ path: polyline([x, 0.4], [x, band + 0.4]), kind: "seam" as const })),
    trims: [{ kind: "button", at: [3.2, band * 0.55], radius: 0.7, colour: button }],
  };
  // The other leg shows as a sliver below the first.
  const behind: Part = { ...leg([]), lines: [], light: -0.06, outline: leg([]).outline.shift(-0.7, 0.9) };
  const cuff: Part = {
    outline: polyline(
      [0.8, length - 4],
      [hem + 1.6, length - 4.4],
      [hem + 1.6, length],
      [0.8, length + 0.5],
    ).close(),
    cloth,
    role: "cuff",
    lift: 0.3,
  };
  const braid: Part[] = plan.stripe
    ? [{ outline: ribbon(seam, 2, 8), cloth: plan.stripe, role: "body", edge: 0.5 }]
    : [];
  return [behind, leg(foldsOf(plan, seat, random)), ...braid, waist, ...(plan.turnUps ? [cuff] : [])];
}

/** Laid flat, they fold little: two drags from the seat, long falls beside the seam. */
function foldsOf({ knee, hem, length }: FoldedTrousers, seat: number, random: Random): Fold[] {
  const fall = (share: number, width: number, depth: number): Fold => ({
    spine: bow(
      [seat * share + random.sway(0.6), seatY + random.between(0, 8)],
      [hem * share + 1, length - 1],
      random.sway(0.02),
    ),
    width,
    depth,
  });
  return [
    {
      spine: bow([seat - 0.4, seatY + 2], [seat * 0.55, seatY + 9], -0.08),
      width: 0.9,
      depth: -0.4,
      swell: "start",
    },
    {
      spine: bow([0.3, seatY + 3], [knee * 0.45, seatY + 12], 0.06),
      width: 0.7,
      depth: -0.3,
      swell: "start",
    },
    fall(0.24, 2.2, 0.5),
    fall(0.42, 1.2, -0.32),
    fall(0.74, 2, 0.4),
    fall(0.88, 1.2, -0.34),
  ];
}
