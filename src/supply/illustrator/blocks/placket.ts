import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { polyline, spline } from "../geometry/spline.ts";
import type { Line, Part, Trim } from "../model/part.ts";

export interface PlacketShape {
  readonly from: number;
  readonly until: number;
  readonly cloth: Cloth;
  readonly width?: number;
  /** Buttons, evenly spaced from the first; "hidden" under a fly front. */
  readonly buttons:
    | {
        readonly colour: Colour;
        readonly first: number;
        readonly pitch: number;
        readonly radius?: number;
        readonly style?: "four" | "snap" | "pearl";
      }
    | "hidden";
  /** How it ends: with the hem, or stitched down on the body with a box. */
  readonly end?: "hem" | "box" | "point";
  /** The strip's top opens to a V. */
  readonly opens?: boolean;
  /** Where the strip lies: 0 at the centre front. */
  readonly centre?: number;
}

/** The strip a front is buttoned with. Its lower end follows the hem, so `until` is where the hem is there. */
export function placket(of: PlacketShape): Part {
  const { from, until, cloth, width = 3.5, buttons, end = "hem", opens = false, centre = 0 } = of;
  const [left, right] = [centre - width / 2, centre + width / 2];
  const bottom =
    end === "point"
      ? polyline([right, until - width * 0.4], [centre, until], [left, until - width * 0.4])
      : polyline([right, until], [left, until]);
  const top = opens
    ? polyline([left, from - 2.2], [centre, from + 0.4], [right, from - 2.2])
    : polyline([left, from], [right, from + 0.1]);
  const inset = width * 0.16;
  const stitch = (x: number): Line => ({
    path: spline([x, from + 1], [x + 0.05, (from + until) / 2], [x, until - (end === "hem" ? 0.2 : 0.6)]),
    kind: "stitch",
  });
  const box: Line[] =
    end === "box"
      ? [0.6, 2.6].map((up) => ({
          path: polyline([left + inset, until - up], [right - inset, until - up]),
          kind: "stitch",
        }))
      : [];
  const trims: Trim[] = [];
  if (buttons !== "hidden") {
    const { colour, first, pitch, radius = 0.56, style = "four" } = buttons;
    const last = until - (end === "hem" ? 6.5 : 2.4);
    for (let y = first; y <= last; y += pitch) {
      trims.push({ kind: "button", at: [centre, y], radius, colour, style });
    }
  }
  return {
    outline: top.to(bottom).close(),
    cloth,
    role: "front",
    lift: 0.25,
    flat: true,
    sewnOn: true,
    lines: [stitch(left + inset), stitch(right - inset), ...box],
    trims,
  };
}
