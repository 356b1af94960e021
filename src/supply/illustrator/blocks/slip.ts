import type { Cloth } from "../cloth/cloth.ts";
import { bow, offset } from "../geometry/along.ts";
import { mix } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Fold, Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import { laceEdge } from "./lingerie-trim.ts";
import { onePieceStraps } from "./one-piece.ts";
import { scalloped } from "./scallop.ts";

export interface SlipShape {
  readonly neck: "v" | "straight" | "cowl";
  /** From the shoulder to the hem, the lace not counted. */
  readonly length: number;
  /** Half-width of the hem. */
  readonly hem: number;
  /** Lace over the bust, along the hem. */
  readonly bust: boolean;
  readonly edge: boolean;
}

export interface SlipCloths {
  readonly main: Cloth;
  readonly lace: Cloth;
  readonly trim: Cloth;
}

/** A slip or a camisole on narrow straps, cut to fall from the bust. y = 0 is the shoulder. */
export function slip(
  { neck, length, hem: half, bust, edge }: SlipShape,
  { main, lace, trim }: SlipCloths,
  random: Random,
): Part[] {
  const upper =
    neck === "v"
      ? spline([8, 11.8, "*"], [5.9, 16], [2.7, 20.4], [0, 23.6, "*"])
      : neck === "cowl"
        ? spline([8.3, 11.8, "*"], [5.6, 15.2], [0, 18])
        : spline([8, 12.2, "*"], [4.6, 14.6], [0, 15.6]);
  const arm = spline([9, 11.8, "*"], [10, 15.6], [11.6, 19], [14, 21.4, "*"]);
  const underbust = 28;
  const flare = (y: number) => mix(12.4, half, Math.max(0, (y - 38) / (length - 38)) ** 0.9);
  const side = spline(
    [14, 21.4, "*"],
    [13.5, 26],
    [12.5, 33],
    [12.4, 38],
    ...(length > 52 ? [[flare(mix(38, length, 0.35)) + 0.6, mix(38, length, 0.35)] as const] : []),
    [half, length, "*"],
  );
  const hem = spline(
    [half, length, "*"],
    [half * 0.66, length + 1.2],
    [half * 0.3, length + 1.2 + random.sway(0.5)],
    [-half * 0.1, length + 1.5],
    [-half * 0.5, length + 1.1 + random.sway(0.4)],
    [-half, length, "*"],
  );
  const neckline = upper.mirror().to(upper.reverse());
  const body: Part = {
    outline: neckline.to(arm).to(side).to(hem).to(side.mirror().reverse()).to(arm.mirror().reverse()).close(),
    cloth: main,
    role: "body",
    lift: 0.35,
    folds: folds(length, half, neck, random),
    lines: [
      { path: offset(neckline, 0.5, 0.02, 0.98, 16), kind: "stitch", strength: bust ? 0 : 0.6 },
      ...(edge ? [] : [{ path: hem.shift(0, -0.8), kind: "stitch" as const, strength: 0.7 }]),
    ],
  };
  const seam = spline(
    [-13.2, underbust - 0.6, "*"],
    [-7, underbust + 1],
    [0, underbust - 1.6],
    [7, underbust + 1],
    [13.2, underbust - 0.6, "*"],
  );
  const flank = spline([14, 21.4, "*"], [13.6, 25], [13.2, underbust - 0.6, "*"]);
  const panel: Part = {
    outline: scalloped(neckline, 1.1, -0.4)
      .to(arm)
      .to(flank)
      .to(scalloped(seam.reverse(), 1.4, -0.45))
      .to(flank.mirror().reverse())
      .to(arm.mirror().reverse())
      .close(),
    cloth: lace,
    role: "front",
    flat: true,
    edge: 0.7,
  };
  const straps = onePieceStraps([8.5, 11.9], 0.8, trim);
  const back: Part = {
    outline: spline([-14, 21.4], [-8, 18.4], [0, 17.2], [8, 18.4], [14, 21.4])
      .lineTo([12, 27], [-12, 27])
      .close(),
    cloth: main,
    role: "back",
    inside: 0.44,
    flat: true,
  };
  return [
    back,
    ...straps.back,
    ...(edge ? [laceEdge(hem, { cloth: lace, width: -4.2, scallop: 2 })] : []),
    body,
    ...(bust ? [panel] : []),
    ...straps.front,
  ];
}

/** Irregular, as silk falls: light on the bust, a long ridge, drags at the waist, uneven flutes. */
function folds(length: number, half: number, neck: SlipShape["neck"], random: Random): Fold[] {
  const long = length > 52;
  const flutes = (long ? [-0.74, -0.36, 0.06, 0.44, 0.78] : [-0.6, 0.1, 0.64]).map((u, i): Fold => {
    const x = u * half + random.sway(0.8);
    const size = (length - 34) * random.between(0.5, 0.85);
    return {
      spine: bow([x * 0.8, length - size], [x, length + 1.4], random.sway(0.05)),
      width: random.between(0.9, 1.6) * (i % 2 ? 0.8 : 1.1),
      depth: -random.between(0.34, 0.52),
      swell: "end",
    };
  });
  const cowl =
    neck === "cowl"
      ? [0, 1, 2].map(
          (i): Fold => ({
            spine: spline(
              [-7.4 + i * 0.7, 15.6 + i * 1.4],
              [random.sway(0.6), 20.4 + i * 2.6],
              [7.6 - i * 0.6, 15.4 + i * 1.5],
            ),
            width: 0.8,
            depth: -0.5 + i * 0.08,
          }),
        )
      : [];
  return [
    { spine: spline([-7.8, 17], [-7.6, 21], [-7, 26]), width: 2.6, depth: 0.5 },
    { spine: spline([7.4, 17], [7.4, 21], [6.8, 25]), width: 2.2, depth: 0.36 },
    { spine: bow([-5, 32], [-half * 0.5, length - 4], -0.04), width: 2.2, depth: 0.6 },
    { spine: bow([12.2, 36], [4, 41 + random.sway(1)], 0.1), width: 0.8, depth: -0.4, swell: "start" },
    { spine: bow([-12.2, 37], [-6, 40 + random.sway(1)], -0.1), width: 0.7, depth: -0.4, swell: "start" },
    ...cowl,
    ...flutes,
  ];
}
