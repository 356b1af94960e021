import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import type { Node } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import { type Foot, feather, heelBack, ridge } from "./shoe-last.ts";
import { mouth, stitched } from "./shoe-shading.ts";

export type Collar = "low" | "mid" | "high";

const collars: Record<Collar, readonly Node[]> = {
  low: [
    [0.85, -8.1, "*"],
    [2.2, -7.9],
    [4.4, -6.5],
    [6.6, -6.1],
    [8.6, -6.9],
    [10, -8.8, "*"],
  ],
  mid: [
    [1.05, -11.6, "*"],
    [2.6, -11.5],
    [5, -10.5],
    [7.2, -10.5],
    [9.4, -12, "*"],
  ],
  high: [
    [1.35, -15.6, "*"],
    [3, -15.5],
    [5.6, -15],
    [7.8, -15.2],
    [9.6, -16, "*"],
  ],
};
const tongues: Record<Collar, readonly Node[]> = {
  low: [
    [9.3, -9.6, "*"],
    [9.5, -11],
    [10.5, -11.5],
    [12.2, -10.5],
    [14.6, -8.6],
  ],
  mid: [
    [8.9, -12.8, "*"],
    [8.9, -14.4],
    [10.1, -14.9],
    [11.6, -13.4],
    [12.9, -11.1],
    [14.8, -8.8],
  ],
  high: [
    [9, -16.4, "*"],
    [9, -17.9],
    [10.2, -18.3],
    [11.3, -16.8],
    [12.2, -13.4],
    [13.4, -10.6],
    [15.2, -8.4],
  ],
};
const facings: Record<Collar, readonly Node[]> = {
  low: [
    [10, -8.8, "*"],
    [12.4, -7.9],
    [15.4, -6.3],
    [18, -5.2],
    [19.7, -4.7],
  ],
  mid: [
    [9.4, -12, "*"],
    [10.8, -10.4],
    [13, -7.9],
    [16, -6],
    [19.7, -4.7],
  ],
  high: [
    [9.6, -16, "*"],
    [10.6, -12.8],
    [12, -9.6],
    [14.6, -6.9],
    [17.4, -5.4],
    [19.7, -4.7],
  ],
};
const heights: Record<Collar, number> = { low: 8.1, mid: 11.6, high: 15.6 };

/** The lines a laced sneaker is cut along. */
export interface SneakerFrame {
  readonly foot: Foot;
  readonly shape: Collar;
  readonly collar: Path;
  readonly facing: Path;
  /** Over the tongue, from the ankle towards the toe: where laces turn. */
  readonly tongue: Path;
  readonly back: Path;
}

export function sneakerFrame(foot: Foot, shape: Collar): SneakerFrame {
  return {
    foot,
    shape,
    collar: foot.line(...collars[shape]),
    facing: foot.line(...facings[shape]),
    tongue: foot.line(...tongues[shape].slice(2), ...ridge(15.6, 20.5)),
    back: foot.line(...heelBack(heights[shape])),
  };
}

/** The far side of the collar, and the tongue behind the laces. */
export function sneakerMouth({ foot, shape }: SneakerFrame, lining: Cloth, tongue: Cloth): Part[] {
  const [first, ...others] = collars[shape];
  const far = others.at(-1) ?? [9, -9];
  const top = heights[shape];
  const opening: Node[] = [
    first ?? [1, -8, "*"],
    [3.6, -top - 0.25],
    [6.6, -top - 0.5],
    [far[0] - 0.2, far[1] - 1.2, "*"],
    [far[0] + 0.3, far[1] + 0.6, "*"],
    [far[0] - 2, far[1] + 3.4],
    [5, -top + 3],
    [2.4, -top + 2],
  ];
  const crest = foot.line(...tongues[shape], ...ridge(15.6, 17), [17.4, -6.6, "*"]);
  const [startX, startY] = tongues[shape][0] ?? [9, -9];
  return [
    mouth(foot.shape(...opening), lining, 0.28),
    {
      outline: crest
        .to(foot.line([17.4, -6.6, "*"], [16.6, -3.4, "*"], [11, -6, "*"], [startX, startY, "*"]))
        .close(),
      cloth: tongue,
      lift: 0.14,
      grain: -30,
      light: -0.02,
      lines: [stitched(foot.line(...tongues[shape].slice(1, 4)), 0.5, 0.6)],
      folds: [
        {
          spine: foot.line(...tongues[shape].slice(2), [17, -6.6]).shift(-0.7, 0.5),
          width: 0.35,
          depth: 0.5,
        },
      ],
    },
  ];
}

/** The front of the upper, from under the laces to the toe. */
export const sneakerVamp = ({ foot }: SneakerFrame, cloth: Cloth): Part => ({
  outline: foot
    .line([16.4, -7.35, "*"], ...ridge(17))
    .to(foot.line(...feather(29.5, 12.6), [14.6, -4, "*"], [16.4, -7.35, "*"]))
    .close(),
  cloth,
  role: "body",
  lift: 0.16,
  grain: -32,
  folds: [
    { spine: foot.line([21.5, -4.5], [24.6, -3.9], [27.2, -3]), width: 0.5, depth: 0.9 },
    { spine: foot.line([21.4, -5], [20.7, -3.7], [20.3, -2.2]), width: 0.2, depth: -0.36 },
    { spine: foot.line([22.8, -4.8], [22.2, -3.6], [21.9, -2.4]), width: 0.18, depth: -0.28 },
    { spine: foot.line([14, -1], [21, -1], [28.9, -1.2]), width: 0.5, depth: -0.5, swell: "full" },
  ],
});

/** The side: heel, collar, facing, and the edge that crosses the vamp; `front` may be another edge. */
export function sneakerQuarter(frame: SneakerFrame, cloth: Cloth, front?: readonly Node[]): Part {
  const { foot, back, collar, facing, shape } = frame;
  const edge = foot.line(
    ...(front ?? [
      [19.7, -4.7],
      [20.6, -4.35],
      [20.5, -3.8],
      [19.2, -3.3],
      [17.5, -2.2],
      [16.2, 0.3, "*"],
    ]),
  );
  const tall = shape !== "low";
  return {
    outline: back
      .to(collar)
      .to(facing)
      .to(edge)
      .to(foot.line(...feather(front ? (front.at(-1)?.[0] ?? 16.2) : 16.2)))
      .close(),
    cloth,
    role: "body",
    lift: 0.24,
    grain: -30,
    folds: [
      { spine: foot.line([3.6, -4.4], [7.4, -3.8], [12.6, -4]), width: 0.9, depth: 0.5 },
      { spine: foot.line([0.8, -1], [8, -1], [16, -1]), width: 0.5, depth: -0.5, swell: "full" },
      { spine: foot.line([8.4, -6.4], [8.9, -5], [8.3, -3.4]), width: 0.34, depth: -0.3 },
      ...(tall
        ? [
            { spine: foot.line([2.4, -10.8], [2.2, -8.4], [2.4, -5.8]), width: 0.7, depth: 0.55 },
            { spine: foot.line([10, -10.4], [8.6, -9.2], [6.6, -8.8]), width: 0.4, depth: -0.36 },
          ]
        : []),
    ],
    lines: [stitched(facing.to(edge), 0.32, 0.8, 0.02, 0.97), stitched(collar, 0.34, 0.7)],
  };
}

/** The stay that carries the eyelets. */
export function eyestay({ foot, facing, shape }: SneakerFrame, cloth: Cloth): Part {
  const inner: Record<Collar, readonly Node[]> = {
    low: [
      [20.3, -3.6],
      [18.6, -3.3],
      [15.4, -4.4],
      [12.2, -5.9],
      [9.4, -6.9, "*"],
    ],
    mid: [
      [20.3, -3.6],
      [18.4, -3.4],
      [15, -4.6],
      [11.8, -6.9],
      [9.3, -9.6],
      [8, -11.2, "*"],
    ],
    high: [
      [20.3, -3.6],
      [18.4, -3.4],
      [15, -4.8],
      [11.8, -7.6],
      [9.6, -11.4],
      [8.2, -15.4, "*"],
    ],
  };
  const low = foot.line([19.7, -4.7], [20.7, -4.3], ...inner[shape]);
  return {
    outline: facing.to(low).close(),
    cloth,
    lift: 0.16,
    grain: -30,
    lines: [stitched(facing, 0.28, 0.7), stitched(low, 0.28, 0.7)],
  };
}

/** A guard around the toe. */
export const mudguard = ({ foot }: SneakerFrame, cloth: Cloth, reach = 20): Part => {
  const edge = foot.line(
    [26.4, -4.1, "*"],
    [25.6, -3.4],
    [24, -2.6],
    [reach + 0.8, -1.9],
    [reach - 2, 0.3, "*"],
  );
  return {
    outline: edge
      .reverse()
      .to(foot.line([26.4, -4.1, "*"], [27.7, -3.4], [28.8, -2.25], [29.4, -0.9], [29.5, 0.25, "*"]))
      .to(foot.line(...feather(29.5, reach - 2)))
      .close(),
    cloth,
    lift: 0.14,
    grain: -32,
    lines: [stitched(edge, 0.28, 0.8)],
    folds: [{ spine: foot.line([23.4, -1.9], [26, -2.4], [28, -2.1]), width: 0.35, depth: 0.6 }],
  };
};

/** The stiffener around the heel. */
export const heelCounter = ({ foot }: SneakerFrame, cloth: Cloth, reach = 7.4, height = 4.6): Part => {
  const edge = foot.line(
    [0.45, -height, "*"],
    [2.6, -height + 0.2],
    [4.8, -height + 1.6],
    [reach - 0.6, -1.2],
    [reach, 0.3, "*"],
  );
  return {
    outline: foot
      .line([0.55, 0.3, "*"], [0.22, -2.2], [0.45, -height, "*"])
      .to(edge)
      .to(foot.line(...feather(reach)))
      .close(),
    cloth,
    lift: 0.14,
    grain: -20,
    lines: [stitched(edge, 0.28, 0.8)],
    folds: [{ spine: foot.line([1.8, -height + 0.8], [2.4, -2.4], [3.6, -1]), width: 0.5, depth: 0.6 }],
  };
};

/** A tab over the heel, up to the collar. */
export const heelTab = ({ foot, shape }: SneakerFrame, cloth: Cloth, wide = 2.3, low = 4.2): Part => {
  const top = heights[shape];
  const edge = foot.line([wide + 0.75, -top + 0.75, "*"], [wide + 0.4, -top * 0.72], [wide + 0.9, -low, "*"]);
  return {
    outline: foot
      .line([0.4, -low, "*"], [0.55, -top * 0.7], [0.85 + (top - 8) * 0.06, -top - 0.06, "*"])
      .to(
        foot.line(
          [0.85 + (top - 8) * 0.06, -top - 0.06, "*"],
          [1.9, -top + 0.02],
          [wide + 0.75, -top + 0.75, "*"],
        ),
      )
      .to(edge)
      .to(foot.line([wide + 0.9, -low, "*"], [1.8, -low + 0.2], [0.4, -low, "*"]))
      .close(),
    cloth,
    lift: 0.14,
    lines: [stitched(edge, 0.26, 0.8)],
  };
};
