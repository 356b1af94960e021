import { roundedShape } from "../../blocks/bag-shape.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Path } from "../../geometry/path.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";

const faces: readonly Colour[] = ["#d9d3c6", "#33415c", "#8d9a93", "#a5704e", "#c9cdd1"];

/** A plain card that looks out of its slot. */
export const card = (left: number, right: number, top: number, bottom: number, which: number): Part => ({
  outline: roundedShape([left, top, 0.34], [right, top, 0.34], [right, bottom, 0.1], [left, bottom, 0.1]),
  cloth: { kind: "acetate", colour: faces[which % faces.length] ?? "#d9d3c6" },
  role: "lining",
  lift: 0.1,
  flat: true,
  edge: 0.7,
});

/** The upper edge of a card slot: straight, or scooped for the thumb. */
export function slotEdge(
  left: number,
  right: number,
  y: number,
  shape: "straight" | "scoop" | "slant",
): Path {
  if (shape === "straight") return polyline([left, y], [right, y]);
  if (shape === "slant") return polyline([left, y + (right - left) * 0.22], [right, y]);
  const middle = (left + right) / 2;
  return spline(
    [left, y],
    [middle - 1.5, y, "*"],
    [middle - 0.9, y + 0.75],
    [middle, y + 1.02],
    [middle + 0.9, y + 0.75],
    [middle + 1.5, y, "*"],
    [right, y],
  );
}
