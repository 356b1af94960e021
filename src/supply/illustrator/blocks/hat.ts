import type { Cloth } from "../cloth/cloth.ts";
import { bow, offset } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { closedSpline, type Node, spline } from "../geometry/spline.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import type { Random } from "../random.ts";

export interface BrimShape {
  /** Half its width, and how far it reaches towards us and away. */
  readonly half: number;
  readonly front: number;
  readonly back: number;
  /** How far its sides turn up (positive) or hang (negative). */
  readonly curl: number;
  /** How much its edge waves. */
  readonly wave: number;
}

/** A brim seen from a little above; the crown stands on its middle. */
export function brim(
  shape: BrimShape,
  cloth: Cloth,
  random: Random,
  edge: "raw" | "stitched" | "bound",
): Part[] {
  const { half, front, back, curl, wave } = shape;
  const w = () => random.sway(wave);
  const nodes: Node[] = [
    [-half, -curl + w()],
    [-half * 0.965, front * 0.2 - curl * 0.8],
    [-half * 0.84, front * 0.52 - curl * 0.4 + w()],
    [-half * 0.5, front * 0.86 + w()],
    [0, front + w() * 0.5],
    [half * 0.5, front * 0.86 + w()],
    [half * 0.84, front * 0.52 - curl * 0.4 + w()],
    [half * 0.965, front * 0.2 - curl * 0.8],
    [half, -curl + w()],
    [half * 0.84, -back * 0.66 - curl * 0.6],
    [half * 0.45, -back],
    [0, -back * 1.08],
    [-half * 0.45, -back],
    [-half * 0.84, -back * 0.66 - curl * 0.6],
  ];
  const outline = closedSpline(...nodes);
  const nearEdge = spline(...nodes.slice(0, 9));
  const along = (by: number) => offset(nearEdge, by, 0.02, 0.98, 16);
  const lines: Line[] =
    edge === "stitched"
      ? [0.5, 1.1, 1.7].map((by) => ({ path: along(-by), kind: "stitch", strength: 0.9 }))
      : edge === "bound"
        ? [{ path: along(-0.55), kind: "seam", strength: 0.9 }]
        : [{ path: along(-0.4), kind: "fine", strength: 0.8 }];
  const folds: Fold[] = [
    {
      spine: spline(
        [-half * 0.86, 0.2 - curl * 0.5],
        [-half * 0.5, front * 0.5],
        [0, front * 0.72],
        [half * 0.3, front * 0.66],
      ),
      width: front * 0.16,
      depth: 0.7,
    },
    {
      spine: spline(
        [-half * 0.2, front * 0.5],
        [half * 0.4, front * 0.5],
        [half * 0.85, front * 0.1 - curl * 0.6],
      ),
      width: front * 0.2,
      depth: -0.35,
    },
    { spine: bow([half * 0.95, -curl * 0.8], [half * 0.6, front * 0.5], 0.12), width: 0.9, depth: -0.4 },
  ];
  // The far side turns its lower face to us where the brim curls up.
  const far: Part = {
    outline: closedSpline(
      [-half * 0.96, -curl * 1.05, "*"],
      [-half * 0.84, -back * 0.66 - curl * 0.62 - 0.2],
      [-half * 0.45, -back - 0.35],
      [0, -back * 1.08 - 0.35],
      [half * 0.45, -back - 0.35],
      [half * 0.84, -back * 0.66 - curl * 0.62 - 0.2],
      [half * 0.96, -curl * 1.05, "*"],
      [0, 0.4, "*"],
    ),
    cloth,
    role: "back",
    inside: 0.42,
  };
  return [...(curl > 0.2 ? [far] : []), { outline, cloth, role: "body", lift: 0.25, folds, lines }];
}

export interface CrownShape {
  /** Half its width at the brim and near the top. */
  readonly half: number;
  readonly topHalf: number;
  readonly height: number;
  /** How far its foot bows towards us. */
  readonly foot: number;
  readonly top: "pinched" | "creased" | "round" | "flat";
}

/** The foot of a crown, from left to right. */
const crownFoot = ({ half, foot }: CrownShape, up = 0): Path => {
  const narrow = half - up * 0.06;
  return spline(
    [-narrow, -up],
    [-narrow * 0.82, foot * 0.52 - up],
    [-narrow * 0.45, foot * 0.9 - up],
    [0, foot - up],
    [narrow * 0.45, foot * 0.9 - up],
    [narrow * 0.82, foot * 0.52 - up],
    [narrow, -up],
  );
};

export function crown(shape: CrownShape, cloth: Cloth, random: Random): Part {
  const { half, topHalf, height, top } = shape;
  const right: Record<CrownShape["top"], readonly Node[]> = {
    pinched: [
      [half * 0.985, -height * 0.3],
      [topHalf * 1.06, -height * 0.72],
      [topHalf * 0.8, -height * 0.98],
      [topHalf * 0.42, -height * 1.0],
      [topHalf * 0.14, -height * 0.935],
    ],
    creased: [
      [half * 0.985, -height * 0.3],
      [topHalf * 1.08, -height * 0.74],
      [topHalf * 0.86, -height * 0.99],
      [topHalf * 0.45, -height * 1.02],
      [topHalf * 0.14, -height * 0.95],
    ],
    round: [
      [half * 0.99, -height * 0.3],
      [topHalf * 1.08, -height * 0.66],
      [topHalf * 0.72, -height * 0.93],
    ],
    flat: [
      [half * 0.98, -height * 0.4],
      [topHalf * 1.05, -height * 0.86],
      [topHalf * 0.9, -height * 0.985],
      [topHalf * 0.4, -height * 1.04],
    ],
  };
  const middle: Node =
    top === "pinched"
      ? [0, -height * 0.915]
      : top === "creased"
        ? [0, -height * 0.93]
        : [0, -height * (top === "round" ? 1 : 1.05)];
  const side = right[top];
  const left = side.map(([x, y]): Node => [-x * 1.01, y]);
  const outline = crownFoot(shape)
    .to(spline([half, 0], ...side, middle, ...left.reverse(), [-half, 0]))
    .close();
  const dent: Fold[] =
    top === "pinched"
      ? [
          {
            spine: bow([-topHalf * 0.5, -height * 0.94], [-topHalf * 0.34, -height * 0.42], -0.12),
            width: 0.85,
            depth: -0.62,
            swell: "start",
          },
          {
            spine: bow([topHalf * 0.52, -height * 0.94], [topHalf * 0.36, -height * 0.4], 0.12),
            width: 0.95,
            depth: -0.72,
            swell: "start",
          },
          {
            spine: bow([-topHalf * 0.02, -height * 0.84], [0, -height * 0.36], 0.03),
            width: 1.1,
            depth: 0.7,
          },
        ]
      : top === "creased"
        ? [
            {
              spine: spline(
                [-topHalf * 0.5, -height * 0.97],
                [0, -height * 0.88],
                [topHalf * 0.5, -height * 0.97],
              ),
              width: 0.7,
              depth: -0.7,
            },
            {
              spine: bow([-topHalf * 0.1, -height * 0.86], [-topHalf * 0.16, -height * 0.5], 0.1),
              width: 0.8,
              depth: -0.34,
              swell: "start",
            },
          ]
        : top === "flat"
          ? [
              {
                spine: spline([-topHalf, -height * 0.9], [0, -height * 0.82], [topHalf, -height * 0.9]),
                width: 0.35,
                depth: -0.4,
              },
            ]
          : [
              {
                spine: bow([-topHalf * 0.4, -height * 0.82], [topHalf * 0.5, -height * 0.86], -0.1),
                width: 1.1,
                depth: 0.4,
              },
            ];
  return {
    outline,
    cloth,
    role: "body",
    lift: 0.45,
    folds: [
      ...dent,
      {
        spine: bow([-half * 0.62, -height * 0.8], [-half * 0.72, -1], 0.04 + random.sway(0.02)),
        width: 1.3,
        depth: 0.4,
      },
      { spine: bow([half * 0.8, -height * 0.6], [half * 0.86, -0.6], -0.03), width: 1.1, depth: -0.4 },
    ],
  };
}

/** A band around the foot of a crown. */
export function hatBand(shape: CrownShape, height: number, cloth: Cloth): Part {
  return {
    outline: crownFoot(shape, -0.05).to(crownFoot(shape, height).reverse()).close(),
    cloth,
    role: "belt",
    lift: 0.15,
    lines: [
      { path: crownFoot(shape, 0.25), kind: "fine", strength: 0.9 },
      { path: crownFoot(shape, height - 0.25), kind: "fine", strength: 0.9 },
    ],
  };
}

/** A flat bow on the side of a band. */
export function bandBow(shape: CrownShape, height: number, cloth: Cloth): Part[] {
  const x = -shape.half * 0.86;
  const y = shape.foot * 0.42 - height / 2;
  const loop: Part = {
    outline: closedSpline(
      [x - 0.5, y - height * 0.5, "*"],
      [x + 2.5, y - height * 0.32, "*"],
      [x + 2.2, y + height * 0.28],
      [x + 2.55, y + height * 0.78, "*"],
      [x - 0.4, y + height * 0.42, "*"],
    ),
    cloth,
    lift: 0.2,
    grain: 12,
    folds: [{ spine: bow([x + 0.2, y], [x + 2.2, y + 0.2], 0.06), width: 0.3, depth: -0.4 }],
  };
  const knot: Part = {
    outline: closedSpline(
      [x - 0.1, y - height * 0.6, "*"],
      [x + 0.7, y - height * 0.52, "*"],
      [x + 0.78, y + height * 0.62, "*"],
      [x - 0.05, y + height * 0.5, "*"],
    ),
    cloth,
    lift: 0.2,
  };
  return [loop, knot];
}
