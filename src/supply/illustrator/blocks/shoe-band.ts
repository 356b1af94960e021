import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import { mix } from "../geometry/point.ts";
import type { Part } from "../model/part.ts";
import type { Foot } from "./shoe-last.ts";
import { mouth, stitched } from "./shoe-shading.ts";

export interface Band {
  /** On the sole, between these places. */
  readonly from: number;
  readonly until: number;
  /** Heights over the bed at its rear and front edges. */
  readonly rear: number;
  readonly front: number;
  readonly cloth: Cloth;
  readonly lining: Cloth;
  readonly stitched?: boolean;
  /** How much it swells, like a padded one. */
  readonly puff?: number;
}

/** A wide band over the foot: what is seen of its inside, behind; the band itself; its edges. */
export function footBand(
  foot: Foot,
  band: Band,
): { behind: Part[]; near: Part; rearEdge: Path; frontEdge: Path } {
  const { from, until, rear: h0, front: h1, cloth, lining, puff = 0 } = band;
  const rearEdge = foot.line(
    [from, 0.3, "*"],
    [from + 0.05, -h0 * 0.42],
    [from + 0.5, -h0 * 0.76],
    [from + 1.7, -h0 * 0.985, "*"],
  );
  const [topX, tipX] = [from + 1.7, until + 0.9];
  const crest = foot.line(
    [topX, -h0 * 0.985, "*"],
    [topX + 0.9, -h0 - 0.08 - puff * 0.6],
    [mix(topX, tipX, 0.45), mix(-h0, -h1, 0.34) - 0.2 - puff],
    [mix(topX, tipX, 0.78), mix(-h0, -h1, 0.74) - 0.14 - puff * 0.8],
    [tipX, -h1, "*"],
  );
  const frontEdge = foot.line(
    [tipX, -h1, "*"],
    [until + 0.3, -h1 * 0.7],
    [until + 0.05, -h1 * 0.34],
    [until, 0.3, "*"],
  );
  // Seen a little from the front: the far half shows its lining under the front edge.
  const behind = [
    mouth(
      foot.shape(
        [tipX - 0.1, -h1, "*"],
        [tipX + 0.75, -h1 * 0.74],
        [until + 1.5, -0.5, "*"],
        [until - 0.6, -0.5, "*"],
        [until - 0.4, -h1 * 0.7],
      ),
      lining,
      0.36,
    ),
  ];
  const middle = mix(from, until, 0.5);
  const near: Part = {
    outline: rearEdge
      .to(crest)
      .to(frontEdge)
      .lineTo(foot.place([middle, 0.35]))
      .close(),
    cloth,
    role: "body",
    lift: 0.3,
    grain: -24,
    folds: [
      {
        spine: foot.line(
          [from + 1.4, -h0 * 0.8],
          [middle + 0.6, -mix(h0, h1, 0.5) * 0.82],
          [until + 0.1, -h1 * 0.76],
        ),
        width: 0.55,
        depth: 0.8,
      },
      {
        spine: foot.line([from + 0.5, -0.5], [middle, -0.5], [until - 0.4, -0.5]),
        width: 0.45,
        depth: -0.5,
        swell: "full",
      },
    ],
    lines: (band.stitched ?? true) ? [stitched(rearEdge, 0.26, 0.7), stitched(frontEdge, 0.26, 0.7)] : [],
  };
  return { behind, near, rearEdge, frontEdge };
}
