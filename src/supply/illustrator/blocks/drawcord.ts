import type { Cloth } from "../cloth/cloth.ts";
import { type Colour, light, shadow } from "../colour/oklab.ts";
import { ribbon } from "../geometry/along.ts";
import type { Point } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import type { Random } from "../random.ts";

/** Two cord ends that hang from eyelets beside the centre; the cord is knotted at its ends. */
export function drawcord(
  at: Point,
  colour: Colour,
  random: Random,
  { length = 15, width = 0.55, gap = 1.5 }: { length?: number; width?: number; gap?: number } = {},
): Part[] {
  const cord: Cloth = { kind: "cotton", colour };
  return [-1, 1].flatMap((side): Part[] => {
    const reach = length * random.between(0.86, 1.08);
    const [x, y] = [at[0] + side * gap, at[1]];
    const end: Point = [x + side * random.between(0.5, 1.7), y + reach];
    const spine = spline(
      [x, y],
      [x + side * random.between(-0.1, 0.5), y + reach * 0.3],
      [x + side * random.between(0.2, 1.2), y + reach * 0.68],
      end,
    );
    return [
      {
        outline: ribbon(spine, width, 6),
        cloth: cord,
        role: "belt",
        lift: 0.35,
        edge: 0.8,
        lines: [{ path: spine, kind: "fine", strength: 0.8 }],
        trims: [
          { kind: "rivet", at: [x, y], radius: width * 0.72, colour: shadow(colour, 0.3) },
          { kind: "rivet", at: [end[0], end[1] - 0.7], radius: width * 0.95, colour: light(colour, 0.06) },
        ],
      },
    ];
  });
}
