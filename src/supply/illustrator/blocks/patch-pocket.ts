import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { corner, polyline, spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";

export interface PatchPocketShape {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cloth: Cloth;
  readonly bottom?: "point" | "round" | "straight" | "cut";
  /** A flap over its mouth. */
  readonly flap?: {
    readonly height: number;
    readonly shape: "point" | "straight" | "scallop";
    readonly button?: Colour;
  };
}

/** A pocket sewn on, stitched close to its edge; tilted a little, as the chest is. */
export function patchPocket(of: PatchPocketShape): Part[] {
  const { left, top, width, height, cloth, bottom = "point", flap } = of;
  const right = left + width;
  const middle = left + width / 2;
  const low = top + height;
  const tilt = left < 0 ? -0.2 : 0.2;
  const rightTop = top - tilt;
  const base = {
    point: polyline([right, low - 1.7], [middle, low], [left, low - 1.6]),
    straight: polyline([right, low], [left, low]),
    cut: polyline([right, low - 1.5], [right - 1.5, low], [left + 1.5, low], [left, low - 1.5]),
    round: spline(
      [right, low - 2.4, "*"],
      [right - 0.6, low - 0.6],
      [right - 2.4, low],
      [left + 2.4, low],
      [left + 0.6, low - 0.6],
      [left, low - 2.4, "*"],
    ),
  }[bottom];
  const outline = polyline([left, top], [right, rightTop]).to(base).close();
  const [centreX, centreY] = [middle, top + height / 2];
  const inner = outline.map(([x, y]) => [
    centreX + (x - centreX) * (1 - 0.8 / width),
    centreY + (y - centreY) * (1 - 0.8 / height),
  ]);
  const pocket: Part = {
    outline,
    cloth,
    role: "front",
    lift: 0.18,
    flat: true,
    sewnOn: true,
    edge: 0.85,
    lines: [
      { path: inner, kind: "stitch" },
      ...(flap ? [] : [{ path: polyline([left, top + 2], [right, rightTop + 2]), kind: "stitch" } as const]),
    ],
  };
  if (!flap) return [pocket];
  const [a, b] = [left - 0.3, right + 0.3];
  const flapLow = top - 0.6 + flap.height;
  const edge = {
    point: polyline([b, flapLow - 1.3], [middle, flapLow], [a, flapLow - 1.3]),
    straight: polyline([b, flapLow - 0.2], [b - 0.6, flapLow], [a + 0.6, flapLow], [a, flapLow - 0.2]),
    scallop: spline(
      [b, flapLow - 1.8, "*"],
      [(b + middle) / 2, flapLow - 1.4],
      corner([middle, flapLow]),
      [(a + middle) / 2, flapLow - 1.4],
      [a, flapLow - 1.8, "*"],
    ),
  }[flap.shape];
  const flapOutline = polyline([a, top - 0.6], [b, rightTop - 0.6])
    .to(edge)
    .close();
  const flapY = top - 0.6 + flap.height / 2;
  return [
    pocket,
    {
      outline: flapOutline,
      cloth,
      role: "front",
      lift: 0.4,
      flat: true,
      sewnOn: true,
      edge: 0.9,
      lines: [
        {
          path: flapOutline.map(([x, y]) => [
            middle + (x - middle) * (1 - 0.9 / width),
            flapY + (y - flapY) * (1 - 0.9 / flap.height),
          ]),
          kind: "stitch",
        },
      ],
      ...(flap.button && {
        trims: [
          {
            kind: "button",
            at: [middle, flapLow - (flap.shape === "straight" ? 1.5 : 2.1)],
            radius: 0.55,
            colour: flap.button,
          },
        ],
      }),
    },
  ];
}
