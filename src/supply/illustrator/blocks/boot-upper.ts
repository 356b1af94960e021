import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import { mix } from "../geometry/point.ts";
import type { Node } from "../geometry/spline.ts";
import type { Fold, Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import { type Foot, feather, ridge, ridgeAt } from "./shoe-last.ts";
import { mouth } from "./shoe-shading.ts";

export interface Shaft {
  /** Over the feather line. */
  readonly height: number;
  /** 0 close to the leg … 1 wide. */
  readonly ease: number;
  /** How far the front stands higher than the back. */
  readonly rise?: number;
}

/** The lines of a boot: back, top edge from back to front, front down to the toe. */
export interface Boot {
  readonly foot: Foot;
  readonly back: Path;
  readonly top: Path;
  readonly front: Path;
  readonly outline: Path;
  readonly shaft: Shaft;
  /** Edges of the leg at a height: back and front. */
  readonly across: (height: number) => readonly [number, number];
}

/** Leg in a boot: height over the bed, x of its back and of its front. */
const leg: readonly (readonly [number, number, number])[] = [
  [6, 0.7, 14],
  [9.5, 1.3, 11.4],
  [13, 1.25, 10.2],
  [18, 0.75, 10.1],
  [24, -0.05, 10.7],
  [30, -0.55, 11.4],
  [36, -0.5, 11.6],
  [42, -0.6, 11.8],
  [48, -1.2, 12.7],
  [56, -2, 13.8],
];

function legAt(height: number, ease: number): readonly [number, number] {
  const above = Math.max(
    1,
    leg.findIndex(([at]) => at >= height),
  );
  const [low, high] = [leg[above - 1] ?? [0, 0, 0], leg[above] ?? [0, 0, 0]];
  const share = Math.max(0, Math.min(1, (height - low[0]) / (high[0] - low[0] || 1)));
  // Ease grows with the height: at the ankle every boot is close.
  const loose = ease * Math.min(1, Math.max(0, (height - 8) / 12));
  return [mix(low[1], high[1], share) - loose * 1.1, mix(low[2], high[2], share) + loose * 1.5];
}

export function bootOn(foot: Foot, shaft: Shaft): Boot {
  const { height, ease, rise = 0.2 } = shaft;
  const across = (at: number) => legAt(at, ease);
  const rungs = [13, 18, 24, 30, 36, 42, 48].filter((at) => at < height - 2.5);
  const [topBack, topFront] = across(height);
  const back = foot.line(
    [0.55, 0.3, "*"],
    [0.25, -2.4],
    [0.7, -6],
    ...(height > 11 ? [[across(9.5)[0], -9.5] as Node] : []),
    ...rungs.map((at): Node => [across(at)[0], -at]),
    [topBack, -height, "*"],
  );
  const top = foot.line(
    [topBack, -height, "*"],
    [mix(topBack, topFront, 0.5), -height + 0.35 - rise * 0.5],
    [topFront, -height - rise, "*"],
  );
  const front = foot.line(
    [topFront, -height - rise, "*"],
    ...[...rungs].reverse().map((at): Node => [across(at)[1], -at]),
    ...(height > 12.5 ? [[10.55, -11.4] as Node] : []),
    ...(height > 10.6 ? [[11.4, -9.75] as Node] : []),
    [12.9, -8.8],
    ...ridge(13.6),
  );
  const outline = back
    .to(top)
    .to(front)
    .to(foot.line(...feather()))
    .close();
  return { foot, back, top, front, outline, shaft, across };
}

/** The far rim of the shaft with its lining. */
export function bootMouth({ foot, shaft, across }: Boot, lining: Cloth, depth = 0.75): Part {
  const { height, rise = 0.2 } = shaft;
  const [back, front] = across(height);
  const middle = mix(back, front, 0.5);
  return mouth(
    foot
      .line(
        [back, -height, "*"],
        [middle - 1.6, -height - depth - rise * 0.3],
        [middle + 2, -height - depth - rise * 0.8],
        [front, -height - rise, "*"],
      )
      .to(foot.line([front, -height - rise, "*"], [middle, -height + 0.6], [back, -height, "*"]))
      .close(),
    lining,
    0.42,
  );
}

/** Light on a boot: the vamp's glow, the ankle's breaks, long lights down the shaft. */
export function bootFolds(
  { foot, shaft, across }: Boot,
  random: Random,
  { slouch = 0, gloss = 1 } = {},
): Fold[] {
  const { height } = shaft;
  const over = (x: number, by: number) => [x, ridgeAt(x) + by] as const;
  const folds: Fold[] = [
    {
      spine: foot.line(over(15.4, 1.2), over(20, 1.05), over(24.6, 0.95), over(27.6, 1.1)),
      width: 0.6,
      depth: 0.9 * gloss,
    },
    {
      spine: foot.line([2.4, -Math.min(height - 1.5, 13)], [2.2, -8], [2.8, -3.4]),
      width: 0.6,
      depth: 0.55 * gloss,
    },
    {
      spine: foot.line([0.6, -0.35], [8, -0.35], [16, -0.35], [23, -0.35], [29.2, -0.5]),
      width: 0.5,
      depth: -0.62,
      swell: "full",
    },
  ];
  const breakAt = (y: number, reach: number, width: number, depth: number, droop: number) => {
    const x = y < -11 ? across(-y)[1] - 0.1 : 11.6 + (y + 9.75) * 0.95;
    folds.push({
      spine: foot.line([x, y], [x - reach * 0.5, y + 0.5 + droop], [x - reach, y + 0.35 + droop * 0.6]),
      width,
      depth,
      swell: "start",
    });
  };
  if (height > 9) {
    breakAt(-9.4 + random.sway(0.3), random.between(2.4, 3.4), 0.38, -0.45, 0.4);
    breakAt(-8.4 + random.sway(0.2), random.between(2.8, 3.8), 0.34, -0.4, 0.5);
  }
  if (height > 20) {
    const light = [0.26, 0.3].map((share, i) => {
      const at = (h: number): readonly [number, number] => [
        mix(across(h)[0], across(h)[1], share + i * 0.02),
        -h,
      ];
      return foot.line(at(12), at(18), at(mix(18, height, 0.5)), at(height - 1.5));
    });
    folds.push({ spine: light[0] ?? foot.line([3, -12], [3, -20]), width: 1.1, depth: 0.6 * gloss });
    const dark = (h: number): readonly [number, number] => [mix(across(h)[0], across(h)[1], 0.84), -h];
    folds.push({ spine: foot.line(dark(12), dark(20), dark(height - 2)), width: 0.9, depth: -0.34 });
    breakAt(-12.4 + random.sway(0.5), random.between(3, 4.4), 0.45, -0.4, 0.3);
  }
  const rings = Math.round(slouch * 7);
  for (let i = 0; i < rings; i++) {
    const y = -mix(10.5, Math.min(height - 3, 32), (i + random.between(0.2, 0.7)) / rings);
    const [left, right] = across(-y);
    const fromFront = i % 2 === 0;
    const start = fromFront ? right - 0.1 : left + 0.1;
    const reach = (right - left) * random.between(0.55, 0.85) * (fromFront ? -1 : 1);
    folds.push({
      spine: foot.line(
        [start, y],
        [start + reach * 0.5, y + random.between(0.7, 1.2)],
        [start + reach, y + random.between(0.1, 0.7)],
      ),
      width: random.between(0.5, 0.8),
      depth: -random.between(0.5, 0.72) * Math.min(1, slouch + 0.2),
      swell: "start",
    });
  }
  return folds;
}

/** A boot's shell: one piece, with what is sewn on it. */
export const bootShell = (
  boot: Boot,
  cloth: Cloth,
  random: Random,
  more: Partial<Part> & { slouch?: number } = {},
): Part => {
  const { slouch = 0, ...part } = more;
  return {
    outline: boot.outline,
    cloth,
    role: "body",
    grain: -14,
    lift: 0.24,
    folds: bootFolds(boot, random, { slouch }),
    ...part,
  };
};
