import type { Cloth } from "../cloth/cloth.ts";
import { bow, offset } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Line, Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import { neckInside, neckLabel, type RibbedNeck } from "./ribbed-neck.ts";

export interface ShawlShape {
  readonly half: number;
  /** Where the fronts meet: 17 on a pullover, 30 on a cardigan, 46 on a robe. */
  readonly meet: number;
  /** How far one front lies over the other. */
  readonly overlap: number;
  /** Sewn down across the front as on a pullover, or running out along the front edge. */
  readonly end: "sewn" | "pointed";
  /** Width of the turned collar at the chest. */
  readonly width: number;
  readonly cloth: Cloth;
  readonly lining: Cloth;
  /** Rows of stitches or piping along the outer edge. */
  readonly trim?: Pick<Line, "kind" | "colour">;
}

/** A collar in one piece with its lapel, rolled around the neck down to where the fronts meet. */
export function shawlCollar(shape: ShawlShape): RibbedNeck {
  const { half, meet, overlap, end, width: w, cloth, lining, trim } = shape;
  const roll = spline(
    [-overlap, meet, "*"],
    [mix(-overlap, half, 0.34), meet * 0.66],
    [mix(-overlap, half, 0.66), meet * 0.32],
    [half - 1.4, -0.8],
    [half - 1, -4.6, "*"],
  );
  const outer = spline(
    [half - 1, -4.6, "*"],
    [half + 0.5, -4],
    [half + 1.7, -1.6],
    [half + w * 0.46, 2.4],
    [half + w * 0.5, Math.max(7, meet * 0.32)],
    [mix(-overlap, half, 0.55) + w * 0.72, meet * 0.66],
    ...(end === "sewn"
      ? [[overlap, meet, "*"] as const]
      : [[mix(-overlap, half, 0.16) + w * 0.4, meet * 0.9] as const, [-overlap, meet + 1.6, "*"] as const]),
  );
  const right: Part = {
    outline: roll.to(outer).close(),
    cloth,
    role: "collar",
    grain: 16,
    origin: [half, 0],
    lift: 0.6,
    folds: [
      { spine: offset(roll, 0.8, 0.08, 0.9, 6), width: 0.9, depth: 0.5 },
      { spine: bow([half + 1.2, -1.5], [half + w * 0.1, meet * 0.36], -0.08), width: 0.8, depth: -0.4 },
      {
        spine: bow([half - 0.4, meet * 0.3], [mix(-overlap, half, 0.45) + w * 0.2, meet * 0.72], -0.06),
        width: 0.7,
        depth: -0.32,
      },
    ],
    lines: trim ? [{ path: offset(outer, 0.55, 0.1, 0.97, 10), ...trim }] : [],
  };
  const seamRight: Path = spline(
    [0, meet + 0.6, "*"],
    [half * 0.36, meet * 0.66],
    [half * 0.72, meet * 0.32],
    [half, 0, "*"],
  );
  const seam = seamRight.mirror().reverse().to(seamRight);
  const top = spline([0, -3.5], [half * 0.5, -3.8], [half - 1, -4.6, "*"]);
  const low = spline([0, 2.2], [half * 0.6, 1.8], [half, 0, "*"]);
  const backs = [top, low].map((path) => path.mirror().reverse().to(path));
  const [upper = seam, lower = seam] = backs;
  return {
    seam,
    back: [
      neckInside(seam, half, lining, neckLabel(4.6)),
      {
        outline: upper.to(lower.reverse()).close(),
        cloth,
        role: "back",
        inside: 0.34,
        flat: true,
        edge: 0.7,
      },
    ],
    front: [mirrorPart(right), right],
  };
}
