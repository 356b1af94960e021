import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import type { Point } from "../geometry/point.ts";
import { cubic } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import { neckInside, type RibbedNeck, roundNeck, veeNeck } from "./ribbed-neck.ts";

/** A rib around the neck that goes over into the button band. */
export function bandedNeck({
  round,
  half,
  meet,
  band,
  main,
  rib,
}: {
  readonly round: boolean;
  readonly half: number;
  /** Where the fronts meet. */
  readonly meet: number;
  /** Half the width of the band below. */
  readonly band: number;
  readonly main: Cloth;
  readonly rib: Cloth;
}): RibbedNeck {
  const seam = round ? roundNeck(half, meet) : veeNeck(half, meet);
  const edge: Point = [half - 1.1, -0.9];
  const backTop = cubic([-edge[0], edge[1]], [-half * 0.5, -0.1], [half * 0.5, -0.1], edge);
  const backLow = cubic([-half, 0], [-half * 0.6, 2.9], [half * 0.6, 2.9], [half, 0]);
  const back: Part[] = [
    neckInside(seam, half, main),
    {
      outline: backTop.lineTo([half, 0]).to(backLow.reverse()).close(),
      cloth: rib,
      role: "back",
      inside: 0.4,
      flat: true,
      edge: 0.6,
    },
  ];
  const collar = (outline: Path): Part => ({ outline, cloth: rib, role: "collar", lift: 0.3 });
  if (round) {
    const opening = roundNeck(edge[0], meet - 2.4, edge[1]);
    const ring = collar(opening.lineTo([half, 0]).to(seam.reverse()).close());
    return { seam, back, front: [{ ...ring, lines: [{ path: seam, kind: "groove" as const }] }] };
  }
  // One side runs over the other and into the band below.
  const outer = cubic([band, meet + 1], [band + 0.9, meet * 0.84], [half - 0.6, meet * 0.35], [half, 0]);
  const inner = cubic([-band, meet + 1], [1.2 - band, meet * 0.82], [half - 2.5, meet * 0.33], edge);
  const right: Part = { ...collar(outer.to(inner.reverse()).close()), grain: 15, origin: [0, meet] };
  return { seam, back, front: [mirrorPart(right), right] };
}
