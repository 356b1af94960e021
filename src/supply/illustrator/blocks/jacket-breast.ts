import type { Cloth } from "../cloth/cloth.ts";
import { bow } from "../geometry/along.ts";
import { polyline, spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";

/** The left breast of a jacket, cropped: its lapel and the welt of the pocket. */
export function jacketBreast(cloth: Cloth): { behind: Part[]; front: Part[] } {
  const edge = spline([-4.9, -9.5], [-3.5, -6.4, "*"], [-5.2, -0.6], [-7.2, 5.4], [-8.9, 9.5]);
  const cropped: Part = {
    outline: polyline([-9, -9.5], [8.6, -9.5], [8.6, 9.5], [-9, 9.5]).close(),
    cloth,
    role: "back",
    lift: 0.3,
  };
  const lapel: Part = {
    outline: polyline([-9, 9.5], [-9, -9.5], [-4.9, -9.5]).to(edge).close(),
    cloth,
    role: "front",
    lift: 0.55,
    grain: 12,
    folds: [{ spine: bow([-7.4, -7], [-8, 6], 0.03), width: 0.7, depth: 0.5 }],
    lines: [{ path: edge.shift(-0.32, 0), kind: "stitch", strength: 0.7 }],
  };
  const welt: Part = {
    outline: polyline([-4.5, 1.6], [6.7, 0.3], [6.8, 3], [-4.4, 4.3]).close(),
    cloth,
    role: "front",
    lift: 0.34,
    grain: -6,
    flat: true,
    lines: [
      { path: polyline([-4.2, 2], [-4.15, 3.9]), kind: "stitch" },
      { path: polyline([6.4, 0.7], [6.45, 2.7]), kind: "stitch" },
    ],
  };
  return { behind: [cropped], front: [welt, lapel] };
}
