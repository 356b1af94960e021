import type { Cloth } from "../cloth/cloth.ts";
import { bow } from "../geometry/along.ts";
import type { Point } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Fold, Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import { waistSeam } from "./dress-skirt.ts";
import { neckBack, veeOf } from "./open-neck.ts";
import { ruffle } from "./ruffle.ts";
import { type Torso, torsoEdges, torsoOutline } from "./torso.ts";

export interface WrapBodice {
  /** Its hem is the waist. */
  readonly torso: Torso;
  /** Where the fronts cross, below the shoulder. */
  readonly crossing: number;
  readonly cloth: Cloth;
  readonly frill: boolean;
}

/** Two fronts that cross, the upper one drawn to the right of the waist. */
export function wrapBodice(
  { torso, crossing, cloth, frill }: WrapBodice,
  random: Random,
): { back: Part; fronts: Part[] } {
  const { neck: half, hem: waist, length: waistY } = torso;
  const { armhole, shoulder, side } = torsoEdges(torso);
  const seam = veeOf(half, crossing);
  const under: Part = {
    outline: torsoOutline(torso, seam),
    cloth,
    role: "body",
    lift: 0.3,
    folds: [
      { spine: bow([waist - 1, waistY - 7.5], [3.4, 20], 0.08), width: 0.8, depth: -0.42 },
      { spine: bow([9, 8], [7.4, 24], 0.05), width: 2.2, depth: 0.34 },
    ],
    lines: [{ path: armhole, kind: "seam" }],
  };
  // The upper front runs from the left shoulder across to the tie.
  const edge = spline(
    [-half, 0, "*"],
    [-5, crossing * 0.44],
    [1.2, crossing + 2],
    [waist - 4.4, waistY - 8],
    [waist - 0.2, waistY - 1, "*"],
  );
  const upper: Part = {
    outline: edge
      .lineTo([waist, waistY])
      .to(waistSeam(waist, waistY).reverse())
      .to(shoulder.to(armhole).to(side).mirror().reverse())
      .close(),
    cloth,
    role: "front",
    lift: 0.5,
    folds: crossFolds(torso, random),
    lines: [
      { path: armhole.mirror(), kind: "seam" },
      { path: edge.map(([x, y]): Point => [x - 0.7, y + 0.5]), kind: "stitch", strength: 0.6 },
    ],
  };
  const edging = frill
    ? [ruffle({ along: edge, depth: (t) => 4 - t * 2, waves: 7, cloth, falls: "normal", side: 1 }, random)]
    : [];
  return { back: neckBack(seam, half, 2.4, cloth), fronts: [under, upper, ...edging] };
}

/** Everything is pulled towards the tie. */
function crossFolds(t: Torso, random: Random): Fold[] {
  const drag = (x: number, y: number, depth: number, width = 0.8): Fold => ({
    spine: bow(
      [t.hem - 4 - random.between(0, 2), t.length - random.between(0.4, 3)],
      [x, y],
      random.between(-0.1, -0.04),
    ),
    width,
    depth,
    swell: "start",
  });
  return [
    drag(-9.4, 24, -0.58, 0.9),
    drag(-6, 17.5, -0.48),
    drag(-11.4, 31, -0.52),
    drag(0.5, 24, -0.42, 0.6),
    drag(-8, 27.4, 0.5, 1.2),
    {
      spine: bow([-t.underarm, t.underarmY + 0.5], [-7.5, t.underarmY + 8], 0.1),
      width: 0.8,
      depth: -0.46,
      swell: "start",
    },
    { spine: bow([-9.6, 7], [-8.4, 21], 0.04), width: 2.4, depth: 0.4 },
  ];
}
