import { roundedShape } from "../../blocks/bag-shape.ts";
import { strap } from "../../blocks/bag-straps.ts";
import { dRing } from "../../blocks/hardware.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import type { Metal } from "../silhouette.ts";

/** What is seen of the shoulder straps behind a backpack, and the loop it hangs by. */
export function carrying(half: number, height: number, cloth: Cloth, metal: Metal, width = 2.6): Part[] {
  const right = spline(
    [half * 0.3, -height + 1],
    [half * 0.86, -height + 1.2],
    [half * 1.14, -height * 0.78],
    [half * 1.2, -height * 0.48],
    [half * 1.12, -height * 0.2],
    [half * 0.9, -2.6],
  );
  const left = spline(
    [-half * 0.3, -height + 1],
    [-half * 0.84, -height + 1.4],
    [-half * 1.1, -height * 0.76],
    [-half * 1.15, -height * 0.5],
    [-half * 1.1, -height * 0.18],
    [-half * 0.9, -2.6],
  );
  const loop: Part = {
    outline: roundedShape(
      [-3.6, -height - 4, 1.9],
      [3.6, -height - 4, 1.9],
      [4, -height + 1, 0.4],
      [-4, -height + 1, 0.4],
    ),
    holes: [
      roundedShape(
        [-2.2, -height - 2.7, 1.2],
        [2.2, -height - 2.7, 1.2],
        [2.5, -height + 0.6, 0.2],
        [-2.5, -height + 0.6, 0.2],
      ),
    ],
    cloth,
    role: "back",
    lift: 0.1,
  };
  return [
    { ...strap(left, width, cloth, { behind: true, nodes: 14, taper }), role: "back" },
    {
      ...strap(right, width, cloth, { behind: true, nodes: 14, taper }),
      role: "back",
      trims: [dRing([half * 1.09, -height * 0.17], 2.2, 14, metal)],
    },
    loop,
  ];
}

/** Padded over the shoulder, narrow below. */
const taper = (share: number): number => (share < 0.62 ? 1.15 : 0.62);
