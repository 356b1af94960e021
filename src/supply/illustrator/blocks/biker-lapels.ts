import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { closedSpline, cubic, type Node, spline } from "../geometry/spline.ts";
import type { Part, Trim } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";

/** The opening of a front that closes off the centre: from both shoulders down to where the zip begins. */
export function bikerNeck(half: number, turn: Point): Path {
  const right = sideRoll(half, turn, 1);
  const left = sideRoll(half, turn, -1);
  return spline([-half, 0, "*"], ...[...left].reverse(), [turn[0], turn[1], "*"]).to(
    spline([turn[0], turn[1], "*"], ...right, [half, 0, "*"]),
  );
}

/** Nodes of the line a lapel turns along, from its end up to the neck. */
function sideRoll(half: number, [x, y]: Point, side: number): Node[] {
  const top = side * (half - 0.7);
  return [
    [mix(x, top, 0.36) + side * 0.3, mix(y, 1, 0.34)],
    [mix(x, top, 0.76) + side * 0.5, mix(y, 1, 0.72)],
  ];
}

export interface BikerLapels {
  readonly half: number;
  /** Where the lapels end and the zip begins. */
  readonly turn: Point;
  readonly cloth: Cloth;
  /** Metal of the snaps that hold lapels and collar down; none on a clean one. */
  readonly snap?: Colour;
}

/** Two broad lapels and a collar of two leaves; the right front's lapel is the broader one. */
export function bikerLapels({ half, turn, cloth, snap }: BikerLapels): Part[] {
  const lapel = (side: 1 | -1): Part => {
    const at = (x: number, y: number, isCorner?: "*"): Node =>
      isCorner ? [side * x, y, "*"] : [side * x, y];
    const wide = side === 1 ? 1 : 0;
    const tip: Point = [half + 6.2 + wide, 11.2];
    const outline = closedSpline(
      [turn[0], turn[1], "*"],
      ...sideRoll(half, turn, side),
      at(half - 0.7, 0.8, "*"),
      at(half + 2.2, 8.8, "*"),
      at(tip[0], tip[1], "*"),
      at(tip[0] - 2.2 + wide, mix(tip[1], turn[1], 0.34)),
      [mix(side * tip[0], turn[0], 0.56) + side * 0.6, mix(tip[1], turn[1], 0.7)],
    );
    const inner = spline(
      at(half + 2.4, 9.6, "*"),
      at(tip[0] - 1, tip[1] + 0.4, "*"),
      at(tip[0] - 2.9 + wide, mix(tip[1], turn[1], 0.34)),
      [mix(side * tip[0], turn[0], 0.56), mix(tip[1], turn[1], 0.68)],
    );
    const snaps: Trim[] = snap
      ? [
          {
            kind: "button",
            at: [side * (tip[0] - 1.7), tip[1] + 1],
            radius: 0.55,
            colour: snap,
            style: "snap",
          },
        ]
      : [];
    return {
      outline,
      cloth,
      role: "collar",
      lift: 0.55,
      grain: side * 18,
      folds: [
        {
          spine: spline(...sideRoll(half, turn, side).map(([x, y]): Node => [x + side * 1.1, y])),
          width: 0.9,
          depth: 0.6,
        },
        {
          spine: spline([side * half, 9], [side * half * 0.8, mix(9, turn[1], 0.5)]),
          width: 1.6,
          depth: 0.4,
        },
      ],
      lines: [{ path: inner, kind: "stitch" }],
      trims: snaps,
    };
  };
  const collarTip: Point = [half + 5, 7.2];
  const leaf: Part = {
    outline: closedSpline(
      [half - 1, -4.5, "*"],
      [half + 0.1, -4.1],
      [half + 1.3, -2],
      [half + 2.8, 1.2],
      [collarTip[0], collarTip[1], "*"],
      [half + 2, 9, "*"],
      [half - 0.9, 1.6, "*"],
      [half - 1.5, -1.4],
    ),
    cloth,
    role: "collar",
    lift: 0.5,
    grain: 24,
    lines: [
      {
        path: spline([half + 2.1, 1], [collarTip[0] - 0.6, collarTip[1] - 0.3, "*"], [half + 2.2, 8.2]),
        kind: "stitch",
      },
    ],
    trims: snap
      ? [
          {
            kind: "button",
            at: [collarTip[0] - 1.5, collarTip[1] - 0.6],
            radius: 0.5,
            colour: snap,
            style: "snap",
          },
        ]
      : [],
  };
  const top = cubic([0, -3.6], [half * 0.4, -3.6], [half * 0.72, -3.9], [half - 1, -4.5]);
  const low = cubic([0, 2.4], [half * 0.4, 2.4], [half * 0.7, 2], [half, 0.4]);
  const stand: Part = {
    outline: top.mirror().reverse().to(top).to(low.mirror().reverse().to(low).reverse()).close(),
    cloth,
    role: "back",
    inside: 0.36,
    flat: true,
  };
  return [stand, lapel(-1), lapel(1), mirrorPart(leaf), leaf];
}
