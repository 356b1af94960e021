import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { polygon, polyline, spline } from "../geometry/spline.ts";
import type { Line, Part } from "../model/part.ts";
import type { Leg } from "./leg.ts";

/** A patch with a flap, as on cargo trousers: bellows at its sides, a flap with snaps. */
export function bellowsPocket(
  of: Leg,
  cloth: Cloth,
  { y, width = 13, height = 17, button }: { y: number; width?: number; height?: number; button: Colour },
): Part[] {
  const outer = (at: number) => of.at(1, at)[0] + 0.25;
  const [right, low] = [outer(y), outer(y + height)];
  const [left, lowLeft] = [right - width, low - width * 0.98];
  const slope = 0.9;
  const gusset = polygon(
    [right - 1.2, y + 1],
    [right + 0.7, y + 1.4],
    [low + 0.6, y + height - 0.4],
    [low - 1.2, y + height],
  );
  const patch = polygon(
    [left, y + slope],
    [right, y],
    [low, y + height - 1],
    [low - 0.9, y + height],
    [lowLeft + 0.9, y + height + slope],
    [lowLeft, y + height - 1 + slope],
  );
  const middle = (left + right) / 2;
  const flap = polygon(
    [left - 0.35, y - 0.8 + slope],
    [right + 0.4, y - 0.8],
    [right + 0.35, y + 4],
    [right - 0.5, y + 5],
    [left + 0.6, y + 5 + slope],
    [left - 0.3, y + 4.1 + slope],
  );
  const inset = (dx: number): Line => ({
    path: polyline(
      [left + dx, y + 5 + slope],
      [lowLeft + dx, y + height - dx + slope],
      [low - dx, y + height - dx],
      [right - dx, y + 5],
    ),
    kind: "stitch",
    strength: 0.8,
  });
  return [
    { outline: gusset, cloth, role: "front", flat: true, sewnOn: true, light: -0.12, lift: 0.2 },
    {
      outline: patch,
      cloth,
      role: "front",
      sewnOn: true,
      lift: 0.35,
      folds: [
        {
          spine: spline([middle, y + 5], [middle + 0.3, y + 10], [middle + 0.1, y + height]),
          width: 0.5,
          depth: -0.5,
          hard: true,
        },
        {
          spine: spline([left + 2, y + height - 1], [left + 4, y + height - 4], [left + 5, y + height - 8]),
          width: 0.5,
          depth: -0.35,
          swell: "start",
        },
      ],
      lines: [
        inset(0.6),
        { path: polyline([middle, y + 5], [middle + 0.1, y + height]), kind: "pleat", strength: 0.7 },
      ],
    },
    {
      outline: flap,
      cloth,
      role: "front",
      sewnOn: true,
      lift: 0.45,
      lines: [
        {
          path: polyline(
            [left + 0.3, y + 0.2 + slope],
            [left + 0.35, y + 4.2 + slope],
            [right - 0.4, y + 4.2],
            [right - 0.3, y + 0.1],
          ),
          kind: "stitch",
          strength: 0.8,
        },
      ],
      trims: [left + 2, right - 2].map((x, i) => ({
        kind: "button" as const,
        at: [x, y + 3 + (i === 0 ? slope : 0)] as const,
        radius: 0.5,
        colour: button,
        style: "snap" as const,
      })),
    },
  ];
}
