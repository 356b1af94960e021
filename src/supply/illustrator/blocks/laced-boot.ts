import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { offset, stretch } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix } from "../geometry/point.ts";
import type { Part, Trim } from "../model/part.ts";
import type { Random } from "../random.ts";
import { type Boot, bootMouth, bootOn, bootShell } from "./boot-upper.ts";
import { lacing } from "./shoe-lacing.ts";
import { type Foot, feather } from "./shoe-last.ts";
import { stitched, twinStitched } from "./shoe-shading.ts";

export interface LacedBoot {
  readonly foot: Foot;
  readonly height: number;
  readonly upper: Cloth;
  readonly quarter: Cloth;
  readonly tongue: Cloth;
  readonly lining: Cloth;
  readonly lace: Cloth;
  readonly metal: Colour;
  /** How many of the upper eyelets are hooks. */
  readonly hooks: number;
  /** A padded collar stands out in rolls. */
  readonly padded: boolean;
  readonly thread?: Colour;
}

/** Lines of a laced boot that other pieces are laid along. */
export interface LacedBootParts {
  readonly boot: Boot;
  readonly behind: Part[];
  readonly vamp: Part;
  readonly quarter: Part;
  readonly strip: Part;
  readonly laces: Part[];
  readonly facing: Path;
}

/** An ankle boot laced over a tongue, seen from the side. */
export function lacedBoot(laced: LacedBoot, random: Random): LacedBootParts {
  const { foot, height: h, thread } = laced;
  const boot = bootOn(foot, { height: h, ease: 0.1, rise: 0.5 });
  const [back] = boot.across(h);
  const facing = foot.line(
    [8.2, -h - 0.32, "*"],
    [8.7, mix(-h, -11, 0.5)],
    [9.6, -10.6],
    [11.4, -8.2],
    [13.8, -6.5],
    [16.4, -5.3],
  );
  const front = foot.line(
    [16.4, -5.3],
    [17.2, -4.7],
    [16.7, -3.9],
    [14.8, -2.8],
    [13.4, -1.4],
    [13, 0.3, "*"],
  );
  const topline = foot.line([back, -h, "*"], [mix(back, 8.2, 0.5), -h + 0.04], [8.2, -h - 0.32, "*"]);
  const quarterBack = foot.line([0.55, 0.3, "*"], [0.25, -2.4], [0.7, -6], [1.3, -9.5], [back, -h, "*"]);
  const rolls: Part["folds"] = laced.padded
    ? [0.8, 2.1].map((down) => ({
        spine: foot.line([back + 0.4, -h + down], [4, -h + down + 0.3], [8.2, -h + down]),
        width: 0.42,
        depth: 0.6,
      }))
    : [];
  const threadOf = thread ? { colour: thread } : {};
  const quarter: Part = {
    outline: quarterBack
      .to(topline)
      .to(facing)
      .to(front)
      .to(foot.line(...feather(13)))
      .close(),
    cloth: laced.quarter,
    role: "body",
    grain: -18,
    lift: 0.24,
    folds: [
      { spine: foot.line([2.5, -h + 2], [2.4, -7], [3.2, -2.6]), width: 0.6, depth: 0.55 },
      { spine: foot.line([9.4, -10], [7.4, -8.8], [5, -8.6]), width: 0.38, depth: -0.42, swell: "start" },
      { spine: foot.line([10.6, -8.4], [8.4, -7.2], [6, -7]), width: 0.36, depth: -0.36, swell: "start" },
      { spine: foot.line([0.6, -0.35], [6, -0.35], [13, -0.35]), width: 0.5, depth: -0.6, swell: "full" },
      ...rolls,
    ],
    lines: [
      stitched(topline, 0.36, 0.7),
      ...twinStitched(facing.to(front), 0.28, 0.8).map((line) => ({ ...line, ...threadOf })),
      ...(laced.padded
        ? [1.45, 2.75].map((down) => ({
            path: foot.line([back + 0.05, -h + down], [4, -h + down + 0.3], [8.5, -h + down - 0.05]),
            kind: "seam" as const,
            strength: 0.8,
          }))
        : []),
    ],
  };
  const tongueLine = offset(boot.front, -0.05, 0.02, 0.5, 12);
  const total = 7;
  const { bars, eyelets } = lacing({
    facing,
    tongue: tongueLine,
    count: total,
    lace: laced.lace,
    width: 0.5,
    inset: 0.65,
    span: [0.05, 0.9],
    tongueSpan: [0.06, 0.8],
    eyelet: { colour: laced.metal, radius: 0.22 },
  });
  const trims: Trim[] = eyelets.map((trim, i) =>
    trim.kind === "rivet" && i < laced.hooks ? { ...trim, radius: 0.32 } : trim,
  );
  const rim = boot.across(h)[1] + 0.3;
  const tongue: Part = {
    outline: foot.shape(
      [8, -h, "*"],
      [8.4, -h - 1.9],
      [9.8, -h - 2],
      [rim, -h - 0.6, "*"],
      [rim - 0.3, -h + 1.6, "*"],
      [8.4, -h + 3, "*"],
    ),
    cloth: laced.tongue,
    lift: 0.1,
    folds: [{ spine: foot.line([9.2, -h - 1.4], [9.4, -h], [9.5, -h + 2]), width: 0.4, depth: 0.5 }],
  };
  // The tongue again, between the facing and the ridge, over the shell.
  const strip: Part = {
    outline: stretch(boot.front, 0, 0.5, 10).to(facing.reverse()).close(),
    cloth: laced.tongue,
    edge: 0.4,
    light: -0.03,
    folds: [{ spine: stretch(boot.front, 0.04, 0.46, 6).shift(-0.8, 0.3), width: 0.35, depth: 0.5 }],
  };
  return {
    boot,
    behind: [bootMouth(boot, laced.lining, 0.9), tongue],
    vamp: bootShell(boot, laced.upper, random, { grain: -30 }),
    quarter: { ...quarter, trims },
    strip,
    laces: bars,
    facing,
  };
}
