import type { Cloth } from "../cloth/cloth.ts";
import { ribbon } from "../geometry/along.ts";
import type { Point } from "../geometry/point.ts";
import { corner, spline } from "../geometry/spline.ts";
import type { Line, Part } from "../model/part.ts";
import type { DressTop } from "./dress-top.ts";
import { armholeBacks, bareArmhole, strapped } from "./sleeveless.ts";
import { slenderStraps } from "./slender-straps.ts";
import { type Torso, torsoEdges } from "./torso.ts";

export type BustEdge = "cowl" | "v" | "straight" | "sweetheart" | "scooped";

/** The inside of a low back, seen over the front's edge. */
export const lowBack = (cloth: Cloth, x: number, y: number, rise = 1.8, label = true): Part => ({
  outline: spline([-x, y], [-x * 0.55, y - rise * 0.7], [0, y - rise], [x * 0.55, y - rise * 0.7], [x, y])
    .lineTo([x - 3, y + 7], [3 - x, y + 7])
    .close(),
  cloth,
  role: "back",
  inside: 0.5,
  flat: true,
  ...(label && {
    trims: [{ kind: "label", at: [0, y - rise + 1.5], width: 3.2, height: 1.3, colour: "#efe9df" }],
  }),
});

/** Held by slender straps: `strapX` is where they are sewn on. */
export function strapTop(
  shape: BustEdge,
  cloth: Cloth,
  { width = 0.62, second }: { width?: number; second?: number } = {},
): DressTop {
  const strap = 8.4;
  // The front ends as wide as its strap, which would else overhang the peak it is sewn to.
  const peak = Math.max(0, width / 2 - 0.2);
  const x = strap - peak;
  const neck = {
    cowl: spline([0, 23.6], [1.2, 23.5], [3.4, 22.6], [6.4, 19.6], [x, 14.2, "*"]),
    v: spline([0, 24, "*"], [4.4, 19], [x, 13.4, "*"]),
    straight: spline([0, 18.4], [1.6, 18.4], [4.6, 18], [x - 0.6, 16.4], [x, 15.4, "*"]),
    sweetheart: spline([0, 21.6, "*"], [2.6, 18.6], [5.6, 17.2], [x, 14.4, "*"]),
    scooped: spline([0, 21.2], [1.4, 21.1], [4, 20.3], [7, 17.4], [x, 13.6, "*"]),
  }[shape];
  const y = neck.end[1];
  const underarm: Point = [14.5, 23.2];
  const right = neck
    .lineTo([strap + peak, y])
    .to(spline([strap + peak, y, "*"], [10 + peak * 0.5, 18], [11.8, 21], corner(underarm)));
  const straps = slenderStraps({
    cloth,
    from: [strap, y + 0.3],
    back: [6.4, 21.4],
    width,
    ...(second !== undefined && { second }),
  });
  const edge = right.mirror().reverse().to(right);
  return {
    edge,
    underarm,
    back: [...straps.back, lowBack(cloth, 14.2, 23.2)],
    front: straps.front,
    lines: shape === "cowl" ? [] : [{ path: edge.shift(0, 0.75), kind: "stitch", strength: 0.5 }],
  };
}

/** Held by its boning alone. */
export function straplessTop(
  shape: "straight" | "sweetheart" | "notched" | "peaked",
  cloth: Cloth,
): DressTop {
  const underarm: Point = [14.2, 22.4];
  const right = {
    straight: spline([0, 18.4], [1.6, 18.4], [5, 18.2], [9.6, 18], [12.4, 19.6], corner(underarm)),
    sweetheart: spline([0, 22, "*"], [2.8, 17.9], [7.2, 16.6], [10.9, 18.6], corner(underarm)),
    notched: spline([0, 25.5, "*"], [1, 20.4], [1.9, 18.2, "*"], [7, 17.4], [11.2, 18.8], corner(underarm)),
    peaked: spline([0, 22.4, "*"], [4.4, 18.6], [8.8, 15.8, "*"], [11.2, 18.8], corner(underarm)),
  }[shape];
  const edge = right.mirror().reverse().to(right);
  return {
    edge,
    underarm,
    back: [lowBack(cloth, 13.9, 22.4, shape === "straight" ? 0.6 : 2.4, false)],
    front: [],
    lines: [{ path: edge.shift(0, 0.9), kind: "stitch", strength: 0.5 }],
  };
}

/** Tied or buttoned behind the neck, the back bare. */
export function halterTop(shape: "band" | "v" | "cowl" | "keyhole", cloth: Cloth): DressTop {
  const underarm: Point = [14.2, 22.4];
  const open = shape === "v" || shape === "cowl";
  const neck = {
    band: spline([0, 1.8], [1, 1.75], [3, 1.2], [6, -1.6, "*"]),
    keyhole: spline([0, 1.8], [1, 1.75], [3, 1.2], [6, -1.6, "*"]),
    v: spline([0, 25, "*"], [3.2, 14], [5, 4.6], [5.3, -2.2, "*"]),
    cowl: spline([0, 16], [1.2, 15.8], [3.4, 14.1], [5.5, 8], [6, -2, "*"]),
  }[shape];
  const arm = spline(
    [open ? 7.5 : 6.2, -1.9, "*"],
    [open ? 8.4 : 7.1, 6],
    [9.2, 13],
    [11, 18.6],
    corner(underarm),
  );
  const right = neck.to(arm);
  const band: Part = {
    outline: spline([-6.2, -1.8, "*"], [-3, 1.1], [0, 1.6], [3, 1.1], [6.2, -1.8, "*"])
      .lineTo([5.7, -4.4])
      .to(spline([5.7, -4.4, "*"], [3, -1.9], [0, -1.3], [-3, -1.9], [-5.7, -4.4, "*"]))
      .close(),
    cloth,
    role: "collar",
    lift: 0.35,
  };
  const behind: Part = {
    outline: open
      ? ribbon(spline([-6.4, -1.6], [-4, -4.2], [0, -5], [4, -4.2], [6.4, -1.6]), 1.7, 8)
      : spline([-5.8, -4.4], [0, -3.6], [5.8, -4.4]).lineTo([5.6, -2], [0, -1], [-5.6, -2]).close(),
    cloth,
    role: "back",
    inside: 0.45,
    flat: true,
  };
  const facing = arm.map(([x, y]): Point => [x - 0.8, y + 0.3]);
  return {
    edge: right.mirror().reverse().to(right),
    underarm,
    back: [
      behind,
      {
        outline: spline([-14.2, 22.4], [-7, 27.5], [0, 29.5], [7, 27.5], [14.2, 22.4])
          .lineTo([12, 33], [-12, 33])
          .close(),
        cloth,
        role: "back",
        inside: 0.5,
        flat: true,
      },
    ],
    front: open ? [] : [band],
    lines: [facing, facing.mirror()].map((path): Line => ({ path, kind: "stitch", strength: 0.5 })),
  };
}

/** One shoulder bare: the edge runs from the left underarm up to the right shoulder. */
export function oneShoulderTop(torso: Torso, cloth: Cloth, sleeved: boolean): DressTop {
  const bare = strapped(torso, sleeved ? 20 : 5.5);
  const { shoulder, armhole: sewn } = torsoEdges(bare);
  const armhole = sleeved ? sewn : bareArmhole(bare, 0.8);
  const underarm: Point = [torso.underarm, torso.underarmY];
  const neck = spline(
    [-underarm[0] + 0.6, underarm[1] + 1, "*"],
    [-9.6, 18.4],
    [-2.4, 13.6],
    [4.6, 6.4],
    [torso.neck, 0, "*"],
  );
  const inner = spline([-13.4, 21.4], [-4, 18], [2.6, 10.8], [torso.neck - 0.2, 1.2]);
  const back: Part = {
    outline: spline([-13.8, 22], [-5, 17.2], [1, 9.6], [torso.neck, 0]).lineTo([9, 14], [-4, 27]).close(),
    cloth,
    role: "back",
    inside: 0.52,
    flat: true,
  };
  return {
    edge: neck.to(shoulder).to(armhole),
    underarm,
    back: [back, ...(sleeved ? [] : armholeBacks(bare, armhole, cloth).slice(0, 1))],
    front: [],
    lines: [
      { path: inner.shift(0.2, 0.6), kind: "stitch", strength: 0.5 },
      { path: armhole, kind: "seam", strength: sleeved ? 1 : 0.01 },
    ],
  };
}
