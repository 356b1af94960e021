import type { Cloth } from "../cloth/cloth.ts";
import { bow, ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { type Node, spline } from "../geometry/spline.ts";
import type { Fold, Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Random } from "../random.ts";
import { legBacks, legLine } from "./brief.ts";

/** The upper edge of a swimsuit or a body. y = 0 is the shoulder, x = 0 the centre front. */
type OnePieceTop = "scoop" | "plunge" | "square" | "straight" | "tank" | "tank-v" | "cups" | "one-shoulder";

interface TopNodes {
  /** From the inner end of the strap to the centre. */
  readonly neck: readonly Node[];
  /** From the outer end of the strap to the underarm. */
  readonly arm: readonly Node[];
}

const slimArm: readonly Node[] = [
  [9.1, 11.8, "*"],
  [10, 15.6],
  [11.6, 19],
  [13.9, 21.2, "*"],
];
const tankArm: readonly Node[] = [
  [11, 1.2, "*"],
  [10.5, 8],
  [10.8, 14.4],
  [12, 18.7],
  [13.9, 21.2, "*"],
];

const tops: Record<Exclude<OnePieceTop, "one-shoulder">, TopNodes> = {
  scoop: {
    neck: [
      [7.9, 11.8, "*"],
      [6.9, 15.4],
      [4, 18.6],
      [0, 19.6],
    ],
    arm: slimArm,
  },
  plunge: {
    neck: [
      [7.9, 11.8, "*"],
      [6.2, 17],
      [3, 24.6],
      [0, 30, "*"],
    ],
    arm: slimArm,
  },
  square: {
    neck: [
      [8, 11.8, "*"],
      [7.8, 17, "*"],
      [4, 17.6],
      [0, 17.8],
    ],
    arm: slimArm,
  },
  straight: {
    neck: [
      [8, 12.4, "*"],
      [5, 13.6],
      [0, 14.2],
    ],
    arm: slimArm,
  },
  tank: {
    neck: [
      [7.4, 0, "*"],
      [7.1, 7],
      [4.9, 13.6],
      [0, 16.4],
    ],
    arm: tankArm,
  },
  "tank-v": {
    neck: [
      [7.2, 0, "*"],
      [5.9, 8],
      [2.8, 17],
      [0, 23, "*"],
    ],
    arm: tankArm,
  },
  // Cups are laid over this edge.
  cups: {
    neck: [
      [10, 15, "*"],
      [5, 19.6],
      [0, 21],
    ],
    arm: [
      [10, 15, "*"],
      [12, 17.6],
      [13.9, 20.4, "*"],
    ],
  },
};

export interface OnePieceShape {
  readonly top: OnePieceTop;
  /** How high the leg is cut, 0 low … 1 high. */
  readonly leg: number;
  /** How far the back covers, 0 not at all … 1 fully. */
  readonly cover: number;
}

export interface OnePiece {
  readonly shape: OnePieceShape;
  readonly outline: Path;
  /** Upper edge from left to right. */
  readonly neck: Path;
  readonly arm: Path;
  readonly side: Path;
  readonly leg: Path;
  readonly hip: Point;
  readonly gusset: Point;
}

export function onePiece(shape: OnePieceShape): OnePiece {
  const hip: Point = [mix(15.7, 15.2, shape.leg), mix(59, 49.5, shape.leg)];
  const gusset: Point = [3.1, 71.5];
  const side = spline(
    [13.9, 21.2, "*"],
    [13.3, 26.4],
    [11.9, 33],
    [11.5, 38],
    [12.8, 44.2],
    [mix(14.4, 14.8, shape.leg), mix(51, 47.4, shape.leg)],
    [hip[0], hip[1], "*"],
  );
  const leg = legLine(hip, gusset, 0.34 + 0.3 * shape.leg);
  const bottom = spline([gusset[0], gusset[1], "*"], [0, gusset[1] + 0.5], [-gusset[0], gusset[1], "*"]);
  const below = side.to(leg).to(bottom).to(leg.mirror().reverse()).to(side.mirror().reverse());
  if (shape.top === "one-shoulder") {
    const arm = spline(
      ...tankArm.map(([x, y, corner]): Node => (corner ? [x - (y < 5 ? 1 : 0), y, corner] : [x, y])),
    );
    const neck = spline([-13.9, 20.4, "*"], [-7.4, 15.6], [-0.4, 9.6], [3.6, 4.6], [5, 0, "*"]);
    return {
      shape,
      outline: neck.to(arm).to(below).lineTo([-13.9, 20.4]).close(),
      neck,
      arm,
      side,
      leg,
      hip,
      gusset,
    };
  }
  const { neck: nodes, arm: armNodes } = tops[shape.top];
  const half = spline(...nodes);
  const arm = spline(...armNodes);
  const neck = half.mirror().to(half.reverse());
  return {
    shape,
    outline: neck.to(arm).to(below).to(arm.mirror().reverse()).close(),
    neck,
    arm,
    side,
    leg,
    hip,
    gusset,
  };
}

/** The inside of the back: above the front's upper edge, and beside it at the legs. */
export function onePieceBack(of: OnePiece, cloth: Cloth): Part[] {
  const { top, cover } = of.shape;
  const legs = legBacks(of.hip, of.gusset, of.leg, cover, cloth);
  const panel = (edge: Path, low: number): Part => ({
    outline: edge.lineTo([12, low], [-12, low]).close(),
    cloth,
    role: "back",
    inside: 0.44,
    flat: true,
  });
  if (top === "tank" || top === "tank-v") {
    const half = spline([7.4, 0, "*"], [6.4, 5], [3.4, 8.2], [0, 9]);
    const arm = spline(...tankArm);
    return [
      ...legs,
      {
        outline: half
          .mirror()
          .to(half.reverse())
          .lineTo([11, 1.2])
          .to(arm.map(([x, y]) => [x - 0.5 * Math.sin((Math.min(y, 20) / 20) * Math.PI), y]))
          .lineTo([-13.9, 21.2])
          .to(arm.mirror().reverse())
          .close(),
        cloth,
        role: "back",
        inside: 0.44,
        flat: true,
        trims: [{ kind: "label", at: [0, 10.6], width: 3, height: 1.2, colour: "#e4dfd5" }],
      },
    ];
  }
  if (top === "one-shoulder") {
    return [
      ...legs,
      panel(spline([-13.9, 20.6], [-6, 17.4], [2, 11], [6.4, 4], [8, 0.6]).lineTo([10, 1.2]), 26),
    ];
  }
  const rise = top === "straight" ? 12.2 : 17;
  return [
    ...legs,
    panel(
      spline([-13.9, 21.2], [-8, mix(rise, 21, 0.3)], [0, rise], [8, mix(rise, 21, 0.3)], [13.9, 21.2]),
      31,
    ),
  ];
}

/** Narrow straps over the shoulder and down the back. */
export function onePieceStraps(
  from: Point,
  width: number,
  cloth: Cloth,
  neck = false,
): { front: Part[]; back: Part[] } {
  const peak: Point = [neck ? 3.4 : from[0] - 0.7, 0];
  const rise = spline([from[0], from[1] + 0.3], [mix(from[0], peak[0], 0.4) + 0.35, from[1] * 0.5], peak);
  const fall = spline([peak[0] - 0.05, 0.15], [peak[0] - 0.9, 8], [peak[0] - 1.6, 18]);
  const front: Part = {
    outline: ribbon(rise, width, 6),
    cloth,
    role: "front",
    lift: 0.12,
    edge: 0.8,
  };
  const back: Part = {
    outline: ribbon(fall, width * 0.92, 6),
    cloth,
    role: "back",
    inside: 0.32,
    flat: true,
    edge: 0.7,
  };
  return {
    front: [front, mirrorPart(front)],
    back: neck
      ? [{ ...back, outline: ribbon(spline([peak[0], 0.1], [0, -0.9], [-peak[0], 0.1]), width * 0.9, 6) }]
      : [back, mirrorPart(back)],
  };
}

/** Stretched cloth over a body that is not there: light on bust and hip, the hollow of the waist. */
export function onePieceFolds({ shape, hip, gusset }: OnePiece, random: Random, amount = 1): Fold[] {
  const bust = (way: number): Fold[] => [
    {
      spine: spline([way * 8.2, 17], [way * 7.8, 21.6], [way * 7, 26.4]),
      width: 2.8,
      depth: (way < 0 ? 0.46 : 0.34) * amount,
    },
    {
      spine: spline([way * 2.4, 26.6], [way * 6.8, 28.6 + random.sway(0.4)], [way * 12, 26.2]),
      width: 1.5,
      depth: -0.15 * amount,
    },
  ];
  return [-1, 1].flatMap((way): Fold[] => [
    // Cups are rounded by themselves.
    ...(shape.top === "cups" ? [] : bust(way)),
    {
      spine: bow([way * 9.2, 42], [way * 10.4, hip[1] + 2], way * 0.05),
      width: 2.4,
      depth: (way < 0 ? 0.4 : 0.28) * amount,
    },
    {
      spine: bow([way * 11.8, 37 + random.sway(0.8)], [way * 6.6, 39.4 + random.sway(1)], way * 0.08),
      width: 0.6,
      depth: -0.34 * amount,
      swell: "start",
    },
    {
      spine: bow(
        [way * gusset[0] * 0.8, gusset[1] - 3],
        [way * (8 + random.sway(0.7)), mix(hip[1], gusset[1], 0.2)],
        way * -0.06,
      ),
      width: 0.7,
      depth: -0.28 * amount,
      swell: "start",
    },
  ]);
}
