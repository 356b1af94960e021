import type { Cloth } from "../cloth/cloth.ts";
import { bow } from "../geometry/along.ts";
import { mix } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Fold, Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import type { Leg } from "./leg.ts";

/** A ribbed or elastic cuff that draws the leg in; `share` is its width in the hem's. */
export function legCuff(of: Leg, cloth: Cloth, height: number, share = 0.8): Part {
  const { length, hem } = of.shape;
  const middle = (hem[0] + hem[1]) / 2;
  const half = ((hem[0] - hem[1]) / 2) * share;
  const y = length - 0.4;
  const top = spline([middle - half, y, "*"], [middle, y + 0.7], [middle + half, y, "*"]);
  const side = spline(
    [middle + half, y, "*"],
    [middle + half * 0.99 + 0.15, y + height * 0.5],
    [middle + half * 0.94, y + height, "*"],
  );
  const bottom = spline(
    [middle + half * 0.94, y + height, "*"],
    [middle, y + height + 0.8],
    [middle - half * 0.94, y + height, "*"],
  );
  return {
    outline: top.to(side).to(bottom).to(side.mirror(middle).reverse()).close(),
    cloth,
    role: "cuff",
    lift: 0.25,
    lines: [{ path: top, kind: "groove", strength: 0.7 }],
  };
}

/** Gathers above a cuff or a drawn hem. */
export function cuffGathers(of: Leg, random: Random, count = 6, reach = 9): Fold[] {
  const { length } = of.shape;
  return Array.from({ length: count }, (_, i) => {
    const u = mix(0.1, 0.9, i / (count - 1)) + random.sway(0.04);
    const from = of.at(u, length);
    const to = of.at(mix(0.5, u, 1.12), length - random.between(reach * 0.4, reach));
    return {
      spine: bow(from, to, random.sway(0.07)),
      width: random.between(0.35, 0.6),
      depth: -random.between(0.35, 0.65),
      swell: "start" as const,
    };
  });
}
