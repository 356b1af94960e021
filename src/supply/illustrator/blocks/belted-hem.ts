import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { rectangle } from "../geometry/shapes.ts";
import { polyline, spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import { atHeight } from "./height.ts";
import { strokes } from "./strokes.ts";
import { sideSeam, type Torso } from "./torso.ts";

/** A frame and its prong. */
export function buckle(x: number, y: number, width: number, height: number, metal: Colour): Part[] {
  const inset = 0.42;
  return [
    {
      outline: rectangle(x, y, width, height, 0.5),
      holes: [rectangle(x + inset, y + inset, width - inset * 2, height - inset * 2, 0.3)],
      cloth: { kind: "metal", colour: metal },
      role: "belt",
      lift: 0.4,
    },
    {
      outline: rectangle(x - 0.2, y + height / 2 - 0.16, width * 0.9, 0.32, 0.14),
      cloth: { kind: "metal", colour: metal },
      role: "belt",
      lift: 0.2,
    },
  ];
}

/** The belt of a biker's jacket, run through loops just above its hem. */
export function beltedHem(torso: Torso, cloth: Cloth, metal: Colour): Part[] {
  const { length: l, dip } = torso;
  const side = sideSeam(torso);
  const level = (y: number) => {
    const half = atHeight(side, y)[0] + 0.25;
    return spline([-half, y], [0, y + dip * 0.85], [half, y]);
  };
  const [top, bottom] = [l - 6, l - 2];
  const loop = (x: number): Part => ({
    outline: polyline(
      [x - 0.6, top - 0.5],
      [x + 0.6, top - 0.5],
      [x + 0.6, bottom + 1.4],
      [x - 0.6, bottom + 1.4],
    ).close(),
    cloth,
    role: "belt",
    lift: 0.3,
    flat: true,
  });
  return [
    {
      outline: level(top).to(level(bottom).reverse()).close(),
      cloth,
      role: "belt",
      lift: 0.4,
      folds: [{ spine: level(top + 1.3), width: 0.7, depth: 0.5 }],
      lines: [{ path: strokes([level(top + 0.5), level(bottom - 0.5)]), kind: "stitch" }],
    },
    loop(-torso.hem * 0.62),
    loop(torso.hem * 0.62),
    ...buckle(0.8, top + dip * 0.6 - 0.5, 4, 5, metal),
  ];
}
