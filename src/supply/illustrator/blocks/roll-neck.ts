import type { Cloth } from "../cloth/cloth.ts";
import { bow } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { type Node, polyline, spline } from "../geometry/spline.ts";
import type { Fold, Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import { neckLabel, type RibbedNeck, roundNeck } from "./ribbed-neck.ts";

/** A line across the body: given from its centre to its right end, smooth over the centre. */
const whole = (...right: readonly [Node, ...Node[]]): Path =>
  spline(
    ...right
      .slice(1)
      .map(([x, y, kind]): Node => (kind ? [-x, y, kind] : [-x, y]))
      .reverse(),
    ...right,
  );

/** A tube around the neck: folded over itself, or standing once and lower. */
export function rollNeck(
  {
    half,
    height,
    folded,
    cloth,
  }: {
    readonly half: number;
    /** Above the shoulder: 7.8 for a roll, 4 to 6 for a mock or funnel neck. */
    readonly height: number;
    readonly folded: boolean;
    readonly cloth: Cloth;
  },
  random: Random,
): RibbedNeck {
  const top = half - 1.4;
  const rim = whole([0, -height + 2.3], [top * 0.54, -height + 1.9], [top, -height, "*"]);
  const backRim = whole([0, -height + 0.6], [top * 0.5, -height + 0.5], [top, -height, "*"]);
  const low = half + 0.5;
  const depth = 5.4;
  const edge = spline(
    [top, -height, "*"],
    [half - 0.5, -height * 0.7],
    [half - 0.1, -height * 0.36],
    [low, 1.4, "*"],
  );
  const base = whole([0, depth + 0.5], [low * 0.55, depth - 0.5], [low, 1.4, "*"]);
  const inside: Part = {
    outline: backRim.to(rim.shift(0, 0.4).reverse()).close(),
    cloth,
    role: "back",
    inside: 0.58,
    flat: true,
    edge: 0.7,
  };
  const creases = (from: number, until: number): Fold[] =>
    [-0.55, 0.5].map((x) => ({
      spine: bow(
        [x * half + random.sway(0.8), from],
        [x * half * 0.55 + random.sway(0.8), until],
        random.sway(0.1),
      ),
      width: 0.7,
      depth: -0.4,
    }));
  const tube: Part = {
    outline: rim.to(edge).to(base.reverse()).to(edge.mirror().reverse()).close(),
    cloth,
    role: "collar",
    lift: 0.3,
    folds: folded
      ? []
      : [
          { spine: base.map(([x, y]) => [x * 0.92, y - 1.3]), width: 0.8, depth: -0.34 },
          { spine: rim.map(([x, y]) => [x * 0.94, y + 1.5]), width: 0.8, depth: 0.34 },
          ...(height > 6 ? creases(-height + 3, 1.5) : []),
        ],
    lines: [{ path: base, kind: "groove" }],
  };
  if (!folded) return { seam: roundNeck(half, depth), back: [inside], front: [tube] };
  const turnedY = -0.6;
  const turnedEdge = spline(
    [top, -height, "*"],
    [half + 0.1, -height * 0.74],
    [half + 0.65, -height * 0.4],
    [half + 0.5, turnedY, "*"],
  );
  const turnedHem = whole([0, 3.5], [half * 0.56, 2.5], [half + 0.5, turnedY, "*"]);
  const turned: Part = {
    outline: rim.to(turnedEdge).to(turnedHem.reverse()).to(turnedEdge.mirror().reverse()).close(),
    cloth,
    role: "collar",
    lift: 0.6,
    folds: creases(-height + 2.8, 1.6),
  };
  return { seam: roundNeck(half, depth), back: [inside], front: [tube, turned] };
}

/** A wide neck that falls in swags: each a valley with a lit lip below it. */
export function cowlNeck(half: number, cloth: Cloth, body: Cloth, random: Random): RibbedNeck {
  const wide = half + 2.2;
  const rim = whole([0, 6.2], [half * 0.45, 4.6], [half * 0.84, 0.2], [half + 0.4, -3.6, "*"]);
  const side = spline([half + 0.4, -3.6, "*"], [wide + 0.3, -1.8], [wide + 0.8, 1.8, "*"]);
  const low = whole([0, 18], [half * 0.62, 16], [half * 1.06, 9.4], [wide + 0.8, 1.8, "*"]);
  const back = whole([0, -1.9], [half * 0.5, -2.2], [half + 0.4, -3.6, "*"]);
  const swag = (from: number, depth: number, lean: number): Path =>
    spline(
      [-half - 1, from],
      [-half * 0.68 + lean, from + depth * 0.66],
      [lean, from + depth],
      [half * 0.68 + lean, from + depth * 0.64],
      [half + 1, from],
    );
  const swags = [
    [-0.6, 12.9, 0.9],
    [1, 14.6, 0.62],
  ] as const;
  const folds = swags.flatMap(([from, depth, strength]): Fold[] => {
    const lean = random.sway(1.1);
    return [
      { spine: swag(from, depth, lean), width: 0.8, depth: -0.7 * strength },
      { spine: swag(from + 1.3, depth - 0.1, lean), width: 0.8, depth: 0.7 * strength },
    ];
  });
  return {
    seam: roundNeck(wide, 9),
    back: [
      {
        outline: back.to(rim.shift(0, 0.5).reverse()).close(),
        cloth: body,
        role: "back",
        inside: 0.58,
        flat: true,
        trims: [neckLabel(0.9)],
      },
    ],
    front: [
      {
        outline: rim.to(side).to(low.reverse()).to(side.mirror().reverse()).close(),
        cloth,
        role: "collar",
        lift: 0.4,
        folds,
      },
      // Its upper layer falls over the rest.
      {
        outline: rim
          .to(spline([half + 0.4, -3.6, "*"], [wide - 0.2, -2.4], [wide, -0.4, "*"]))
          .to(whole([0, 11.2], [half * 0.6, 9.4], [half * 1.02, 4.4], [wide, -0.4, "*"]).reverse())
          .to(spline([-wide, -0.4, "*"], [-wide + 0.2, -2.4], [-half - 0.4, -3.6, "*"]))
          .close(),
        cloth,
        role: "collar",
        lift: 0.55,
        folds: [
          { spine: swag(-2.6, 10.2, random.sway(0.8)), width: 0.7, depth: -0.5 },
          { spine: swag(-1.6, 10.8, random.sway(0.6)), width: 0.8, depth: 0.6 },
        ],
      },
    ],
  };
}

/** A little triangle of rib below the neck of a sweatshirt, as it was first sewn to stretch. */
export const veeInsert = (depth: number, cloth: Cloth): Part => {
  const [a, b] = [3.3, 5.2];
  return {
    outline: spline([-a, depth - 0.75, "*"], [0, depth + 0.2], [a, depth - 0.75, "*"])
      .lineTo([0, depth + b])
      .close(),
    cloth,
    role: "body",
    flat: true,
    edge: 0.7,
    lines: [{ path: polyline([-a, depth - 0.4], [0, depth + b - 0.7], [a, depth - 0.4]), kind: "stitch" }],
  };
};
