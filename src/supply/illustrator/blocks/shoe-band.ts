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
export function footBand(foot: Foot, band: Band): { behind: Part[]; near: Part; rearEdge: Path; frontEdge: Path } {
  const { from, until, rear: h0, front: h1, cloth, lining, puff = 0 } = band;
  const rearEdge = foot.line([from, 0.3, "*"], [from + 0.1, -h0 * 0.45], [from + 1, -h0 * 0.82], [from + 2.9, -h0, "*"]);
  const crest = foot.line(
    [from + 2.9, -h0, "*"],
    [mix(from + 2.9, until + 1.5, 0.36), mix(-h0, -h1, 0.3) - 0.22 - puff],
    [mix(from + 2.9, until + 1.5, 0.7), mix(-h0, -h1, 0.66) - 0.2 - puff],
    [until + 1.5, -h1, "*"],
  );
  const frontEdge = foot.line([until + 1.5, -h1, "*"], [until + 0.5, -h1 * 0.8], [until - 0.1, -h1 * 0.42], [until - 0.2, 0.3, "*"]);
  const behind = [
    mouth(
      foot.shape([from + 2.9, -h0, "*"], [from + 3.9, -h0 * 0.7], [from + 4, -0.5, "*"], [from + 0.8, -0.5, "*"], [from + 0.8, -h0 * 0.7]),
      lining,
      0.36,
    ),
    mouth(
      foot.shape([until + 1.5, -h1, "*"], [until + 2.3, -h1 * 0.66], [until + 2.5, -0.5, "*"], [until - 0.6, -0.5, "*"], [until - 0.4, -h1 * 0.7]),
      lining,
      0.36,
    ),
  ];
  const middle = mix(from, until, 0.5);
  const near: Part = {
    outline: rearEdge.to(crest).to(frontEdge).lineTo(foot.place([middle, 0.35])).close(),
    cloth,
    role: "body",
    lift: 0.3,
    grain: -24,
    folds: [
      { spine: foot.line([from + 2.2, -h0 * 0.82], [middle + 0.8, -mix(h0, h1, 0.5) * 0.84], [until + 0.6, -h1 * 0.8]), width: 0.55, depth: 0.8 },
      { spine: foot.line([from + 0.5, -0.5], [middle, -0.5], [until - 0.4, -0.5]), width: 0.45, depth: -0.5, swell: "full" },
    ],
    lines: (band.stitched ?? true) ? [stitched(rearEdge, 0.26, 0.7), stitched(frontEdge, 0.26, 0.7)] : [],
  };
  return { behind, near, rearEdge, frontEdge };
}
