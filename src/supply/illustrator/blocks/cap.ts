import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { bow, offset } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import type { Point } from "../geometry/point.ts";
import { between } from "../geometry/point.ts";
import { closedSpline, spline } from "../geometry/spline.ts";
import type { Line, Part, Trim } from "../model/part.ts";

/** A cap in three-quarter view, its visor to the left. */
export interface CapShape {
  /** How high its front stands. */
  readonly height: number;
  /** Flat or bent visor, 0 … 1. */
  readonly bend: number;
}

const button: Point = [0.6, -10.4];

/** The foot of the crown, from the front of the visor to the back. */
const foot = spline([-9.7, 1], [-7.4, 2.9], [-2.6, 4.3], [2.6, 4.6], [7.2, 4.2], [10.3, 3]);

const topOf = ({ height }: CapShape): Point => [button[0], -height];

function crownOutline(shape: CapShape): Path {
  const [x, y] = topOf(shape);
  return foot
    .to(
      spline(
        [10.3, 3],
        [10.5, -0.4],
        [9.3, -4.3],
        [5.8, y * 0.83],
        [x, y],
        [-4.4, y * 0.93],
        [-8.1, y * 0.64],
        [-9.7, y * 0.22],
        [-9.7, 1],
      ),
    )
    .close();
}

/** Seams from the button down to the foot. */
function panelSeams(shape: CapShape): { front: Path; side: Path; back: Path } {
  const top = topOf(shape);
  const [, y] = top;
  return {
    front: spline(top, [-3.4, y * 0.82], [-5.3, y * 0.42], [-5.6, 3.4]),
    side: spline(top, [2.4, y * 0.84], [4, y * 0.4], [4.4, 4.5]),
    back: spline(top, [5.6, y * 0.82], [8.2, y * 0.44], [8.9, 3.7]),
  };
}

export interface CapCloths {
  readonly front: Cloth;
  readonly back: Cloth;
  readonly visor: Cloth;
  readonly button: Colour;
}

/** Crown of six panels, visor with its rows of stitches, button, eyelets. */
export function cap(
  shape: CapShape,
  { front, back, visor, button: knob }: CapCloths,
  badge: readonly Trim[],
): Part[] {
  const { front: first, side, back: last } = panelSeams(shape);
  const outline = crownOutline(shape);
  const top = topOf(shape);
  const beside = (seam: Path): Line[] => [
    { path: seam, kind: "seam" },
    { path: offset(seam, 0.28, 0.06, 0.97, 8), kind: "stitch", strength: 0.8 },
    { path: offset(seam, -0.28, 0.06, 0.97, 8), kind: "stitch", strength: 0.8 },
  ];
  const eyelet = (x: number, y: number): Trim => ({ kind: "rivet", at: [x, y], radius: 0.2, colour: knob });
  const folds = [
    { spine: bow([-6.6, top[1] * 0.66], [-8.6, 0.4], 0.1), width: 1.4, depth: 0.5 },
    { spine: bow([-2.2, top[1] * 0.72], [-2.6, 3], -0.05), width: 2, depth: 0.35 },
    { spine: bow([9, -4.2], [9.6, 2.4], -0.06), width: 1.3, depth: -0.5 },
    { spine: bow([5.4, 0.8], [9.6, -0.6], 0.14), width: 0.6, depth: -0.36 },
    { spine: bow([1.6, 3.6], [4.2, -3], 0.05), width: 1, depth: -0.24 },
  ];
  const crown: Part = {
    outline,
    cloth: front,
    role: "body",
    lift: 0.4,
    folds,
    lines: [
      ...beside(first),
      ...beside(side),
      ...beside(last),
      { path: foot.shift(0, -0.75), kind: "stitch", strength: 0.6 },
    ],
    trims: [...badge, eyelet(0.4, top[1] * 0.6), eyelet(6.3, top[1] * 0.56), eyelet(-6.9, top[1] * 0.52)],
  };
  // Behind the side seam the cloth may be another, such as net.
  const rear: Part = {
    outline: side
      .to(spline([4.4, 4.5], [7.2, 4.2], [10.3, 3]))
      .to(spline([10.3, 3], [10.5, -0.4], [9.3, -4.3], [5.8, top[1] * 0.83], top))
      .close(),
    cloth: back,
    role: "body",
    edge: 0.6,
    folds: folds.slice(2, 4),
    lines: [...beside(last), { path: side, kind: "seam" }],
    trims: [eyelet(6.3, top[1] * 0.56)],
  };
  const knot: Part = {
    outline: closedSpline(
      [top[0] - 0.75, top[1] + 0.1],
      [top[0], top[1] - 0.42],
      [top[0] + 0.75, top[1] + 0.1],
      [top[0], top[1] + 0.32],
    ),
    cloth: visor,
    role: "body",
    lift: 0.15,
  };
  const inside: Part = {
    outline: closedSpline([4, 3.6], [7.2, 3.4], [10.2, 2.6], [9.6, 4.5], [6.4, 5.3], [3.4, 5.2]),
    cloth: back,
    role: "lining",
    inside: 0.6,
  };
  return [inside, crown, ...(front === back ? [] : [rear]), knot, ...visorParts(shape, visor)];
}

function visorParts({ bend }: CapShape, cloth: Cloth): Part[] {
  const root = spline([-9.9, 0.4], [-7.6, 2.6], [-2.8, 4.1], [2.4, 4.5]);
  const tip = spline(
    [2.4, 4.5],
    [0.6, 6.4 + bend * 0.9],
    [-4.4, 7.9 + bend * 0.8],
    [-10.2, 7.4 + bend * 0.2],
    [-14.2, 5.2 - bend * 0.2],
    [-14.9, 2.8 + bend * 0.5],
    [-13, 1.2 + bend * 0.7],
    [-9.9, 0.4],
  );
  const rows: Line[] = Array.from({ length: 6 }, (_, i) => {
    const share = 0.14 + i * 0.14;
    const points = Array.from({ length: 11 }, (__, k) => {
      const along = k / 10;
      return between(root.at(0.03 + along * 0.94), tip.at(0.96 - along * 0.92), share);
    });
    return { path: spline(...points), kind: "stitch", strength: 0.8 };
  });
  const under: Part = {
    outline: root.to(tip).close().shift(-0.1, 0.4),
    cloth,
    role: "lining",
    inside: 0.45,
  };
  return [
    under,
    {
      outline: root.to(tip).close(),
      cloth,
      role: "front",
      lift: 0.42,
      grain: 20,
      folds: [
        {
          spine: spline([-12.6, 3], [-8, 5.4 + bend * 0.5], [-2.6, 5.8]),
          width: 0.9 + bend * 0.5,
          depth: 0.6,
        },
        { spine: spline([-9.4, 1.4], [-6.4, 3.8], [-1.2, 5]), width: 0.6, depth: -0.5 },
      ],
      lines: rows,
    },
  ];
}
