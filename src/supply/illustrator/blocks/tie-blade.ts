import type { Cloth } from "../cloth/cloth.ts";
import { bow } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { polyline, spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import type { Random } from "../random.ts";

export type TieEnd = "point" | "square";

/** One end, from a narrow top at `y` down to its tip: the sides run straight, then meet in a point. */
function bladeShape(x: number, y: number, top: number, width: number, length: number, end: TieEnd): Path {
  const low = y + length;
  const point = end === "point" ? width * 0.5 : 0;
  return spline(
    [x + top / 2, y],
    [x + top / 2 + (width - top) * 0.17, y + length * 0.36],
    [x + width / 2 - 0.05, y + length * 0.8],
    [x + width / 2, low - point],
  )
    .lineTo([x, low], [x - width / 2, low - point])
    .to(
      spline(
        [x - width / 2, low - point],
        [x - width / 2 + 0.05, y + length * 0.8],
        [x - top / 2 - (width - top) * 0.17, y + length * 0.36],
        [x - top / 2, y],
      ),
    )
    .close();
}

/** One end as a part: lit along its left, shaded along its right, creased where it leaves the knot. */
export function tieBlade(
  x: number,
  y: number,
  top: number,
  width: number,
  length: number,
  end: TieEnd,
  cloth: Cloth,
  random: Random,
  more: Partial<Part>,
): Part {
  const low = y + length;
  return {
    outline: bladeShape(x, y, top, width, length, end),
    cloth,
    role: "body",
    origin: [x, y],
    folds: [
      {
        spine: bow([x - width * 0.2, y + length * 0.16], [x - width * 0.27, low - width * 0.7], 0.01),
        width: width * 0.12,
        depth: 0.55,
      },
      {
        spine: bow([x + width * 0.3, y + length * 0.3], [x + width * 0.4, low - width * 0.7], -0.01),
        width: width * 0.09,
        depth: -0.4,
      },
      {
        spine: bow([x + random.sway(0.3), y], [x + random.sway(0.5), y + length * 0.26], 0.03),
        width: top * 0.12,
        depth: -0.55,
        swell: "start",
      },
    ],
    lines:
      end === "square"
        ? [
            {
              path: polyline([x - width / 2 + 0.1, low - 0.9], [x + width / 2 - 0.1, low - 0.9]),
              kind: "groove",
              strength: 0.7,
            },
          ]
        : [],
    ...more,
  };
}
