import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { mix } from "../geometry/point.ts";
import type { Node } from "../geometry/spline.ts";
import type { Line, Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import { type Boot, bootFolds, bootOn } from "./boot-upper.ts";
import { type Foot, feather } from "./shoe-last.ts";
import { mouth, stitched, twinStitched } from "./shoe-shading.ts";

export interface Western {
  readonly height: number;
  readonly foot: Cloth;
  readonly shaft: Cloth;
  readonly lining: Cloth;
  readonly thread: Colour;
  readonly stitching: "none" | "waves" | "flame";
}

/** A boot in two leathers: a vamp with a tongue, a shaft that dips at the side and is sewn in figures. */
export function westernUpper(frame: Foot, western: Western, random: Random): Part[] {
  const { height: h } = western;
  const boot = bootOn(frame, { height: h, ease: 0.35 });
  const [back, front] = boot.across(h);
  const middle = mix(back, front, 0.5);
  // Higher at front and back than at the side.
  const scallop: Node[] = [
    [back, -h - 0.9, "*"],
    [back + 1.8, -h - 0.2],
    [middle, -h + 2.1],
    [front - 1.8, -h - 0.5],
    [front, -h - 1.5, "*"],
  ];
  const top = frame.line(...scallop);
  const shell: Part = {
    outline: boot.back
      .to(top)
      .to(boot.front)
      .to(frame.line(...feather()))
      .close(),
    cloth: western.shaft,
    role: "body",
    grain: -12,
    lift: 0.22,
    folds: bootFolds(boot, random),
    lines: [
      stitched(top, 0.4, 0.8),
      ...figures(boot, western),
      {
        path: frame.line([middle, -h + 2.2], [middle + 0.1, -h * 0.6], [7.2, -4.4]),
        kind: "cord",
        strength: 0.6,
      },
    ],
  };
  const edge = frame.line(
    [10.2, 0.3, "*"],
    [9.2, -2.4],
    [9.4, -4.4],
    [10.8, -5.6],
    [12, -7.2],
    [12.5, -9.1, "*"],
  );
  const vamp: Part = {
    outline: edge
      .to(frame.line([12.5, -9.1, "*"], ...[...ridgeFrom()]))
      .to(frame.line(...feather(29.5, 10.2)))
      .close(),
    cloth: western.foot,
    role: "body",
    grain: -30,
    lift: 0.16,
    folds: [
      { spine: frame.line([15.6, -6.6], [20, -4.8], [24.6, -3.8], [27.6, -2.6]), width: 0.55, depth: 0.9 },
      {
        spine: frame.line([10.6, -0.35], [18, -0.35], [29.2, -0.5]),
        width: 0.45,
        depth: -0.6,
        swell: "full",
      },
    ],
    lines: [...twinStitched(edge, 0.24)],
  };
  const counter: Part = {
    outline: frame
      .line([0.55, 0.3, "*"], [0.25, -2.4], [0.6, -5.4, "*"])
      .to(frame.line([0.6, -5.4, "*"], [2.4, -5.6], [4, -4], [6.4, -2.6], [7, 0.3, "*"]))
      .to(frame.line(...feather(7)))
      .close(),
    cloth: western.foot,
    lift: 0.14,
    grain: -20,
    lines: [stitched(frame.line([0.6, -5.4], [2.4, -5.6], [4, -4], [6.4, -2.6], [7, 0.2]), 0.24)],
  };
  const inside = mouth(
    frame.shape(
      [back, -h - 0.9, "*"],
      [middle - 1, -h - 0.6],
      [middle + 1, -h - 0.9],
      [front, -h - 1.5, "*"],
      [middle, -h + 2.4],
    ),
    western.lining,
    0.42,
  );
  return [inside, pull(frame, western.shaft, back + 0.4, h), shell, counter, vamp];
}

const ridgeFrom = (): readonly Node[] => [
  [14.4, -8.3],
  [16.4, -7.3],
  [18.4, -6.45],
  [20.4, -5.75],
  [22.4, -5.2],
  [24.4, -4.75],
  [26.2, -4.2],
  [27.7, -3.4],
  [28.8, -2.25],
  [29.4, -0.9],
  [29.5, 0.25, "*"],
];

/** Rows of stitches in curves, the same ones mirrored about the side seam. */
function figures({ foot, across }: Boot, { height: h, stitching, thread }: Western): Line[] {
  if (stitching === "none") return [];
  const low = 9.2;
  const rows = h > 20 ? [0, 0.5, 1, 1.5] : [0, 0.5, 1];
  const point = (share: number, height: number): Node => {
    const [left, right] = across(height);
    return [mix(left, right, share), -height];
  };
  return rows.flatMap((row): Line[] =>
    [0, 1].map((side): Line => {
      const flip = (share: number) => (side === 0 ? share : 1 - share);
      const at = (share: number, up: number): Node => point(flip(share), mix(low, h - 1.6, up) - row * 0.9);
      // A short shaft has room for one leaf only.
      const path =
        h < 20
          ? foot.line(
              at(0.45, 0.86),
              at(0.24 + row * 0.06, 0.62),
              at(0.2 + row * 0.07, 0.2),
              at(0.3 + row * 0.05, -0.3),
            )
          : stitching === "waves"
            ? foot.line(
                at(0.44, 0.98),
                at(0.2 + row * 0.03, 0.78),
                at(0.36, 0.55),
                at(0.16 + row * 0.03, 0.34),
                at(0.34, 0.12),
              )
            : foot.line(
                at(0.46, 0.94),
                at(0.3, 0.72),
                at(0.14 + row * 0.03, 0.86),
                at(0.12 + row * 0.04, 0.5),
                at(0.32, 0.3),
                at(0.44, 0.1),
              );
      return { path, kind: "stitch", colour: thread, strength: 0.75 };
    }),
  );
}

/** A strap to pull it on by. */
const pull = (foot: Foot, cloth: Cloth, x: number, h: number): Part => ({
  outline: foot.shape(
    [x + 4.2, -h + 2.4, "*"],
    [x + 3.9, -h - 0.6],
    [x + 4.8, -h - 1.2],
    [x + 5.7, -h - 0.6],
    [x + 5.5, -h + 2.4, "*"],
  ),
  cloth,
  light: -0.05,
  flat: true,
  lift: 0.1,
});
