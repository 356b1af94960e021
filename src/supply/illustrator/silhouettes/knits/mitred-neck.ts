import { backNeck, neckInside, type RibbedNeck, veeNeck } from "../../blocks/ribbed-neck.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import type { Point } from "../../geometry/point.ts";
import { cubic, polyline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";

/** How deep the two V necks of knits are cut. */
export const veeDepths = { v: 19, "deep-v": 25 } as const;

interface MitredNeck {
  readonly half: number;
  readonly depth: number;
  /** Of the rib. */
  readonly height: number;
  readonly body: Cloth;
  readonly rib: Cloth;
}

/** A V whose rib is picked up along each side and joined at the point, its wales running with the neck. */
export function mitredNeck({ half, depth, height, body, rib }: MitredNeck): RibbedNeck {
  const seam = veeNeck(half, depth);
  const outer = cubic([0, depth], [1.2, depth * 0.86], [half - 0.8, depth * 0.35], [half, 0]);
  // Front and back end in the same point at the shoulder: a rib that stood higher there was a spike.
  const edge: Point = [half - Math.min(2.4, height * 0.74), -height * 0.34];
  const point = depth - height * 1.7;
  const inner = cubic([0, point], [0.9, point * 0.84], [edge[0] - 1, point * 0.33], edge);
  const right: Part = {
    outline: outer.lineTo(edge).to(inner.reverse()).close(),
    cloth: rib,
    role: "collar",
    grain: (Math.atan2(half, depth) * 180) / Math.PI,
    origin: [half, 0],
    lift: 0.3,
    lines: [{ path: outer, kind: "groove" }],
  };
  const mitre: Part = {
    ...right,
    lines: [...(right.lines ?? []), { path: polyline([0, point + 0.2], [0, depth - 0.2]), kind: "seam" }],
  };
  const top = cubic([0, 0.5], [half * 0.4, 0.5], [edge[0] - half * 0.22, edge[1] + 0.35], edge);
  const foot = backNeck(half, 2.2 + height * 0.3);
  return {
    seam,
    back: [
      neckInside(seam, half, body),
      {
        outline: top.mirror().reverse().to(top).lineTo([half, 0]).to(foot.reverse()).close(),
        cloth: rib,
        role: "back",
        inside: 0.42,
        flat: true,
        edge: 0.6,
      },
    ],
    front: [mirrorPart(right), mitre],
  };
}
